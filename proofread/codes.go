package proofread

import "punchboard/diag"

// The codes of findings about texts and their translations.
const (
	CodeUntranslated diag.Code = "PB-501" // a text that is the same in two languages
	CodeFigures      diag.Code = "PB-502" // figures that differ between two languages
	CodeMarkup       diag.Code = "PB-503" // icons or styles that differ between two languages
	CodeLength       diag.Code = "PB-504" // a translation that is unusually long or short
	CodeStale        diag.Code = "PB-505" // a translation whose source text has changed
	CodeTerm         diag.Code = "PB-506" // a term without its translation
	CodeForbidden    diag.Code = "PB-507" // a word that the glossary forbids
	CodeTypography   diag.Code = "PB-508" // a slip of the keyboard
	CodeNearly       diag.Code = "PB-509" // a word that is nearly a term or a name

	CodeWrongLanguage diag.Code = "PB-516" // a text in the language of another column
)

// The codes of findings about cards and decks.
const (
	CodeSameCard      diag.Code = "PB-520" // two cards that are the same except for the id
	CodeSameName      diag.Code = "PB-521" // two cards with the same name
	CodeWorse         diag.Code = "PB-522" // a card that is nearly the same as another, or never better
	CodeUnusedColumn  diag.Code = "PB-523" // a column that nothing uses
	CodeUnusedFace    diag.Code = "PB-524" // a face or library part that nothing uses
	CodeUnusedPicture diag.Code = "PB-525" // an icon or picture that nothing shows
	CodeUnusedStyle   diag.Code = "PB-526" // a color, style or font that nothing uses
	CodeUnusedLabel   diag.Code = "PB-527" // a label that nothing prints
	CodeUnusedList    diag.Code = "PB-528" // a list or table that nothing reads
	CodeNeverMet      diag.Code = "PB-529" // a condition that no row meets
	CodeUnusedLook    diag.Code = "PB-530" // a look that no row has
	CodeDeckSize      diag.Code = "PB-531" // a deck of another size than declared
	CodeReference     diag.Code = "PB-532" // a reference to something that does not exist
	CodeTerrainTable  diag.Code = "PB-533" // a terrain of a map that its table lacks
	CodeDiffers       diag.Code = "PB-534" // values of one unit that differ between two places
	CodeUnknownKey    diag.Code = "PB-535" // a key of a face that nothing has
)

// The codes of findings about effects.
const (
	CodeUnsaid  diag.Code = "PB-540" // a text that does not say what the effect does
	CodeExtra   diag.Code = "PB-541" // a figure of a text that the effect lacks
	CodeGrammar diag.Code = "PB-542" // an effect or switch that the grammar or game does not know
	CodeSwitch  diag.Code = "PB-543" // a text that says another value than a switch has
)

// The codes of findings about the section `accept`.
const (
	CodeNotNeeded diag.Code = "PB-599" // an accepted finding that does not occur
)

