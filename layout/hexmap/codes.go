package hexmap

import "punchboard/diag"

// The codes of findings about drawing maps.
const (
	CodeNoMap      diag.Code = "PB-340" // a map, or a kind of terrain, that does not exist
	CodeNameHide   diag.Code = "PB-341" // a name that hides something
	CodeAlike      diag.Code = "PB-342" // kinds of terrain that look alike
	CodeFaint      diag.Code = "PB-343" // hex numbers with too little contrast
	CodeNameOut    diag.Code = "PB-344" // a name that extends beyond the map, or is longer than what it names
	CodeNumberRoom diag.Code = "PB-345" // hex numbers that do not fit in their hexes
	CodeDrawnSmall diag.Code = "PB-346" // a map that is drawn too small for its counters
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeNoMap, Title: "a map, or a kind of ground, that is not there", Help: "A hexmap names an entry of maps in game.yaml; a hextile names a terrain, border or road in the file of the map."},
	{Code: CodeNameHide, Title: "a name that hides something", Help: "No place near the hexes of the name is free of hex numbers, badges and other names. Shorten it, set its priority higher than that of its neighbors, turn it, or make names smaller by name_size. Texts of entries along one edge of the map must not meet either."},
	{Code: CodeAlike, Title: "kinds of ground that look alike", Help: "In grayscale, or to readers with one of the three common kinds of color blindness, these two cannot be told apart by their colors, and they share a pattern. Make one lighter, or give it a pattern of its own."},
	{Code: CodeFaint, Title: "hex numbers that go under in their ground", Help: "The ink of the numbers and what is around them, fill and pattern mixed, have too little contrast: under 3 to 1, as WCAG 2 reckons it, where 4.5 is easy to read. On dark ground numbers are light whatever number_ink says; this is an ink that is too light for light ground."},
	{Code: CodeNameOut, Title: "a name without room on its map", Help: "The name is longer than the map is wide from there on, and what runs off the map is not printed, or lies over what stands beside it; or it belongs to a river or road with no stretch as long as the name, and is left out. Shorten it, make names smaller by name_size, or turn it."},
	{Code: CodeNumberRoom, Title: "hex numbers without room in their hexes", Help: "A number stands where the look of the map asks for, or moves aside within its hex so that no road, river or badge is met. These are larger than their hexes, or every place in them is taken."},
	{Code: CodeDrawnSmall, Title: "a map that is drawn too small for its counters", Help: "The counters fit the hexes in the size that the map's file gives, but no sheet draws the map so large: hex or fit: contain makes the hexes smaller. Nothing is said while one sheet draws them large enough; the others are overviews then."},
}
