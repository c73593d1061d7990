package texture

import (
	"punchboard/scene"
)

// pattern draws one of mapdata.TerrainPatterns.
type pattern struct {
	flat    bool    // is flat on the ground and ends with it; otherwise it may extend over its neighbors
	mottled bool    // is drawn on top of mottling
	cover   float64 // share of the ground that its ink covers, measured on a hex of 22 mm
	draw    func(*Land)

	shared           sharing
	ignoresObstacles bool // covers everything and ignores edges
}

// patterns maps each of mapdata.TerrainPatterns except none to its pattern. It is
// filled by the files that draw them.
var patterns = map[string]pattern{
	"clear":    {flat: true, mottled: true, cover: 0.02, shared: sharedByHex, draw: drawClear},
	"fields":   {flat: true, cover: 0.12, shared: sharedInLattice, draw: drawFields},
	"woods":    {cover: 0.3, shared: sharedByHex, draw: drawWoods},
	"orchard":  {cover: 0.18, shared: sharedInRows, draw: drawOrchard},
	"brush":    {cover: 0.1, shared: sharedByHex, draw: drawBrush},
	"swamp":    {flat: true, cover: 0.1, shared: sharedInRows, draw: drawSwamp},
	"sand":     {flat: true, mottled: true, cover: 0.05, shared: sharedByHex, draw: drawSand},
	"water":    {flat: true, cover: 0.1, draw: drawWater},
	"village":  {flat: true, mottled: true, cover: 0.08, shared: sharedByHex, draw: drawVillage},
	"city":     {flat: true, cover: 0.35, shared: sharedInLattice, draw: drawCity},
	"rubble":   {flat: true, cover: 0.15, shared: sharedByHex, draw: drawRubble},
	"hill":     {flat: true, mottled: true, cover: 0.12, draw: drawHill},
	"mountain": {flat: true, mottled: true, cover: 0.25, draw: drawMountain},
	"wheat":    {flat: true, cover: 0.25, shared: sharedInRows, draw: drawWheat},
	"trench":   {flat: true, mottled: true, cover: 0.06, shared: sharedByHex, draw: drawTrench},
	"foxholes": {flat: true, mottled: true, cover: 0.05, shared: sharedByHex, draw: drawFoxholes},
	"bunker":   {flat: true, mottled: true, cover: 0.1, shared: sharedByHex, draw: drawBunker},
	"gully":    {flat: true, mottled: true, cover: 0.08, shared: sharedByHex, draw: drawGully},
	"wall":     {flat: true, mottled: true, cover: 0.04, shared: sharedByHex, draw: drawWall},
	"hedge":    {flat: true, mottled: true, cover: 0.04, shared: sharedByHex, draw: drawHedge},
	"treeline": {flat: true, mottled: true, cover: 0.06, shared: sharedByHex, draw: drawTreeline},
}

// IsPattern reports whether there is a pattern with a name.
func IsPattern(name string) bool {
	_, ok := patterns[name]
	return ok
}

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
