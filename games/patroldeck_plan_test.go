package games

import (
	"encoding/csv"
	"strconv"
	"testing"

	"punchboard/carddata"
	plandata "punchboard/carddata/plan"
	"punchboard/geom"
)

// patrolPlan returns the plan of the scenario's table.
func patrolPlan(t *testing.T) *plandata.Plan {
	t.Helper()
	plan, ok := load(t, "patrol-deck", "").Plan("two-buildings")
	if !ok || plan.Grid.Cols != 36 || plan.Grid.Rows != 32 || len(plan.Squares) != 36*32 {
		t.Fatal("there is no plan of 36 by 32 squares")
	}
	return plan
}

// terrainAt returns the terrain of a square, counted from the southwest corner.
func terrainAt(plan *plandata.Plan, x, y int) string {
	i := plan.Squares[(plan.Grid.Rows-1-y)*plan.Grid.Cols+x]
	if i < 0 {
		i = plan.Ground
	}
	return plan.Terrains[i].ID
}

// TestPatrolPlan holds the drawn squares to the list of areas by which the compiled
// rules play: terrain fills its areas and stands nowhere else.
func TestPatrolPlan(t *testing.T) {
	plan := patrolPlan(t)
	areas, _ := load(t, "patrol-deck", "").List("areas")
	covered := map[[2]int]bool{}
	for _, a := range areas.Cards {
		at := func(field string) int { return a.Fields[field].V.(int) }
		for x := at("x"); x < at("x")+at("w"); x++ {
			for y := at("y"); y < at("y")+at("h"); y++ {
				covered[[2]int{x, y}] = true
				rim := x == at("x") || y == at("y") || x == at("x")+at("w")-1 || y == at("y")+at("h")-1
				if got, want := terrainAt(plan, x, y), text(a, "terrain"); want != "building" && got != want || want == "building" && rim == (got == "inside") {
					t.Errorf("%s: the plan has %s at %d, %d", a.ID, got, x, y)
				}
			}
		}
	}
	for x := range plan.Grid.Cols {
		for y := range plan.Grid.Rows {
			if got := terrainAt(plan, x, y); !covered[[2]int{x, y}] && got != "open" {
				t.Errorf("%s stands at %d, %d, where no area lies", got, x, y)
			}
		}
	}
}

// TestPatrolOpenings finds each door and window of the compiled rules in the wall
// of the plan, and no other.
func TestPatrolOpenings(t *testing.T) {
	plan := patrolPlan(t)
	fsys, _ := Open("patrol-deck")
	f, err := fsys.Open("tables/openings.csv")
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		x, _ := strconv.Atoi(row[4])
		y, _ := strconv.Atoi(row[5])
		if got := terrainAt(plan, x, y); got != row[3] {
			t.Errorf("%s: the plan has %s at %d, %d", row[0], got, x, y)
		}
	}
	openings := 0
	for x := range plan.Grid.Cols {
		for y := range plan.Grid.Rows {
			if kind := terrainAt(plan, x, y); kind == "door" || kind == "window" {
				openings++
			}
		}
	}
	if openings != len(rows)-1 || openings != 24 {
		t.Errorf("the plan has %d doors and windows, the rules %d, want 24", openings, len(rows)-1)
	}
}

// TestPatrolPlanIsToScale measures the grid on the scenario's sheet: 36 squares from
// edge to edge at 1:5, and a bold line every six.
func TestPatrolPlanIsToScale(t *testing.T) {
	sheet := patrolDecks(t, "en", carddata.SheetKind)["scenario"].Cards[0]
	for _, c := range []struct {
		name string
		all  []outline
		w, h float64
	}{
		{"1:5", outlines(sheet.Front.Marks, geom.Identity), 182.88, 162.56},
	} {
		across := map[int]bool{}
		for _, o := range c.all {
			for i := 1; i < len(o.points); i++ {
				a, b := o.points[i-1], o.points[i]
				if a.Y == b.Y && near(max(a.X, b.X)-min(a.X, b.X), c.w) {
					across[int(a.Y)] = true
				}
			}
		}
		if len(across) < 33 {
			t.Errorf("%s: %d lines run %g mm across, want 33", c.name, len(across), c.w)
			continue
		}
		least, most := 0, 0
		for y := range across {
			if least == 0 || y < least {
				least = y
			}
			most = max(most, y)
		}
		if !near(geom.Length(most-least), c.h) {
			t.Errorf("%s: the lines lie over %.2f mm, want %g", c.name, geom.Length(most-least).MM(), c.h)
		}
	}
}
