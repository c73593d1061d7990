package manualtest

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	mapdata "punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	tabledata "punchboard/carddata/table"
	"punchboard/diag"
	"punchboard/examples"
	"punchboard/internal/golden"
	"punchboard/layout/audit"
	"punchboard/layout/face"
	"punchboard/layout/hexmap"
	"punchboard/layout/impose"
	"punchboard/layout/plan"
	"punchboard/pipeline"
	"punchboard/playtest"
	"punchboard/playtest/farm"
	"punchboard/proofread"
	"punchboard/translate"
)

// groups are the packages whose findings the manual explains, in the order of
// their codes.
var groups = []struct {
	title, about string
	rules        []diag.Rule
}{
	{"Files, decks and cards", "Found while `game.yaml`, card rows, labels and variants are read.", carddata.FileRules},
	{"Faces", "Found while the files in `faces/` are read, and while their expressions are checked against the cards.", facedata.Rules},
	{"Maps", "Found while hex maps are read.", mapdata.Rules},
	{"Plans", "Found while the plans of tables are read.", plandata.Rules},
	{"Reference tables", "Found while the section `tables` of `game.yaml` is read.", tabledata.Rules},
	{"Fitting", "Found while each card is typeset in each language.", face.Rules},
	{"Sheets", "Found while pieces are laid out on sheets.", impose.Rules},
	{"Full pages and posters", "Found while boards, maps and player aids are laid out on pages.", impose.PosterRules},
	{"Drawing maps", "Found while a hex map is drawn.", hexmap.Rules},
	{"Drawing plans", "Found while a plan of a table is drawn.", plan.Rules},
	{"The audit", "Found on the finished pages, before anything is written. They are never your fault.", audit.Rules},
	{"Rendering", "Found while files are written.", pipeline.Rules},
	{"Proofreading", "Found by `punchboard check`, which compares the contents of the game with each other.", proofread.Rules},
	{"Translations", "Found by `punchboard i18n import` in files of translations.", translate.Rules},
	{"Playing", "Found while compiled rules read a game's rows, before the first game is played.", playtest.CodeRules},
	{"Parts of a run", "Found while `playtest merge` adds up the files of several machines.", farm.Rules},
}

const findingsHead = `# Findings

*Written by ` + "`go test ./internal/manualtest -update`" + ` from the program's own tables.*

Punchboard reports everything that is wrong in one run, in the order of your files:

` + "```text" + `
duel/cards.csv:3:3: ` + "`cost`" + ` must be a whole number, but is "two" [PB-129]
	hint: write digits, such as 2
` + "```" + `

That is the file, the line and the column (` + "`cards.xlsx:Sheet1!C7`" + ` in a workbook), what is wrong, and in
brackets a code. Codes never change their meaning: search this page for one, or run
` + "`punchboard explain PB-129`" + `. Most have an example: lines that have the finding (-), and the same without it (+).

A mistake that shows in many places is reported once, with the number of places in each file and the first few of
them. The finding points to the likely cause, such as an entry in ` + "`languages`" + `:

` + "```text" + `
duel/game.yaml:4:17: language ` + "`ger`" + ` is listed but has no text; it is missing in 5 places [PB-116]
	hint: did you mean ` + "`de`" + `?
	duel/game.yaml: 2 places: 2:8 ` + "`title`" + `, 20:11 ` + "`name`" + `
	duel/labels.csv: 1 place: 1:1 column ` + "`ger`" + `
	duel/cards.csv: 2 places: 1:27 column ` + "`name_ger`" + `, 1:43 column ` + "`text_ger`" + `
` + "```" + `

` + "`--all-places`" + `, ` + "`--json`" + `, ` + "`--sarif`" + ` and ` + "`--format junit`" + ` list every place. ` + "`--report check.html`" + ` shows
[a picture of each card](ci.md#a-page-with-pictures) with the place marked.

An **error** stops the build, and nothing is written. A **warning** is worth a look; with ` + "`--strict`" + ` it fails
the command (exit code 3), which suits a CI job. A **note** tells you what Punchboard decided by itself.
`

// TestFindingsPage compares the page of findings with the tables of codes.
func TestFindingsPage(t *testing.T) {
	var b strings.Builder
	b.WriteString(findingsHead)
	seen := map[diag.Code]bool{}
	for _, g := range groups {
		fmt.Fprintf(&b, "\n## %s\n\n%s\n", g.title, g.about)
		for _, r := range g.rules {
			if seen[r.Code] {
				t.Errorf("%s is explained twice", r.Code)
			}
			seen[r.Code] = true
			fmt.Fprintf(&b, "\n### %s: %s\n\n%s\n", r.Code, r.Title, r.Help)
			writeExample(&b, r.Code)
		}
	}
	golden.File(t, "findings.md", b.String())
}

// writeExample writes the lines of the example of a code as a difference for each file.
func writeExample(b *strings.Builder, code diag.Code) {
	e, ok := examples.Of(code)
	if !ok {
		return
	}
	for _, x := range e.Excerpts() {
		fmt.Fprintf(b, "\n`%s`:\n\n```diff\n%s%s```\n", x.File, marked("-", x.Wrong), marked("+", x.Right))
	}
}

// marked begins each line of a text with a mark. Control characters are written as their
// numbers.
func marked(mark, text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString(mark + diag.Visible(strings.TrimRight(line, "\n")) + "\n")
	}
	return b.String()
}

// TestEveryCodeIsExplained looks for codes that the program has and the page
// does not.
func TestEveryCodeIsExplained(t *testing.T) {
	page := readText(t, "findings.md")
	for _, code := range codesInSource(t) {
		if !strings.Contains(page, "### "+code+":") {
			t.Errorf("findings.md does not explain %s", code)
		}
	}
}
