// Package plan reads and checks plans: tables for miniatures to scale, on a square grid,
// with terrain, lines, zones and names. It draws nothing.
package plan

import (
	"punchboard/carddata/hexmap"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Plan is a table seen from above. Positions on it are counted in squares.
type Plan struct {
	Pos   diag.Pos
	ID    string // its key under `plans` in game.yaml
	Name  values.Localized
	Grid  Grid
	Scale Scale
	Look  Look

	Terrains []hexmap.Terrain
	Borders  []hexmap.BorderKind
	Roads    []hexmap.RoadKind
	Ground   int   // index of the terrain of the table itself
	Squares  []int // indexes of terrains by row, from the north-west; -1 for the ground; nil without rows
	Areas    []Area
	Lines    []Line
	Zones    []Zone
	Places   []Place
}

// Grid is the squares of a plan.
type Grid struct {
	Cols, Rows       int
	Square           geom.Length // on the table
	Bold             int         // every such line is bold; 0 for none
	Offset           Point       // of the first lines, in squares
	South            bool        // whether rows are counted from the south
	Numbers          string      // lines, squares or none
	First, Every     int
	Paint            values.Paint
	Width, BoldWidth geom.Length
	Under            bool // the lines run under all terrain but that of the table
}

// Look configures how a plan is drawn.
type Look struct {
	Texture geom.Length // size of the pattern's cells on paper
	Plain   bool        // flat fills without patterns
	Outline bool        // a line around areas
	Seed    uint64
	Soft    []int          // indexes of terrains that end in an irregular line
	Raised  []int          // indexes of terrains that stand above the ground
	Beneath []int          // indexes of terrains that lie beneath the grid and all others
	Tall    []int          // indexes of walls with a longer shadow
	Drawn   map[int]string // what terrains are drawn as, by their indexes

	soft, raised, beneath, tall source.Node
	drawn                       map[string]source.Node
}

// What terrains are drawn as: single things in place of a flat ground.
const (
	Stones = "stones"
	Slabs  = "slabs"
	Beams  = "beams"
	Bushes = "bushes"
	Logs   = "logs"
	Pits   = "pits"
	Panes  = "panes"
	Planks = "planks"
	Rocks  = "rocks"
	Tufts  = "tufts"
)

// drawnKinds are what terrains may be drawn as.
var drawnKinds = []string{Stones, Slabs, Beams, Bushes, Logs, Pits, Panes, Planks, Rocks, Tufts}

// Point is a position in squares: x from the west edge, y from the north edge.
type Point struct{ X, Y float64 }

// Shape is a closed outline.
type Shape []Point

// Area is ground of one terrain.
type Area struct {
	Pos     diag.Pos
	ID      string
	Terrain int
	Name    values.Localized
	Shapes  []Shape
}

// Line is a river, road or wall.
type Line struct {
	Pos    diag.Pos
	ID     string
	Border int // index of its kind, or -1 if it is a road
	Road   int
	Name   values.Localized
	Points []Point
}

// Zone is an area where a side sets up, enters, or has an objective.
type Zone struct {
	Pos    diag.Pos
	ID     string
	Side   string
	Name   values.Localized
	Shapes []Shape
	Paint  values.Paint // of the band along its edge
	Fill   values.Paint // over its ground
}

// Place is a name on the plan.
type Place struct {
	Pos  diag.Pos
	ID   string
	Name values.Localized
	At   Point
}

// Unit returns the size of a square on paper at the plan's own scale.
func (p *Plan) Unit() geom.Length { return p.Scale.Of(p.Grid.Square) }

// Terrain returns the index of a terrain by its id, or -1.
func (p *Plan) Terrain(id string) int {
	for i := range p.Terrains {
		if p.Terrains[i].ID == id {
			return i
		}
	}
	return -1
}
