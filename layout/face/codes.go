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
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeTooHigh, Title: "a text of more lines than its box holds", Help: "Text shrinks to fit, down to its min and never under the floor of the component; what is still too long stops the build, because nobody would see it before the cards are cut. Shorten the text, enlarge the box, or lower min."},
	{Code: CodeTooWide, Title: "a word wider than its box", Help: "The word has no place where it may break, and the text cannot shrink any further. Widen the box, lower min, or put a soft hyphen (U+00AD) into the word."},
	{Code: CodeUnderFloor, Title: "type too small to be read", Help: "Printed at home and held at arm's length, smaller type is guessed rather than read. The floor is 6 pt on cards, 5 pt on counters, 7 pt on sheets and 4.5 pt for the labels of maps, and a point more for light text on dark."},
	{Code: CodeNearFloor, Title: "type that is hard to read", Help: "The type is over the floor but under what reads well: 6.5 pt on cards, 6 pt on counters, 8 pt on sheets and 5 pt for the labels of maps, and a point more for light text on dark. It prints, but tired eyes will not thank you."},
	{Code: CodeUnsafe, Title: "text near the cut", Help: "Cutters and folded sheets drift. Text must stay inside the trim by the deck's safe distance, unless it says unsafe: true."},
	{Code: CodeMissingGlyph, Title: "a character that the font lacks", Help: "It would print as an empty box. Take a font that has it, or an icon."},
	{Code: CodeUnknownIcon, Title: "an icon that is not there", Help: "The card's values make a name that is neither under icons in game.yaml nor a built-in icon."},
	{Code: CodeRightToLeft, Title: "a language that runs from right to left", Help: "The text engine sets left-to-right languages only. It refuses others rather than print them backwards."},
	{Code: CodeNoHyphens, Title: "a language that is not hyphenated", Help: "There are hyphenation patterns for English and French. Texts in other languages are set without hyphens; soft hyphens (U+00AD) are honored."},
	{Code: CodeOverflow, Title: "parts that need more room than there is", Help: "The parts of a row, column, grid or table, or the marks of a row, are larger together than their box."},
	{Code: CodeBadValue, Title: "a value that cannot be drawn", Help: "The value has the right type, but the part cannot show it: a bar longer than its max, a polygon with two sides."},
	{Code: CodeFont, Title: "a font file that cannot be used", Help: "Static TrueType fonts (.ttf) can be printed. OpenType with PostScript outlines (.otf), web fonts and collections cannot."},
	{Code: CodeFontLicence, Title: "a font that may not be embedded", Help: "The file's license bits forbid what printing to PDF does. They bind you, not the program: it goes on if you do."},
	{Code: CodeFontLetters, Title: "a font that lacks letters of the language", Help: "Found when the font is read, before a text happens to need the letter."},
	{Code: CodeNoFace, Title: "a family without the bold or italic that is asked for", Help: "No slant and no weight is faked: the nearest face of the family is used instead."},
	{Code: CodePicture, Title: "a picture that cannot be used", Help: "Pictures are PNG, JPEG or SVG files inside the game's directory, whole, and at most 64 MiB or 100 million pixels large."},
	{Code: CodeDrawing, Title: "something in an SVG file that is not drawn", Help: "Text, pictures, filters, masks and patterns inside SVG files are left out. Turn text into outlines before saving."},
	{Code: CodeCoarse, Title: "a picture of too few pixels", Help: "On paper the pixels would show. The limit is the key dpi of the part; 300 is what printers ask for, 150 what the eye forgives."},
	{Code: CodeSliver, Title: "ink that stops at the cut", Help: "What is meant to reach the edge of the card must go on through the bleed, because no cut is exact."},
	{Code: CodeOneLanguage, Title: "a bilingual print in one language", Help: "A print such as --lang fr+en hands the second language to the faces, and no text of theirs takes it: give one `lang: other`."},
	{Code: CodeRim, Title: "ink at the cut of a counter", Help: "Counters are small, and dies and knives drift by half a millimeter and more: texts, symbols, icons and shapes keep 1 mm inside the cut, for round counters measured to the circle. A ground may run over the cut; then it must go on to the end of the bleed."},
	{Code: CodeNearRim, Title: "ink near the cut of a counter", Help: "It prints and can be cut by a careful hand. A rim of 1/16 in (1.6 mm) on all sides is what makers of die-cut counters ask for."},
	{Code: CodeCutLine, Title: "a line that follows the cut of a counter", Help: "Nothing shows a cut that drifts as well as a line beside it, or a band or panel that ends there: it is twice as wide on one side as on the other. Let the ground alone run over the cut."},
	{Code: CodeSidesAlike, Title: "sides that cannot be told apart", Help: "The colors of the fronts, of the ground and of large areas on it, are compared between all values of the field side (none, both and the empty one are no side): as they are, on a grey print and as seen by readers who lack one kind of cones. In grey they should lie 12 apart in lightness (CIE L*, 0 to 100), in color 11 (ΔE*ab 1976): about what two areas need to be told apart across a table, each alone. Sides whose symbols have frames of different shapes are told apart by these."},
	{Code: CodeOutsideFace, Title: "a part outside its face", Help: "The part's box lies wholly beyond the bleed, where nothing is printed: as a rule a length is wrong."},
	{Code: CodeOnFrame, Title: "a text on the frame of a symbol", Help: "On a counter, letters without an outline lie on the line of a military symbol's frame: both are hard to read then, and the shape of the frame tells friend from foe. Letters inside the frame or beside it are fine, and so are those on a filled shape that hides the line."},
}
