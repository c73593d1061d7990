package manualtest

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/internal/golden"
	"punchboard/printer"
)

// tables are the lists of the manual that are generated from the program's own
// tables: between <!-- list: NAME --> and <!-- end --> on a page.
func tables() map[string]string {
	all := map[string]string{
		"game":     keyTable(carddata.GameKeys()),
		"variant":  keyTable(carddata.VariantKeys()),
		"size":     keyTable(carddata.SizeKeys()),
		"face":     keyTable(carddata.FaceKeys()),
		"common":   keyTable(facedata.CommonKeys),
		"cards":    sizeTable(values.CardSizes),
		"papers":   sizeTable(values.Papers),
		"map":      keyTable(carddata.MapKeys()),
		"planfile": keyTable(carddata.PlanKeys()),
		"printer":  keyTable(sections.KeysOf(printer.Settings)),

		"countersizes": sizeTable(values.CounterSizes),
		"scripts":      scriptTable(),
		"words":        sheetWordTable(),
		"fontstyles":   styleTable(),
	}
	all["columns.same"] = keyTable(carddata.SameKeys())
	all["effects"] = keyTable(carddata.EffectKeys())
	for _, key := range carddata.EffectKeys() {
		addSection(all, key)
	}
	for _, key := range carddata.GameKeys() {
		if key.Name == "tables" {
			addMapSection(all, "game", key)
		}
	}
	for _, key := range append(carddata.GameKeys(), carddata.VariantKeys()...) {
		addSection(all, key)
	}
	for _, key := range carddata.MapKeys() {
		addMapSection(all, "map", key)
	}
	for _, key := range carddata.PlanKeys() {
		addMapSection(all, "planfile", key)
	}
	for _, kind := range facedata.Kinds {
		all[kind.Name] = keyTable(append([]sections.Key{kind.Main}, kind.Keys...))
		for _, key := range kind.Keys {
			if key.Type == sections.KList {
				all[kind.Name+"."+key.Name] = keyTable(key.Keys)
			}
		}
		for _, key := range append([]sections.Key{kind.Main}, kind.Keys...) {
			if len(key.Also) > 0 {
				all[kind.Name+"."+key.Name] = wordTable(key)
			}
		}
	}
	return all
}

// addSection adds the table of a section of game.yaml, and those inside it.
// Variants have sections with the same names; theirs are prefixed. Sections that
// take the same keys share one table.
func addSection(all map[string]string, key sections.Key) {
	if len(key.Keys) == 0 {
		return
	}
	name, table := key.Name, keyTable(key.Keys)
	if _, taken := all[name]; taken {
		name = "variant." + name
	}
	if !slices.Contains(slices.Collect(maps.Values(all)), table) {
		all[name] = table
	}
	for _, inner := range key.Keys {
		addSection(all, inner)
	}
}

// addMapSection adds the table of a section of a map file, and those inside it.
func addMapSection(all map[string]string, in string, key sections.Key) {
	table := keyTable(key.Keys)
	if len(key.Keys) == 0 || slices.Contains(slices.Collect(maps.Values(all)), table) {
		return
	}
	all[in+"."+key.Name] = table
	for _, inner := range key.Keys {
		addMapSection(all, in+"."+key.Name, inner)
	}
}

