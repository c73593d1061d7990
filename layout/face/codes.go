package face

import "punchboard/diag"

// The codes of findings about fitting and composing.
const (
	CodeTooHigh      diag.Code = "PB-301" // a text with more lines than its box holds
	CodeTooWide      diag.Code = "PB-302" // a word wider than its box
	CodeUnderFloor   diag.Code = "PB-303" // type too small to be read
	CodeNearFloor    diag.Code = "PB-304" // type that is hard to read
	CodeUnsafe       diag.Code = "PB-305" // text near the cut
	CodeMissingGlyph diag.Code = "PB-306" // a character that the font lacks
	CodeUnknownIcon  diag.Code = "PB-307" // an icon that does not exist
	CodeRightToLeft  diag.Code = "PB-308" // a language written from right to left
	CodeNoHyphens    diag.Code = "PB-309" // a language without hyphenation patterns
	CodeOverflow     diag.Code = "PB-310" // parts that need more space than there is
	CodeBadValue     diag.Code = "PB-311" // a value that cannot be drawn
	CodeFont         diag.Code = "PB-312" // a font file that cannot be used
	CodeFontLicence  diag.Code = "PB-313" // a font that may not be embedded
	CodeFontLetters  diag.Code = "PB-314" // a font that lacks letters of the language
	CodeNoFace       diag.Code = "PB-315" // a family without the requested bold or italic
	CodePicture      diag.Code = "PB-316" // a picture that cannot be used
	CodeDrawing      diag.Code = "PB-317" // an unsupported feature of an SVG file
	CodeCoarse       diag.Code = "PB-318" // a picture with too few pixels
	CodeSliver       diag.Code = "PB-319" // ink that stops at the cut instead of the bleed
	CodeOneLanguage  diag.Code = "PB-320" // a bilingual print in one language
	CodeRim          diag.Code = "PB-321" // ink at the cut of a counter
	CodeNearRim      diag.Code = "PB-322" // ink near the cut of a counter
	CodeCutLine      diag.Code = "PB-323" // a line that follows the cut of a counter
	CodeSidesAlike   diag.Code = "PB-324" // sides whose colors cannot be told apart
	CodeOutsideFace  diag.Code = "PB-325" // a part outside its face
	CodeOnFrame      diag.Code = "PB-326" // a text on the frame of a symbol
	CodeTextOver     diag.Code = "PB-327" // a text over another text
	CodeTextHidden   diag.Code = "PB-328" // a text behind a picture, icon or shape
	CodeTextCut      diag.Code = "PB-329" // a text that a clip cuts off
	CodeFaint        diag.Code = "PB-330" // a text with too little contrast with what is below it
	CodeFaintIcon    diag.Code = "PB-332" // an icon with too little contrast with what is below it
	CodeIconHidden   diag.Code = "PB-334" // an icon that another part covers
	CodeColorAlone   diag.Code = "PB-331" // values that only colors distinguish, and that look alike to some
	CodeInk          diag.Code = "PB-333" // a color of more ink than paper takes
	CodeSpotMix      diag.Code = "PB-335" // a spot color with two mixes
	CodeBadBreak     diag.Code = "PB-336" // lines that end badly
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeTooHigh, Title: "text that does not fit its box", Help: "Text shrinks to fit, down to its min and never below the smallest size for the component. Text that is still too long stops the build, so that you notice before the cards are cut. Shorten the text, enlarge the box, or lower min."},
	{Code: CodeTooWide, Title: "a word wider than its box", Help: "The word cannot be hyphenated, and the text cannot shrink any further. Widen the box, lower min, or put a soft hyphen (U+00AD) into the word."},
	{Code: CodeUnderFloor, Title: "type that is too small to read", Help: "Smaller type cannot be read at arm's length on a home print. The minimum is 6 pt on cards, 5 pt on counters, 7 pt on sheets and 4.5 pt for the labels of maps, and a point more for light text on dark."},
	{Code: CodeNearFloor, Title: "type that is hard to read", Help: "The type is above the minimum but below the comfortable size: 6.5 pt on cards, 6 pt on counters, 8 pt on sheets and 5 pt for the labels of maps, and a point more for light text on dark. It prints, but many players will find it hard to read."},
	{Code: CodeUnsafe, Title: "text near the cut", Help: "Cuts and folds are never exact. Text must stay inside the safe margin of the deck, unless it has unsafe: true."},
	{Code: CodeMissingGlyph, Title: "a character that the font lacks", Help: "It would print as an empty box. Use a font that has it, or an icon."},
	{Code: CodeUnknownIcon, Title: "a missing icon", Help: "The icon name computed from the card's values is neither listed under icons in game.yaml nor built in."},
	{Code: CodeRightToLeft, Title: "a right-to-left language", Help: "Only left-to-right languages can be typeset. Others are refused rather than printed backward."},
	{Code: CodeNoHyphens, Title: "a language without hyphenation", Help: "Hyphenation patterns exist for Dutch, English, French, German, Italian, Polish, Portuguese and Spanish. Texts in other languages are set without hyphens; soft hyphens (U+00AD) are honored."},
	{Code: CodeOverflow, Title: "parts that do not fit their box", Help: "The parts of a row, column, grid or table, or the marks in a row, need more space than their box has."},
	{Code: CodeBadValue, Title: "a value that cannot be drawn", Help: "The value has the right type, but the part cannot draw it, such as a bar longer than its max, a polygon with two sides or a height below zero."},
	{Code: CodeFont, Title: "a font file that cannot be used", Help: "Use static TrueType fonts (.ttf). OpenType fonts with PostScript outlines (.otf), web fonts and collections cannot be printed."},
	{Code: CodeFontLicence, Title: "a font that may not be embedded", Help: "The license flags in the font file do not allow embedding in a PDF. This is a warning; it is up to you to check the license."},
	{Code: CodeFontLetters, Title: "a font without all letters of the language", Help: "The font is checked when it is read, even if no text needs the letter yet."},
	{Code: CodeNoFace, Title: "a font family without bold or italic", Help: "Bold and italic are not faked; the nearest font of the family is used instead."},
	{Code: CodePicture, Title: "a picture that cannot be used", Help: "Pictures are undamaged PNG, JPEG or SVG files inside the game's directory, with at most 64 MiB and 100 million pixels."},
	{Code: CodeDrawing, Title: "an SVG feature that is not drawn", Help: "Text, pictures, filters, masks and patterns inside SVG files are not drawn. Turn text into outlines before saving."},
	{Code: CodeCoarse, Title: "a picture with too few pixels", Help: "Print shops ask for 300 pixels per inch; below that, an edge looks soft. Below 150 the pixels are visible at arm’s length, and that is an error. The key dpi of the part sets another limit."},
	{Code: CodeSliver, Title: "ink that stops at the cut", Help: "Anything that reaches the edge of the card must extend through the bleed, because no cut is exact."},
	{Code: CodeOneLanguage, Title: "a bilingual print without the second language", Help: "With --lang fr+en, faces can print the second language, but no text uses it. Add `lang: other` to a text."},
	{Code: CodeRim, Title: "ink at the cut of a counter", Help: "Counters are small, and die cuts and knife cuts are off by half a millimeter or more. Keep text, symbols, icons and shapes 1 mm inside the cut (for round counters, inside the circle). A background may cross the cut; then it must extend through the bleed."},
	{Code: CodeNearRim, Title: "ink near the cut of a counter", Help: "You can cut it with care. Makers of die-cut counters ask for a margin of 1/16 in (1.6 mm) on all sides."},
	{Code: CodeCutLine, Title: "a line that follows the cut of a counter", Help: "A line, band or panel along the cut makes every cutting error visible: it comes out wider on one side than on the other. Let only the background cross the cut."},
	{Code: CodeSidesAlike, Title: "sides that look alike", Help: "The colors of the fronts (the background and large areas on it) are compared between all values of the field side (except none, both and empty): in full color, in grayscale and with simulated color blindness. In grayscale they should differ by 12 in lightness (CIE L*, 0 to 100), in color by 11 (ΔE*ab 1976); this is about what players need to tell two counters apart across a table. Sides whose symbols have frames of different shapes are not compared."},
	{Code: CodeOutsideFace, Title: "a part outside its face", Help: "The box of the part is entirely outside the bleed, where nothing is printed, or its opposite edges leave no room, such as left: 40mm and right: 40mm on a card of 63 mm. Usually a length is wrong."},
	{Code: CodeOnFrame, Title: "text on the frame of a symbol", Help: "On a counter, letters without an outline overlap the frame line of a military symbol. Both become hard to read, and the shape of the frame shows friend or foe. Letters inside or beside the frame are fine, and so are letters on a filled shape that hides the line."},
	{Code: CodeTextOver, Title: "a text over another text", Help: "The letters of two parts overlap by more than 0.2 mm. The check looks at the letters, not at the boxes of the parts, so boxes may overlap as long as their texts do not. Repeating the same words slightly moved, as a shadow, is fine, and so are watermarks with an opacity below 0.4 and parts on different layers. Write over: true in one of the parts if this is what you want. The foot of a card moves to the left or right if there is something else in the middle; it is reported if there are texts everywhere."},
	{Code: CodeTextHidden, Title: "a text behind a picture, icon or shape", Help: "Parts are painted in the order of the file, and this one covers letters that were painted before it. A text on a picture that was painted earlier is fine, and so is a text that is covered completely and has another text in its place, as on a face that extends another one. Transparent areas of PNG pictures, lines, and parts with an opacity below 0.9 cover nothing. Write over: true in one of the parts if this is what you want."},
	{Code: CodeTextCut, Title: "a text cut off by a stack", Help: "A stack with clip: true shows nothing outside its box, and letters of a text inside it are outside. If no letter is visible, this is an error. Write unsafe: true in the text if it may be cut off."},
	{Code: CodeFaint, Title: "a text that hardly stands out", Help: "The color of the letters is too close to the color below them. The contrast is the ratio of WCAG 2, from 1:1 (none) to 21:1 (black on white). Text needs 4.5:1, and letters of 18 pt, or 14 pt in bold, need 3:1; below 1.5:1 nobody can read it, so it is an error. The colors of a gradient are taken where the letters are, a hatch counts as the average of its lines and the space between them, and a transparent area is mixed with what is below it. A halo (outline) of another color makes up for a poor ground. Texts on pictures and maps are not judged, nor are watermarks with an opacity below 0.4, parts with over: true, text behind something else, and a shadow of the same words."},
	{Code: CodeFaintIcon, Title: "an icon that hardly stands out", Help: "The color of an icon or of a row of marks (pips) is too close to the color below it. Signs need a contrast of 3:1, by WCAG 2, criterion 1.4.11; PB-330 says how it is measured. It is enough if a quarter of an icon stands out, or one mark of a row, or if an icon has two colors that stand out from each other, such as a sign with a halo. Ornaments are not judged: icons of more than 25 mm, with an opacity below 0.65, with a text on them, on pictures, maps and drawings of several areas, behind something else, and parts with over: true."},
	{Code: CodeIconHidden, Title: "an icon that another part covers", Help: "Parts are painted in the order of the file, so an area or a picture hides the icons before it. This one hides more than half of an icon or of a row of marks, and nothing else is shown there. Icons and texts on top of an icon are a sign made of several parts, and are not reported."},
	{Code: CodeColorAlone, Title: "values that only colors distinguish", Help: "A card was drawn once more with each other value of a column of words (enum). If two drawings differ in colors only, the colors must be easy to distinguish in grayscale and with simulated color blindness: by 12 in lightness (CIE L*, 0 to 100) or 11 in color (ΔE*ab 1976). Better, add a sign, a letter or another shape, so that nobody needs the colors. A landscape does not count as a sign; an icon in it does. A value that is also printed as a word is told by the word."},
	{Code: CodeInk, Title: "too much ink", Help: "The sum of cyan, magenta, yellow and black is what a paper has to take. Printers on coated paper accept about 300 %, some digital presses only 240 %; beyond that, ink smears, sticks to the next sheet and dries slowly. Only colors given as cmyk are judged, because the printer mixes all others."},
	{Code: CodeSpotMix, Title: "a spot color with two mixes", Help: "A spot color has a name and a mix of four inks for printers that lack it. A PDF holds one mix for each name, so two would print as one. Give the color a name under colors, and use that name."},
	{Code: CodeBadBreak, Title: "lines that end badly", Help: "A last line of one short word, a last line that holds only the end of a word, or hyphens at the ends of three lines in a row make a text hard to read and look careless. Punchboard breaks lines so that this is rare; other words or a box of another width avoid the rest. Centered texts and those of two lines are not judged for short words."},
}
