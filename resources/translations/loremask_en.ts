<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BulkEdits</name>
    <message numerus="yes">
        <source>Editing %n records …</source>
        <translation>
            <numerusform>Editing %Ln record …</numerusform>
            <numerusform>Editing %Ln records …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CasesWorkspace</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntriesChange</name>
    <message numerus="yes">
        <source>%n entries change</source>
        <translation>
            <numerusform>%Ln entry changes</numerusform>
            <numerusform>%Ln entries change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterField</name>
    <message numerus="yes">
        <source>+ %n more</source>
        <translation>
            <numerusform>+ %Ln more</numerusform>
            <numerusform>+ %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoreWorkspace</name>
    <message numerus="yes">
        <source>The filter hides all %n of them.</source>
        <translation>
            <numerusform>The filter hides it.</numerusform>
            <numerusform>The filter hides all %Ln of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The JSON of %n records is not applied yet.</source>
        <translation>
            <numerusform>The JSON of %Ln record is not applied yet.</numerusform>
            <numerusform>The JSON of %Ln records is not applied yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you typed for %n records is not applied yet.</source>
        <translation>
            <numerusform>What you typed for %Ln record is not applied yet.</numerusform>
            <numerusform>What you typed for %Ln records is not applied yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%Ln pair</numerusform>
            <numerusform>%Ln pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message numerus="yes">
        <source>%n deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%Ln deleted. Undo brings it back.</numerusform>
            <numerusform>%Ln deleted. Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copied as JSON.</source>
        <translation>
            <numerusform>%Ln copied as JSON.</numerusform>
            <numerusform>%Ln copied as JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved; undo takes it back.</source>
        <translation>
            <numerusform>%Ln moved; undo takes it back.</numerusform>
            <numerusform>%Ln moved; undo takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message numerus="yes">
        <source>%n selected: a change is made in all of them.</source>
        <translation>
            <numerusform>%Ln selected: a change is made in it.</numerusform>
            <numerusform>%Ln selected: a change is made in all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n more)</source>
        <translation>
            <numerusform>(%Ln more)</numerusform>
            <numerusform>(%Ln more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message numerus="yes">
        <source>%n places change, in {records}</source>
        <translation>
            <numerusform>%Ln place changes, in {records}</numerusform>
            <numerusform>%Ln places change, in {records}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The replacement is empty: %n places will lose “{text}”.</source>
        <translation>
            <numerusform>The replacement is empty: %Ln place will lose “{text}”.</numerusform>
            <numerusform>The replacement is empty: %Ln places will lose “{text}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records would have an error.</source>
        <translation>
            <numerusform>%Ln record would have an error.</numerusform>
            <numerusform>%Ln records would have an error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced; undo takes it back.</source>
        <translation>
            <numerusform>%Ln replaced; undo takes it back.</numerusform>
            <numerusform>%Ln replaced; undo takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveHeader</name>
    <message numerus="yes">
        <source>{path} (%n facts)</source>
        <translation>
            <numerusform>{path} (%Ln fact)</numerusform>
            <numerusform>{path} (%Ln facts)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message numerus="yes">
        <source>%n entries cannot be read.</source>
        <translation>
            <numerusform>%Ln entry cannot be read.</numerusform>
            <numerusform>%Ln entries cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have no tag.</source>
        <translation>
            <numerusform>%Ln entry has no tag.</numerusform>
            <numerusform>%Ln entries have no tag.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolCommands</name>
    <message numerus="yes">
        <source>Renamed in %n places; undo takes it back.</source>
        <translation>
            <numerusform>Renamed in %Ln place; undo takes it back.</numerusform>
            <numerusform>Renamed in %Ln places; undo takes it back.</numerusform>
        </translation>
    </message>
</context>
</TS>
