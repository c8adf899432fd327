"""Common words of three letters: that one of them stands only in what is hidden says nothing."""

from __future__ import annotations

from typing import Final

from core.text.fold import word_set
from core.text.languages import Language

SHORT_WORDS: Final[dict[Language, frozenset[str]]] = {
    "es": word_set("""
        ala ama amo año are ata ate ave aya baj bar bis boa can cal cae col con cou cruz dan dar das del den des
        dia dio dos don ego eje ela ele era ere esa ese eso esa fan fea feo fia fin fue fui gas gel gol haz hay han has
        hoy hoz ida ido ira iba iba ire jet lar las lea lee les ley leo leí loa los luz mal mas mar mes mia mio mil
        mis miel moz muy nos oir oye oia oro ojo oso osa ola ole pan par paz pez pie por que rea rio red res rey
        ria rie roe sal sea sed ser seis sin sol son sor sur sus tan tal tus tia tio tos tez uno una uña usa uso uva
        van vas vea veo ven ver vez via vio voy voz van yaz zar zoo ley pus pon sal cae cay fe haz hez hijo lid
        lia lio lis luna muro nao non nuez ocho once osa oca ojal olor pro rol sor sos tea tul vid vil yegua yerno
        ajo así aún cal cid coz eco eje era ida lago las ley mago ojo pus rapa rata tres"""),
    "pt": word_set("""
        aba ajo ali ano ama amo aos ara ate ata ave avo bar bem boa boi bom cal cai cao cem cera ceu cha com cor cova cru
        cruz dai dao dar das dei deu dez dia diz dom dor dos dou ela ele elo era eis ele esse eu fez fel fim fio fiz foi
        fui gas giz gol ida ido ilha ira iam ela isso jaz jeu lar las lei lem ler leu lia los lua luz mae mal mao mar mas
        mau meu mel mes mil nao nas nem nos nua num nus oco oir olha ola oro osso ova ovo pai pao par paz pe pes por pos
        pia pos que rei rio roi rol rua ria riu sal sao seu sei sem ser sim sob sol som sou sua sul tal tao tem ter
        teu tia tio tom tua uma uns uso uva usa uva vai vao vara ver vez via viu vir voa voo voz vos xis zoo asa eco fe
        bis mim pau pus rua rim sai sede tez urso ure asno dado duas veu vil nau mia cabo cego anil"""),
    "en": word_set("""
        act add ago aid aim air ale all and ant any ape arc are ark arm art ash ask ate awe axe bad bag ban bar
        bat bay bed bee beg bet bid big bit boa bow box boy bud bug bun bus but buy bye cab can cap car cat cow
        cry cub cup cut dad day dew did die dig dim dip dog dot dry due dug dye ear eat ebb egg ego elf elk elm
        end era eve ewe eye fan far fat fed fee few fig fin fir fit fix flu fly foe fog for fox fun fur gap gas
        gem get gin god got gum gun gut guy had ham has hat hay hem hen her hey hid him hip his hit hog hop hot
        how hub hue hug hum hut ice ill ink inn ivy jam jar jaw jet job jog joy jug key kid kin kit lad lap law
        lay led leg let lid lie lip lit log lot low mad man map mat may men met mix mob mop mud mug nap net new
        nil nod nor not now nut oak oar oat odd off oil old one ore our out owe owl own pad pan par pat paw pay
        pea peg pen pet pie pig pin pit pot pub pup put rag ram ran rap rat raw ray red rib rid rim rip rob rod
        rot row rub rug rum run rye sad sat saw say sea see set sew she shy sin sip sir sit six ski sky sly sob
        son sow spy sum sun tag tan tap tar tax tea ten the tie tin tip toe ton too top toy try tub two use vat
        vow war was wax way web wed wet who why wig win wit woe won yes yet you zoo"""),
}