// keyTable lists keys with their types, defaults and descriptions.
func keyTable(keys []sections.Key) string {
	var b strings.Builder
	b.WriteString("| key | takes | without it | what it does |\n|---|---|---|---|\n")
	for _, k := range keys {
		without := ""
		switch {
		case k.Required:
			without = "**needed**"
		case k.Default != "":
			without = "`" + k.Default + "`"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", k.Name, takes(k), without, strings.ReplaceAll(k.Doc, "|", "\\|"))
	}
	return b.String()
}

// wordTable lists the words of a key with their synonyms, except those with
// underscores for hyphens.
func wordTable(key sections.Key) string {
	var b strings.Builder
	fmt.Fprintf(&b, "| %s | also called |\n|---|---|\n", key.Name)
	for _, word := range key.Values {
		var also []string
		for other, means := range key.Also {
			if means == word && !strings.Contains(other, "_") {
				also = append(also, "`"+other+"`")
			}
		}
		slices.Sort(also)
		if len(also) > 0 {
			fmt.Fprintf(&b, "| `%s` | %s |\n", word, strings.Join(also, ", "))
		}
	}
	return b.String()
}

// takes describes what a key takes.
func takes(k sections.Key) string {
	switch {
	case k.Type == sections.KEnum || k.Type == sections.KChoices:
		return "`" + strings.Join(k.Values, "`, `") + "`"
	case k.Type == sections.KName && k.Of == "icon":
		return "name of an icon"
	case k.Type == sections.KName && k.Of != "":
		return "name of a " + k.Of
	}
	words, ok := typeWords[k.Type]
	if !ok {
		panic(fmt.Sprintf("docs: type %d of key %s has no words", k.Type, k.Name))
	}
	return words
}

var typeWords = map[sections.KeyType]string{
	sections.KText:      "text, or by language",
	sections.KString:    "text",
	sections.KName:      "name",
	sections.KLength:    "length",
	sections.KExtent:    "extent",
	sections.KLengths:   "one to four lengths",
	sections.KPoints:    "points",
	sections.KPaint:     "paint",
	sections.KNumber:    "number",
	sections.KInt:       "whole number",
	sections.KBool:      "`true` or `false`",
	sections.KExpr:      "expression, without braces",
	sections.KParts:     "list of parts",
	sections.KList:      "list",
	sections.KMap:       "names with values",
	sections.KSection:   "section, see below",
	sections.KStrings:   "list of words",
	sections.KRange:     "number, or range `8-14`",
	sections.KSize:      "name of a size, or `63mm x 88mm`",
	sections.KPaper:     "name of a paper, or a size",
	sections.KFonts:     "names with fonts",
	sections.KIcons:     "names with icons",
	sections.KColors:    "names with paints",
	sections.KStyles:    "names with styles",
	sections.KLooks:     "columns, their values, and what these look like",
	sections.KWords:     "words by language",
	sections.KColumns:   "names with types",
	sections.KBetter:    "`high`, `low`, `equal`, or names with these",
	sections.KPaths:     "names with paths",
	sections.KTables:    "ids, each with keys or a path",
	sections.KTableRows: "list of rows, or a path",
	sections.KShare:     "share: `5%` or `0.05`",
	sections.KTexts:     "text, or a list of texts",
	sections.KTerrains:  "names, each with a section; or the path of a table",
	sections.KBadges:    "text, section or list of them",
	sections.KDecks:     "names, each with a section",
	sections.KCopies:    "whole number, or [keys of an army list](decks.md#army-lists)",
	sections.KCards:     "ids, each with columns",
}

func sizeTable(sizes []values.NamedSize) string {
	var b strings.Builder
	b.WriteString("| name | size | also called |\n|---|---|---|\n")
	for _, s := range sizes {
		fmt.Fprintf(&b, "| `%s` | %s × %s | %s |\n", s.Name, s.W, s.H, strings.Join(s.Also, ", "))
	}
	return b.String()
}

var listed = regexp.MustCompile(`(?s)<!-- list: (\S+) -->\n(.*?)<!-- end -->`)

// TestTablesAreTrue compares every list on the pages with the program, and checks
// that every table of the program is on a page: it fails for a key that the
// reader knows and the manual does not.
func TestTablesAreTrue(t *testing.T) {
	all := tables()
	shown := map[string]bool{}
	for _, page := range pages(t) {
		text := readText(t, page)
		want := listed.ReplaceAllStringFunc(text, func(s string) string {
			name := listed.FindStringSubmatch(s)[1]
			table, ok := all[name]
			if !ok {
				t.Errorf("%s: there is no list %s", page, name)
				return s
			}
			shown[name] = true
			return "<!-- list: " + name + " -->\n" + table + "<!-- end -->"
		})
		golden.File(t, page, want)
	}
	for name := range all {
		if !shown[name] {
			t.Errorf("no page has <!-- list: %s -->", name)
		}
	}
}

// added matches the lines that a diff adds.
var added = regexp.MustCompile(`(?m)^\+(.*)$`)

// TestKeysHaveExamples checks that every key has an example in the manual.
func TestKeysHaveExamples(t *testing.T) {
	examples := ""
	for _, page := range pages(t) {
		for _, b := range blocks(readText(t, page)) {
			switch b.fence {
			case "yaml":
				examples += b.body
			case "diff":
				examples += added.ReplaceAllString(b.body, "$1")
			}
		}
	}
	for name, table := range tables() {
		if !strings.HasPrefix(table, "| key |") {
			continue
		}
		for _, row := range regexp.MustCompile("(?m)^\\| `([a-z_]+)` \\|.*\\|.*\\|.*\\|$").FindAllStringSubmatch(table, -1) {
			if !regexp.MustCompile(`(?m)(^|[\s{,])` + row[1] + `:`).MatchString(examples) {
				t.Errorf("no example uses the key `%s` of %s", row[1], name)
			}
		}
	}
}

// TestExpressionsAreListed checks that every name, function and paint key is on
// the page of faces.
func TestExpressionsAreListed(t *testing.T) {
	page := readText(t, "faces.md")
	for _, name := range carddata.ExprNames() {
		if !strings.Contains(page, "| `"+name+"` |") && !strings.Contains(page, "`"+name+"`") {
			t.Errorf("faces.md does not tell of the name `%s`", name)
		}
	}
	for _, name := range carddata.ExprFunctions() {
		if !strings.Contains(page, "`"+name+"(") {
			t.Errorf("faces.md does not tell of the function `%s`", name)
		}
	}
	for _, name := range carddata.PaintKeys() {
		if !strings.Contains(page, "`"+name+"`") {
			t.Errorf("faces.md does not tell of the key `%s` of paints", name)
		}
	}
}