// Rules explains the codes.
var Rules = []diag.Rule{
	{Code: CodeUntranslated, Title: "a text that is the same in two languages", Help: "Either the translation was forgotten, or the text is the same on purpose, as with a proper name. In that case list the id under `accept` in game.yaml, with the reason."},
	{Code: CodeFigures, Title: "figures that differ between two languages", Help: "A translation has the numbers, signs, dice and units of its source text, however its language writes them: 7.5 and 7,5, 1,000 and 1 000, 2d6 and 2W6 are the same, and a number may be spelled out. Anything else is another rule."},
	{Code: CodeMarkup, Title: "icons or styles that differ between two languages", Help: "A translation has the same icons, expressions, styles and number of emphasized passages as its source text. An icon that is missing is a fact that is missing."},
	{Code: CodeLength, Title: "a translation that is unusually long or short", Help: "In a game with 20 texts or more, Punchboard measures how long translations into a language usually are. A text far from that, or a little off and with fewer or more sentences or clauses than its source text, has probably lost one. Names, and the columns under flavor, are not compared."},
	{Code: CodeStale, Title: "a translation that may be out of date", Help: "The file translations.csv records the source text of each translation, as a fingerprint. If the source text is another one now, the translation may be wrong. Correct it, and record it with punchboard i18n accept. A game without that file has no such finding."},
	{Code: CodeTerm, Title: "a term without its translation", Help: "The glossary, terms.csv, gives each term of the rules one translation. A text that has the term in the source language has one of its forms in the translation, so that players find the same word wherever the same thing is meant. Names of cards are not compared."},
	{Code: CodeForbidden, Title: "a word that the glossary forbids", Help: "The columns forbidden_en, forbidden_fr and so on of terms.csv list words that must not stand for a term. A longer term that contains the word is allowed."},
	{Code: CodeTypography, Title: "a slip of the keyboard", Help: "Two spaces in a row, a space at the end or before a comma, no space after one, a word that stands twice, a bracket that is not closed, quotation marks that the language does not have, or a text that ends with a colon or comma where another language ends its sentence. What Punchboard sets right by itself, such as French spaces and English quotation marks, is not reported."},
	{Code: CodeNearly, Title: "a word that is nearly a term or a name", Help: "The word differs in one letter from a word of a term, a keyword or the name of a card, stands where that word would, and the game uses it nowhere else. Or it is a word that the game uses three times or more, with two letters exchanged that no other word has in that order, such as plsu for plus. If it is right, add it to terms.csv."},
	{Code: CodeWrongLanguage, Title: "a text in the language of another column", Help: "The small words of the text, such as the, with and of, or words that the other texts of the game have in one language only, show that it is in the language of its translation: two cells or two columns were exchanged, or a text was pasted into the wrong one. Punchboard knows the small words of English, French, German, Spanish, Italian, Portuguese, Dutch and Polish. Nothing else is said about the texts of that row."},
	{Code: CodeSameCard, Title: "two cards that are the same except for the id", Help: "All their cells are the same except id and copies. Probably one was copied and then not changed. To print a card several times, use copies. Rows whose ids are printed on the card, or named elsewhere, as in the setup of a map, may be the same."},
	{Code: CodeSameName, Title: "two cards with the same name", Help: "Two different cards of one deck have the same name in a language, so a rule or a player that names the card can mean either of them. Often a translation was copied from another row. If it is right, list the id under `accept` in game.yaml."},
	{Code: CodeWorse, Title: "a card that is nearly the same as another, or never better", Help: "Either all cells are the same as those of another card except for the id, the copies, and capitals, spaces, punctuation or one letter of the texts: probably it was copied and then changed by mistake. Or the columns with the key `better` say that the card is worse than another in something and better in nothing, while all columns with `better: equal` are the same: then no player would choose it. Without that key in game.yaml, no card is worse than another. Or, in a deck of twelve rows or more with numbers, it is one of the only two rows whose values and texts are all the same under different names: probably one has lost what made it special. If they are meant to differ in nothing but name and picture, accept it."},
	{Code: CodeUnusedColumn, Title: "a column that nothing uses", Help: "No face, table, rehearsal or rule reads this column, so its cells have no effect. Perhaps its name is misspelled: a column must be called `copies` to set how many cards are printed. If it holds your own notes, list its name under `accept` in game.yaml, with the reason."},
	{Code: CodeUnusedFace, Title: "a face or library part that nothing uses", Help: "No card has this face as its front or back and no other face extends it, or no `use` names this library part. Remove it, or name it where it is meant."},
	{Code: CodeUnusedPicture, Title: "an icon or picture that nothing shows", Help: "No face, look, text or cell names this icon, or no face shows this file, although it shows others from the same folder. Remove it, or check the spelling where it is meant."},
	{Code: CodeUnusedStyle, Title: "a color, style or font that nothing uses", Help: "No face, style, look, map, text or cell names it. Remove it, or check the spelling where it is meant."},
	{Code: CodeUnusedLabel, Title: "a label that nothing prints", Help: "No expression asks for this label. If labels are chosen by a column, as in label(kind), those count as used whose id is in some cell."},
	{Code: CodeUnusedList, Title: "a list or table that nothing reads", Help: "No expression reads this list, or no part `reference` prints this table. Remove it, or check the spelling where it is meant."},
	{Code: CodeNeverMet, Title: "a condition that no row meets", Help: "The expression asks whether a column has a value that no row has, such as side == \"Red\" where all rows have red. Values of an enum count, even if no row has them. Texts are compared exactly, with capitals."},
	{Code: CodeUnusedLook, Title: "a look that no row has", Help: "No row has this value in the column, so its look is never shown. Remove the entry, or correct the value."},
	{Code: CodeDeckSize, Title: "a deck of another size than declared", Help: "The key count of a deck or counter set says how many pieces it has, copies included. Correct the copies, or the number."},
	{Code: CodeReference, Title: "a reference to something that does not exist", Help: "All other values of the column, or all ids of the list, show what is meant here: the id of a rule, card, counter, table or hex. This one does not exist. Or a face searches a list by a column, as in filter(list(\"decks\"), #.deck == id), and the list has the values of the other rows but not this one; or a terrain of a map is nearly called like a card, as most others are. To have such references always checked, declare `from` for the column."},
	{Code: CodeTerrainTable, Title: "a terrain of a map that its table lacks", Help: "The map names a table or list with the effects of its terrains under table. A terrain that is on the map needs an entry there: a row with its id, or with its name in a cell. Add the row, or correct the name."},
	{Code: CodeDiffers, Title: "values of one unit that differ", Help: "The key `same` of a column says which rows are about the same thing: a unit in a deck and in a list of decks, a weapon on several records. Their values must be equal. A counter must also stand in the set-up of a map where its row says, if most rows name the hexes of the map's set-up. In a series of names with numbers, such as Damage 1, 2 and 5, a column that has the number of the name in all rows but one is wrong there. Correct the place that is wrong."},
	{Code: CodeUnknownKey, Title: "a key that no row has", Help: "A face looks up a key, such as side in row.side, in rows of which none may have it: then it is empty, and what depends on it is not printed. It is reported if no column and no mapping of the game has this key, but one with nearly the same name."},
	{Code: CodeUnsaid, Title: "a text that does not say what the effect does", Help: "The grammar of effects, effects.yaml, says which words or figures a text must have for each parameter of an effect. If one language has them, the other is wrong; if none has them, the effect or its column probably is."},
	{Code: CodeExtra, Title: "a figure of a text that the effect lacks", Help: "A text may have the figures of its effects, those within the wordings of the grammar, and those under `also`. Any other number tells players something that the effect does not do."},
	{Code: CodeGrammar, Title: "an effect that the grammar does not know", Help: "The verb, the parameter or its value is not in effects.yaml. Correct the cell if it is misspelled; otherwise add it to the grammar with what a text must say of it. Or the grammar says how texts name a switch that game.yaml does not have."},
	{Code: CodeSwitch, Title: "a text that says another value than a switch has", Help: "Under switches, the grammar of effects.yaml lists how texts of the game say the value of a switch, such as a hand limit: aids, tables and cards repeat what the rules play. Whichever text has the words must have the value, and at least one text of each language must have them. If all texts say the same other value, the switch is probably wrong."},
	{Code: CodeNotNeeded, Title: "an accepted finding that does not occur", Help: "An entry of accept hides findings that are right as they are. If nothing is found any more, the entry would only hide the next mistake. Remove the id, or correct it if it is misspelled. Errors can be accepted only if their code begins with PB-5."},
}
