package carddata

import (
	"maps"
	"path"
	"slices"
	"strings"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/table"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// variantDir is the directory of the overlays.
const variantDir = "variants"

// overlay is what a variant changes.
type overlay struct {
	name         string
	lists, decks source.Node

	labels, tables, maps, plans, sheets source.Node
}

// variantSettings are the keys of a variant's file.
var variantSettings = []sections.Setting[*loader, overlay]{
	{Key: sections.Key{Name: "title", Type: sections.KText, Doc: "Title of the game in this variant."},
		Read: func(l *loader, _ *overlay, n source.Node) { l.game.Title = l.Localized(n, "title") }},
	{Key: sections.Key{Name: "switches", Type: sections.KMap, Doc: "Switches with different values."},
		Read: func(l *loader, _ *overlay, n source.Node) { l.overrideSwitches(n) }},
	{Key: sections.Key{Name: "claims", Type: sections.KSection, Keys: sections.KeysOf(claimSettings), Doc: "Claims on the box with different values."},
		Read: func(l *loader, _ *overlay, n source.Node) {
			sections.Read(l.Reader, n, "`claims`", claimSettings, &l.game.Claims)
		}},
	{Key: sections.Key{Name: "print", Type: sections.KSection, Keys: sections.KeysOf(printSettings), Doc: "Print defaults with different values."},
		Read: func(l *loader, _ *overlay, n source.Node) {
			sections.Read(l.Reader, n, "`print`", printSettings, &l.game.Print)
		}},
	{Key: sections.Key{Name: "lists", Type: sections.KDecks, Keys: sections.KeysOf(patchSettings), Doc: "Changes to lists, by name."},
		Read: func(_ *loader, o *overlay, n source.Node) { o.lists = n }},
	{Key: sections.Key{Name: "decks", Type: sections.KDecks, Keys: sections.KeysOf(patchSettings), Doc: "Changes to decks, by deck id."},
		Read: func(_ *loader, o *overlay, n source.Node) { o.decks = n }},
	{Key: sections.Key{Name: "labels", Type: sections.KMap, Doc: "Labels with other texts, by id."},
		Read: func(_ *loader, o *overlay, n source.Node) { o.labels = n }},
	{Key: sections.Key{Name: "tables", Type: sections.KDecks, Keys: sections.KeysOf(table.PatchSettings), Doc: "Changes to reference tables, by id."},
		Read: func(_ *loader, o *overlay, n source.Node) { o.tables = n }},
	{Key: sections.Key{Name: "maps", Type: sections.KMap, Doc: "Keys of map files with other values, by name: mappings are merged, lists replaced."},
		Read: func(_ *loader, o *overlay, n source.Node) { o.maps = n }},
	{Key: sections.Key{Name: "plans", Type: sections.KMap, Doc: "Keys of plan files with other values, by name, in the same way."},
		Read: func(_ *loader, o *overlay, n source.Node) { o.plans = n }},
	{Key: sections.Key{Name: "sheets", Type: sections.KMap, Doc: "Keys of sheets with other values, by id: another front, or `copies: 0`."},
		Read: func(_ *loader, o *overlay, n source.Node) { o.sheets = n }},
}

// variants returns the overlays of the game, sorted, and whether they could be listed.
func (l *loader) variants() (names []string, ok bool) {
	entries, ok := l.Entries(variantDir, diag.Pos{File: l.Name(gameFile)})
	for _, e := range entries {
		if name, is := strings.CutSuffix(e.Name(), ".yaml"); is && !e.IsDir() {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, ok
}

// applyVariant reads the selected variant and applies the part that concerns the whole
// game; the part that concerns decks is applied later.
func (l *loader) applyVariant() (o overlay) {
	all, listed := l.variants()
	l.game.Variants = all
	if o.name = l.opt.Variant; o.name == "" || !listed {
		return o
	}
	if !slices.Contains(l.game.Variants, o.name) {
		l.Found.Errorf(diag.Pos{File: l.Name(gameFile)}, CodeVariant, "the game has no variant %s", source.Quote(o.name)).
			Hintf("%s", variantHint(o.name, l.game.Variants))
		return o
	}
	root, ok := l.YAML(path.Join(variantDir, o.name+".yaml"), diag.Pos{File: l.Name(gameFile)})
	if ok {
		sections.Read(l, root, "the variant", variantSettings, &o)
	}
	return o
}

func variantHint(name string, known []string) string {
	if len(known) == 0 {
		return "the game has no variants; add one as a file such as variants/historical.yaml"
	}
	return diag.DidYouMean(name, known)
}

// overrideSwitches sets new values, of the same types, for switches of the game.
func (l *loader) overrideSwitches(n source.Node) {
	known := slices.Sorted(maps.Keys(l.game.Switches))
	for _, f := range sections.OnlyKeys(n, "`switches`", known) {
		was, now := l.game.Switches[f.Name].V, f.Value.Any()
		if kindOf(was) != kindOf(now) {
			f.Value.WrongKind("switches."+f.Name, kindOf(was)+" as in game.yaml")
			continue
		}
		l.game.Switches[f.Name] = values.Value{Pos: f.Value.Pos(), V: now}
	}
}

func kindOf(v any) string {
	switch v.(type) {
	case bool:
		return "true or false"
	case int, float64:
		return "a number"
	}
	return "text"
}
