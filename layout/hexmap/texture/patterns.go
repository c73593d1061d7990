package texture

import (
	"punchboard/scene"
)

// pattern draws one of mapdata.TerrainPatterns.
type pattern struct {
	flat    bool    // is flat on the ground and ends with it; otherwise it may extend over its neighbors
	mottled bool    // is drawn on top of mottling
	cover   float64 // share of the ground that its ink covers, measured on a hex of 22 mm
	thin    float64 // share of open ground that shows through its fill if its edges are soft; 1: it has no fill
	draw    func(*Land)

	single           bool // shows one thing in each hex of the map, instead of filling the hexes
	shared           sharing
	ignoresObstacles bool // covers everything and ignores edges
}

// patterns maps each of mapdata.TerrainPatterns except none to its pattern. It is
// filled by the files that draw them.
var patterns = map[string]pattern{
	"clear":    {flat: true, mottled: true, cover: 0.07, shared: sharedInLattice, draw: drawClear},
	"fields":   {flat: true, cover: 0.12, shared: sharedInLattice, draw: drawFields},
	"woods":    {cover: 0.3, shared: sharedByHex, draw: drawWoods},
	"orchard":  {thin: 0.3, cover: 0.18, shared: sharedInRows, draw: drawOrchard},
	"brush":    {thin: 0.35, cover: 0.1, shared: sharedByHex, draw: drawBrush},
	"swamp":    {flat: true, cover: 0.1, shared: sharedInRows, draw: drawSwamp},
	"sand":     {flat: true, mottled: true, cover: 0.05, shared: sharedByHex, draw: drawSand},
	"water":    {flat: true, cover: 0.1, draw: drawWater},
	"village":  {thin: 0.45, flat: true, mottled: true, cover: 0.08, shared: sharedByHex, draw: drawVillage},
	"city":     {flat: true, cover: 0.35, shared: sharedInLattice, draw: drawCity},
	"farm":     {single: true, thin: 1, flat: true, mottled: true, cover: 0.2, shared: sharedByHex, draw: drawFarm},
	"rubble":   {thin: 0.5, flat: true, cover: 0.18, shared: sharedByHex, draw: drawRubble},
	"hill":     {thin: 0.12, flat: true, mottled: true, cover: 0.01, draw: drawHill},
	"mountain": {thin: 0.05, flat: true, mottled: true, cover: 0.25, draw: drawMountain},
	"wheat":    {flat: true, cover: 0.25, shared: sharedInRows, draw: drawWheat},
	"trench":   {single: true, thin: 1, flat: true, mottled: true, cover: 0.06, shared: sharedByHex, draw: drawTrench},
	"foxholes": {single: true, thin: 1, flat: true, mottled: true, cover: 0.05, shared: sharedByHex, draw: drawFoxholes},
	"bunker":   {single: true, thin: 1, flat: true, mottled: true, cover: 0.1, shared: sharedByHex, draw: drawBunker},
	"gully":    {single: true, thin: 1, flat: true, mottled: true, cover: 0.08, shared: sharedByHex, draw: drawGully},
	"wall":     {single: true, thin: 1, flat: true, mottled: true, cover: 0.04, shared: sharedByHex, draw: drawWall},
	"hedge":    {single: true, thin: 1, flat: true, mottled: true, cover: 0.04, shared: sharedByHex, draw: drawHedge},
	"treeline": {single: true, thin: 1, flat: true, mottled: true, cover: 0.06, shared: sharedByHex, draw: drawTreeline},
}

// IsPattern reports whether there is a pattern with a name.
func IsPattern(name string) bool {
	_, ok := patterns[name]
	return ok
}

// Rises reports whether a pattern rises above the ground, so that it may extend over its
// neighbors: woods.
func Rises(name string) bool {
	p, ok := patterns[name]
	return ok && !p.flat
}

// BodyOf returns the share of a terrain's own color where it lies on open ground with
// soft edges; the rest is the ground's.
func BodyOf(name string) float64 { return 1 - patterns[name].thin }

// Fills reports whether a pattern fills its hexes, if only with the terrain's color. The others show one thing in the
// middle of each.
func Fills(name string) bool { return !patterns[name].single }

// CoverOf returns the share of a ground that the ink of a pattern covers.
func CoverOf(name string, ground scene.RGB) float64 {
	if name == "city" && scene.Luminance(ground) < DarkGround {
		return darkBlocks
	}
	return patterns[name].cover
}

// darkBlocks is the share for a city on dark ground, whose blocks are darker than the
// ground and compensate for the lighter streets. It was measured in the same way.
const darkBlocks = 0.07
