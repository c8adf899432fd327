"""The directors' words in Portuguese."""

from core.directors.wording_words import Words

PORTUGUESE = Words(
    headers={
        "rules": "O SEU PAPEL:",
        "player": "A PERSONAGEM DO JOGADOR:",
        "skills": "PERÍCIAS:",
        "people": "PERSONAGENS:",
        "lore": "FATOS DO MUNDO:",
        "plot": "TRAMA:",
        "notes": "SUAS NOTAS:",
        "synopses": "SINOPSES ANTERIORES:",
        "memories": "LEMBRANÇAS DE OUTRAS SESSÕES:",
        "scenes": "O QUE ACONTECEU NESTA SESSÃO:",
        "state": "NESTE MOMENTO:",
        "synopsis": "SINOPSE DA CENA:",
        "draft": "RASCUNHO DA CENA:",
    },
    story=(
        "- Você dirige a história e conhece todos os segredos dela. Não escreve a cena: outro a "
        "interpreta e só sabe o que você lhe contar.",
        "- Responda com <synopsis>o que vai acontecer</synopsis>. Dentro, <npc_list>ids dos "
        "presentes</npc_list> e <location>id do lugar</location>; <new_scene/> se outra começa.",
        "- A sinopse não revela nada que os presentes ignorem: nem nomes, nem causas, nem "
        "suspeitas que ainda não possam ter.",
        "- Fora dela pode escrever <ooc>ao jogador</ooc> e <notes>para si</notes>.",
    ),
    scene=(
        "- Você interpreta os presentes e narra o que os rodeia, seguindo a sinopse.",
        "- Use apenas o que está aqui. O que não está ninguém sabe: não invente nomes, datas, "
        "lugares nem acontecimentos.",
        "- O que está marcado como sabido só por alguém, os outros não sabem.",
        "- Escreva uma linha por fala, «Nome: palavras»; a narração, sem nome. Não fale pela "
        "personagem do jogador.",
    ),
    alone=(
        "- Você interpreta {} e mais ninguém, seguindo a sinopse.",
        "- Use apenas o que está aqui. O que não está você não sabe: não invente nomes, datas, "
        "lugares nem acontecimentos.",
        "- Escreva apenas o que {} diz ou faz, em poucas frases.",
    ),
    narrator=(
        "- Você narra o que rodeia os presentes, seguindo a sinopse. Não fala por ninguém.",
        "- Use apenas o que está aqui: não invente nomes, datas, lugares nem acontecimentos.",
        "- Escreva poucas frases.",
    ),
    game=(
        "- Você cuida das regras. Não conhece os segredos da história nem precisa deles.",
        '- Responda com um objeto JSON: {"route": "continuation" ou "new_scene", "check": null ou '
        '{"skill": id, "dice": "2d6", "difficulty": número, "reason": texto}, "changes": lista '
        'de {"kind": "place", "quest" ou "item", "id": id}}.',
        "- «continuation» se o jogador segue na cena; «new_scene» se a trama avança.",
        "- Peça uma rolagem só quando o resultado for incerto e importar.",
    ),
    only="(só sabe {}) ",
    public_sheet="{}, o que qualquer um vê: {}",
    full_sheet="{}, o que sabe de si: {}",
    voice="{}, a voz: {}",
    added="{}, desde o turno {}: {}",
    skill="{}: {}",
    place="Lugar: {}",
    present="Presentes: {}",
    nobody="Não há ninguém além da personagem do jogador.",
    done="Missões cumpridas: {}",
    open="Missões que podem ser cumpridas: {}",
    carries="Leva: {}",
    said="{} diz ou faz: {}",
    check="Rolagem de {}: {}",
    outcomes={
        "triumph": "grande sucesso",
        "success": "sucesso",
        "failure": "falha",
        "disaster": "grande falha",
    },
    solo="cena a sós",
    review="Leia o rascunho. Se nada contradiz a história, responda <ok/>. Se algo a contradiz, "
    "responda por cada correção <edit><old>trecho exato</old><new>texto novo</new></edit>, sem "
    "revelar nada que os presentes ignorem.",
    rewrite="O seu texto nomeia algo que quem o vai ler ({}) ignora: {}. Escreva-o outra vez por "
    "inteiro sem isso.",
    remember="Escreva numa só frase o que {} vai lembrar desta cena. Apenas a frase.",
    add_to_sheet="A sessão terminou. Escreva em uma ou duas frases o que mudou para {}: o que agora "
    "sabe ou sente. Nada que ignore. Apenas as frases.",
    problem="Erro na sinopse: {}",
    player="Jogador",
    narrator_label="Narrador",
    someone="Alguém",
)
