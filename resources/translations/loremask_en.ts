<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BulkEdits</name>
    <message numerus="yes">
        <source>Editing %n records …</source>
        <translation>
            <numerusform>Editing %n record …</numerusform>
            <numerusform>Editing %n records …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CasesWorkspace</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoreWorkspace</name>
    <message numerus="yes">
        <source>The filter hides all %n of them.</source>
        <translation>
            <numerusform>The filter hides it.</numerusform>
            <numerusform>The filter hides all %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The JSON of %n records is not applied yet.</source>
        <translation>
            <numerusform>The JSON of %n record is not applied yet.</numerusform>
            <numerusform>The JSON of %n records is not applied yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeDialog</name>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordCommands</name>
    <message numerus="yes">
        <source>%n deleted. Undo brings them back.</source>
        <translation>
            <numerusform>%n deleted. Undo brings it back.</numerusform>
            <numerusform>%n deleted. Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copied as JSON.</source>
        <translation>
            <numerusform>%n copied as JSON.</numerusform>
            <numerusform>%n copied as JSON.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved; undo takes it back.</source>
        <translation>
            <numerusform>%n moved; undo takes it back.</numerusform>
            <numerusform>%n moved; undo takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordForm</name>
    <message numerus="yes">
        <source>%n selected: a change is made in all of them.</source>
        <translation>
            <numerusform>%n selected: a change is made in it.</numerusform>
            <numerusform>%n selected: a change is made in all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n more)</source>
        <translation>
            <numerusform>(%n more)</numerusform>
            <numerusform>(%n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message numerus="yes">
        <source>%n places change, in {count} records</source>
        <translation>
            <numerusform>%n place changes, in {count} records</numerusform>
            <numerusform>%n places change, in {count} records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplaceDialog</name>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records would have an error.</source>
        <translation>
            <numerusform>%n record would have an error.</numerusform>
            <numerusform>%n records would have an error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced; undo takes it back.</source>
        <translation>
            <numerusform>%n replaced; undo takes it back.</numerusform>
            <numerusform>%n replaced; undo takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveHeader</name>
    <message numerus="yes">
        <source>{path} (%n facts)</source>
        <translation>
            <numerusform>{path} (%n fact)</numerusform>
            <numerusform>{path} (%n facts)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message numerus="yes">
        <source>%n entries cannot be read.</source>
        <translation>
            <numerusform>%n entry cannot be read.</numerusform>
            <numerusform>%n entries cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries have no tag.</source>
        <translation>
            <numerusform>%n entry has no tag.</numerusform>
            <numerusform>%n entries have no tag.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TagQuestion</name>
    <message numerus="yes">
        <source>%n entries change</source>
        <translation>
            <numerusform>%n entry changes</numerusform>
            <numerusform>%n entries change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolCommands</name>
    <message numerus="yes">
        <source>Renamed in %n places; undo takes it back.</source>
        <translation>
            <numerusform>Renamed in %n place; undo takes it back.</numerusform>
            <numerusform>Renamed in %n places; undo takes it back.</numerusform>
        </translation>
    </message>
</context>
</TS>
