// Package punchboard_test enforces the structure of the module: which package
// may import which, what ARCHITECTURE.md says about it, and where a game may be
// named.
package punchboard_test

import (
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "punchboard"

// room is a package with everything below it that is not a room itself.
type room struct {
	path      string
	owns      string // its description in ARCHITECTURE.md
	testsOnly bool   // imported only by tests and by packages that serve tests
}

// apart forbids imports that the lines would allow, between whole trees; games/*
// is the tree without its root.
type apart struct{ from, to, why string }

// plan defines which package may import which.
type plan struct {
	lines [][]room // top line first
	apart []apart
}

// rooms is the plan of this module. To add a room, put it on a line above
// everything that it imports, then run: go test . -update
var rooms = plan{
	lines: [][]room{
		{
			{path: "cmd/punchboard", owns: "command-line arguments, files, clock, terminal, exit codes; one file per subcommand"},
			{path: "internal/manualtest", owns: "only tests: they check the examples of the manual in docs and draw its pictures", testsOnly: true},
			{path: "pipeline/checked", owns: "only tests: they plant faults into the shipped games, one file each, and check that each is found where it is", testsOnly: true},
			{path: "internal/release", owns: "a program that builds the archives of a release"},
		}, {
			{path: "live", owns: "follows the files of a game and shows its cards in a browser: `live/watch` follows files, `live/page` is the page"},
		}, {
			{path: "playtest/farm", owns: "divides a run among machines: parts, time and cost, recipes, and what is wrong among the files that come back"},
			{path: "playtest/session", owns: "plays a game for its designer: pairings and numbers of games, luck, trials, and the page of results"},
			{path: "checkpage", owns: "presents the findings of a check with pictures of the cards, as HTML and on paper"},
			{path: "playtest/tune", owns: "searches for the smallest change of a game's numbers with which it meets its claims, and confirms it"},
		}, {
			{path: "playtest/report", owns: "presents a verdict in words and charts: as text, as marks of a scene, as HTML"},
			{path: "playtest/trial", owns: "plays a game again with other data and the same luck: changes, comparisons, sweeps"},
			{path: "pipeline", owns: "turns a game and a request into audited documents with file names; no terminal, no flags"},
		}, {
			{path: "playtest/verdict", owns: "judges the statistics of played games: figures, intervals and levels, no text"},
			{path: "games", owns: "the shipped games: their files, embedded; each folder also contains the game's compiled rules, if any"},
		}, {
			{path: "playtest/rulebook/rulestest", owns: "common tests for the compiled rules of any game", testsOnly: true},
			{path: "playtest/rehearsal", owns: "deals and plays the cards of any game as its `play` section declares"},
		}, {
			{path: "playtest/rulebook", owns: "reads what compiled rules need from the rows of a game: decks, cells, effects, switches, words, the ledger"},
			{path: "render/pdf", owns: "writes PDF; the only importer of gofpdf"},
			{path: "render/png", owns: "writes PNG; the only importer of gg"},
			{path: "playtest/enginetest", owns: "audits games and computes exact odds, for tests", testsOnly: true},
			{path: "render/svg", owns: "writes SVG"},
		}, {
			{path: "layout", owns: "Compose turns cards, counters and sheets into pieces; the table of constructors for the kinds of parts"},
			{path: "playtest", owns: "plays a game many times by its rules and counts what happens"},
		}, {
			{path: "layout/hexmap", owns: "draws hex maps with their tiles, compass and scale"},
			{path: "layout/plan", owns: "draws plans of tables to scale"},
			{path: "layout/table", owns: "draws reference tables"},
			{path: "layout/symbol", owns: "draws military unit symbols"},
			{path: "layout/scenery", owns: "draws landscapes with icons standing on the ground"},
			{path: "layout/impose", owns: "places pieces on sheets: planner, gutters, marks, mirrored backs, headers, posters, manifests"},
			{path: "layout/layouttest", owns: "small games and their files, for tests of package layout", testsOnly: true},
		}, {
			{path: "layout/cutting/cuttingtest", owns: "performs plans of cuts, for tests", testsOnly: true},
			{path: "layout/hexmap/texture", owns: "draws the patterns of terrains and the borders on hexsides"},
		}, {
			{path: "layout/hexmap/canvas", owns: "the geometry of a hex map on paper: positions of hexes, lines and regions, random numbers, areas to keep free"},
		}, {
			{path: "translate", owns: "the translator's side of a game: what is missing or out of date, and files for translation tools; writes translations into the game's files"},
			{path: "layout/face", owns: "composes faces: parts, boxes, flows, texts, pictures; does not know the kinds of parts that other packages draw"},
			{path: "layout/cutting", owns: "finds the straight cuts that separate the pieces of a sheet, and counts them"},
			{path: "layout/audit", owns: "checks on finished pages that every copy is there once, with its own back behind each front"},
		}, {
			{path: "proofread", owns: "reads a game's contents as a proofreader does: translations, figures, names, things that nothing uses; what the designer accepted"},
			{path: "printer", owns: "profiles of printers: how far backs are off, margins, scale; the calibration sheet, and pages changed to fit"},
			{path: "layout/foot", owns: "the line of small print at the foot of cards and pages"},
			{path: "layout/picture", owns: "reads the pictures and icons of a game, each once, and reports what is wrong with them"},
			{path: "scene/coverage", owns: "measures how much ink pages take"},
			{path: "scene/scenetest", owns: "a scene as text, for golden files", testsOnly: true},
		}, {
			{path: "scene", owns: "the display list, the only input of a renderer; `scene/vision` simulates color vision deficiencies and measures contrast, `scene/strips` decodes large PNG files in strips"},
			{path: "carddata", owns: "the contents of a game's files, typed and with positions; no layout"},
		}, {
			{path: "carddata/plan", owns: "reads and checks plans of tables on square grids, with the terrains and lines of maps"},
			{path: "carddata/hexmap/mapgen", owns: "generates random hex maps within the limits of their terrains"},
			{path: "carddata/schema", owns: "JSON Schemas of the tables of keys"},
		}, {
			{path: "carddata/face", owns: "faces: kinds of parts, their keys and values, styles, keywords, rich text"},
			{path: "carddata/hexmap", owns: "reads and checks hex maps"},
			{path: "carddata/table", owns: "reads and checks reference tables, dice and rolls"},
			{path: "carddata/rehearsal", owns: "reads how a game without compiled rules is dealt and played"},
			{path: "carddata/effects", owns: "reads what the texts of cards must say of their effects"},
			{path: "carddata/tuning", owns: "reads which numbers of a game a tuned variant may change, and to what"},
		}, {
			{path: "carddata/readertest", owns: "gives the readers of a game's sections some files to read, for tests", testsOnly: true},
			{path: "carddata/expr", owns: "expressions and templates: parsing, bounds, types, evaluation in a scope"},
		}, {
			{path: "internal/printed", owns: "remembers which cards of a game have been printed and how they looked, and compares them with the game"},
			{path: "carddata/values", owns: "values with their positions: texts by language, cells, colors, sizes; their reader knows the game's languages"},
		}, {
			{path: "internal/hostile", owns: "games that attack the program, for tests: bombs, broken files, endless input", testsOnly: true},
			{path: "internal/stamp", owns: "records what a build read, rendered and wrote, so that the next one does only what has changed, and says why"},
			{path: "carddata/wording", owns: "the texts that Punchboard prints on sheets, in each language, and a game's own in their place"},
			{path: "carddata/sections", owns: "tables of keys for sections: the type of each key, and reading a mapping by such a table"},
		}, {
			{path: "carddata/source", owns: "reads the files of a game, only regular ones and within limits: text, CSV, workbooks, YAML nodes, all with positions"},
			{path: "examples", owns: "an example of each code of findings, wrong and right, as data for explain and the manual"},
			{path: "fonts", owns: "typefaces, shaping, paragraphs: breaking, hyphenation, typography, fitting"},
			{path: "icons", owns: "built-in vector icons with credits; parses SVG files"},
		}, {
			{path: "geom", owns: "lengths on paper, rectangles, paths, hexes on paper; `geom/hex` is integer arithmetic on hexagons"},
			{path: "diag", owns: "findings: position, severity, code, message, hint"},
			{path: "internal/parallel", owns: "runs work on several goroutines"},
			{path: "internal/heap", owns: "asks the system for memory in large pages"},
			{path: "internal/edition", owns: "writes the files of a run so that all appear together or none does, also after a kill"},
			{path: "internal/revision", owns: "reads the files of a directory as of a revision of git"},
			{path: "internal/fault", owns: "lets operations on files fail, for tests: each read in turn, files cut short", testsOnly: true},
			{path: "internal/golden", owns: "golden files of tests: compares, shows a diff, rewrites with -update", testsOnly: true},
		},
	},
	apart: []apart{
		{"render", "carddata", "a renderer gets marks, not cards"},
		{"render", "layout", "a renderer gets marks, not cards"},
		{"render", "playtest", "a renderer gets marks, not games"},
		{"layout/table", "layout/hexmap", "kinds of parts are independent of each other"},
		{"layout/symbol", "layout/hexmap", "kinds of parts are independent of each other"},
		{"layout/impose", "layout/hexmap", "imposition works on pieces, however they were composed"},
		{"layout/impose", "layout/face", "imposition works on pieces, however they were composed"},
		{"pipeline", "render", "the caller chooses how documents are rendered"},
		{"games", "layout", "rules read the data, not the printed output"},
		{"games", "render", "rules read the data, not the printed output"},
		{"games", "scene", "rules read the data, not the printed output"},
		{"games/*", "playtest/rehearsal", "rehearsals are only for games without compiled rules"},
		{"playtest", "layout", "playing is independent of layout"},
		{"playtest/rulebook/rulestest", "playtest/rulebook", "it tests rules, however they read their data"},
		{"playtest/verdict", "playtest/rehearsal", "a verdict depends only on statistics, however the games were played"},
	},
}

// stdlibOnly lists the rooms that import nothing but the standard library and
// packages of this module.
var stdlibOnly = []string{"geom", "diag", "internal/parallel"}

// drawers lists, for each drawing library, the only room that may import it: the
// one that renders with it.
var drawers = map[string][]string{
	"github.com/jung-kurt/gofpdf": {"render/pdf"},
	"github.com/fogleman/gg":      {"render/png"},
}

// find returns the room that contains a package, the one with the longest path,
// and its line; lines count upward from 0.
func (p plan) find(pkg string) (found room, line int, ok bool) {
	for i, rooms := range p.lines {
		for _, r := range rooms {
			if within(pkg, r.path) && len(r.path) >= len(found.path) {
				found, line, ok = r, len(p.lines)-1-i, true
			}
		}
	}
	return found, line, ok
}

// within reports whether a package is another one or is below it.
func within(pkg, tree string) bool { return pkg == tree || strings.HasPrefix(pkg, tree+"/") }

// mayImport reports whether product code of a package may import another one.
func (p plan) mayImport(from, to string) bool {
	fromRoom, fromLine, _ := p.find(from)
	toRoom, toLine, ok := p.find(to)
	switch {
	case !ok, toRoom.testsOnly && !fromRoom.testsOnly, p.areApart(from, to):
		return false
	case fromRoom.path == toRoom.path:
		return strings.HasPrefix(to, from+"/") // a parent may import its children; siblings may not import each other
	}
	return toLine < fromLine
}

func (p plan) areApart(from, to string) bool {
	return slices.ContainsFunc(p.apart, func(a apart) bool { return inTree(from, a.from) && inTree(to, a.to) })
}

func inTree(pkg, tree string) bool {
	if root, ok := strings.CutSuffix(tree, "/*"); ok {
		return pkg != root && within(pkg, root)
	}
	return within(pkg, tree)
}

func TestImportsPointDown(t *testing.T) {
	eachGoFile(t, func(path string, file *ast.File, fset *token.FileSet) {
		pkg := filepath.ToSlash(filepath.Dir(path))
		if pkg == "." {
			return
		}
		in, _, ok := rooms.find(pkg)
		if !ok {
			t.Errorf("%s: package %s is in no room of rooms_test.go", path, pkg)
			return
		}
		for _, imp := range file.Imports {
			checkImport(t, fset.Position(imp.Pos()).String(), path, pkg, in.path, imp)
		}
	})
}

func checkImport(t *testing.T, where, path, pkg, roomPath string, imp *ast.ImportSpec) {
	target, _ := strconv.Unquote(imp.Path.Value)
	test := strings.HasSuffix(path, "_test.go")
	if inner, ok := strings.CutPrefix(target, module+"/"); ok {
		if inner != pkg && !test && !rooms.mayImport(pkg, inner) {
			t.Errorf("%s: %s must not import %s", where, pkg, inner)
		}
		return
	}
	if only, ok := drawers[target]; ok && !slices.Contains(only, roomPath) {
		t.Errorf("%s: only %s may import %s", where, strings.Join(only, " and "), target)
	}
	for _, std := range stdlibOnly {
		if roomPath == std && !test && strings.Contains(strings.Split(target, "/")[0], ".") {
			t.Errorf("%s: %s may import nothing from outside but the standard library, not %s", where, pkg, target)
		}
	}
}

// TestRoomsExist rejects a room that is listed twice or contains no Go files.
func TestRoomsExist(t *testing.T) {
	seen := map[string]bool{}
	for _, line := range rooms.lines {
		for _, r := range line {
			if seen[r.path] {
				t.Errorf("%s is listed twice", r.path)
			}
			seen[r.path] = true
			if !holdsGo(t, r.path) {
				t.Errorf("%s is listed and holds no Go file", r.path)
			}
		}
	}
	for _, a := range rooms.apart {
		for _, tree := range []string{a.from, a.to} {
			if _, err := os.Stat(strings.TrimSuffix(tree, "/*")); err != nil {
				t.Errorf("%s is kept apart and does not exist", tree)
			}
		}
	}
}

func holdsGo(t *testing.T, dir string) bool {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(filepath.FromSlash(dir), "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	return len(found) > 0
}

// TestRoomsBite checks that the plan of this module can reject an import.
func TestRoomsBite(t *testing.T) {
	checkPlan(t, rooms, []verdictOfPlan{
		{"layout", "scene", true},
		{"scene", "layout", false},
		{"layout", "playtest", false},
		{"playtest", "layout", false},
		{"playtest/report", "layout", false},
		{"layout", "layout/audit", true},
		{"layout/audit", "layout", false},
		{"layout", "layout/hexmap", true},
		{"layout/hexmap", "layout/face", true},
		{"layout/face", "layout/hexmap", false},
		{"layout/hexmap", "layout/table", false},
		{"layout/hexmap", "layout/hexmap/texture", true},
		{"layout/hexmap/texture", "layout/hexmap/canvas", true},
		{"layout/hexmap/canvas", "layout/hexmap/texture", false},
		{"layout/table", "layout/hexmap/canvas", false},
		{"layout/table", "layout/symbol", false},
		{"layout/impose", "layout/audit", true},
		{"layout/impose", "layout/face", false},
		{"layout/face", "layout/impose", false},
		{"layout/face", "layout/picture", true},
		{"layout/picture", "layout/foot", false},
		{"layout/impose", "layout/layouttest", false},
		{"render/pdf", "scene", true},
		{"render/pdf", "carddata", false},
		{"render/svg", "layout", false},
		{"render/pdf", "render/png", false},
		{"cmd/punchboard", "util", false},
		{"carddata", "scene", false},
		{"carddata", "carddata/source", true},
		{"carddata/source", "carddata", false},
		{"carddata/source", "carddata/values", false},
		{"carddata/values", "carddata/sections", true},
		{"carddata/values", "carddata", false},
		{"carddata/hexmap", "carddata/face", false},
		{"carddata/hexmap", "carddata/table", false},
		{"carddata/face", "carddata/hexmap", false},
		{"carddata/face", "carddata/expr", true},
		{"carddata/expr", "carddata/face", false},
		{"carddata/source", "fonts", false},
		{"cmd/punchboard", "internal/manualtest", false},
		{"games/percee", "playtest/rulebook", true},
		{"games/percee", "games", false},
		{"games/percee", "games/three-fronts", false},
		{"games", "playtest/rehearsal", true},
		{"games/percee", "playtest/rehearsal", false},
		{"games", "playtest/verdict", false},
		{"games/percee", "layout", false},
		{"playtest/rehearsal", "games", false},
		{"playtest/rulebook", "games", false},
		{"playtest/rulebook", "playtest", true},
		{"playtest", "playtest/rulebook", false},
		{"playtest/verdict", "playtest/rehearsal", false},
		{"playtest/verdict", "games", false},
		{"playtest/trial", "playtest/report", false},
		{"playtest/report", "playtest/trial", false},
		{"playtest/trial", "playtest/verdict", true},
		{"playtest/rulebook/rulestest", "playtest/rulebook", false},
		{"playtest/rulebook/rulestest", "playtest/enginetest", true},
		{"games/percee", "playtest/rulebook/rulestest", false},
		{"playtest", "playtest/enginetest", false},
		{"layout", "scene/scenetest", false},
	})
}

// TestPlan tries each rule on a small plan, including those for rooms that this
// module lacks.
func TestPlan(t *testing.T) {
	small := plan{
		lines: [][]room{
			{{path: "top"}},
			{{path: "house"}, {path: "house/helper", testsOnly: true}},
			{{path: "house/left"}, {path: "house/right"}},
			{{path: "house/base"}, {path: "house/base/trial", testsOnly: true}},
			{{path: "ground"}},
		},
		apart: []apart{{"house/left", "ground", ""}},
	}
	checkPlan(t, small, []verdictOfPlan{
		{"house", "house/left", true},                             // a room below, though it is a child
		{"house/left", "house", false},                            // a line above
		{"house/left", "house/right", false},                      // siblings on one line
		{"house/left", "house/base", true},                        // siblings, the other on a lower line
		{"house/left/inner", "house/left", false},                 // a child its parent
		{"house/left", "house/left/inner", true},                  // a parent its child
		{"house/left/inner", "house/left/other", false},           // siblings inside a room
		{"house/left/inner", "house/right/inner", false},          // rooms on one line
		{"house/right/inner", "house/base/inner", true},           // a room below
		{"house/other", "house/left", true},                       // not listed: on the line of house
		{"house/other", "house", false},                           // a child its parent
		{"top", "house/helper", false},                            // product code what serves tests
		{"house/helper", "house/base/trial", true},                // what serves tests, lower down
		{"house/right", "ground", true},                           // a lower line
		{"house/left/inner", "ground/deep", false},                // trees that are kept apart
		{"housetop", "ground", false}, {"top", "housetop", false}, // in no room
	})
}

type verdictOfPlan struct {
	from, to string
	want     bool
}

func checkPlan(t *testing.T, p plan, cases []verdictOfPlan) {
	t.Helper()
	for _, c := range cases {
		if got := p.mayImport(c.from, c.to); got != c.want {
			t.Errorf("mayImport(%s, %s) = %v, want %v", c.from, c.to, got, c.want)
		}
	}
}
