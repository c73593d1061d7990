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
	{Code: CodeNoMap, Title: "an unknown map or terrain", Help: "A hexmap must name an entry of maps in game.yaml; a hextile must name a terrain, border or road of the map file."},
	{Code: CodeNameHide, Title: "a name that covers something", Help: "There is no free place near the hexes of the name: it would cover hex numbers, badges or other names. Shorten it, give it a higher priority than its neighbors, rotate it, or lower name_size. Texts of entries along one edge of the map must not overlap either."},
	{Code: CodeAlike, Title: "terrains that look alike", Help: "In grayscale, or with one of the three common kinds of color blindness, the colors of these two look the same, and they share a pattern. Make one lighter, or give it a different pattern."},
	{Code: CodeFaint, Title: "hex numbers with too little contrast", Help: "The contrast between the numbers and the terrain (fill and pattern together) is below 3 to 1 by WCAG 2; 4.5 to 1 is easy to read. On dark terrain numbers are always light, whatever number_ink is; this ink is too light for light terrain."},
	{Code: CodeNameOut, Title: "a name that does not fit its map", Help: "The name runs off the map, where it is cut off or covers something else; or it belongs to a river or road that is too short for it, and is left out. Shorten it, lower name_size, or rotate it."},
	{Code: CodeNumberRoom, Title: "hex numbers that do not fit their hexes", Help: "A number is printed at the position set in the map's look, or moves within its hex to avoid roads, rivers and badges. These numbers are larger than their hexes, or there is no free place."},
	{Code: CodeDrawnSmall, Title: "a map drawn too small for its counters", Help: "The counters fit the hexes at the size in the map file, but hex or fit: contain makes the hexes smaller on every sheet. One sheet with hexes that are large enough is sufficient; other sheets can be overviews."},
}
