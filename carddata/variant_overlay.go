package carddata

import (
	"maps"
	"slices"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// overlayLabels gives labels other texts. Languages that are not given stay as they are.
func (l *loader) overlayLabels(n source.Node) {
	if !n.Exists() {
		return
	}
	known := slices.Sorted(maps.Keys(l.game.Labels))
	for _, f := range n.Mapping("labels") {
		was, ok := l.game.Labels[f.Name]
		if !ok {
			f.Key.Errorf(CodeVariant, "the game has no label `%s`", f.Name).Hintf("%s", diag.DidYouMean(f.Name, known))
			continue
		}
		now := values.Localized{Pos: f.Value.Pos(), ByLang: maps.Clone(was.ByLang), PosByLang: maps.Clone(was.PosByLang)}
		if !l.ByLanguage(f.Value) {
			text, _ := f.Value.Scalar(f.Name)
			for lang := range now.ByLang {
				now.ByLang[lang], now.PosByLang[lang] = text, f.Value.Pos()
			}
		} else {
			for _, in := range l.LanguageFields(f.Value, "`"+f.Name+"`") {
				now.ByLang[in.Name], _ = in.Value.Scalar(f.Name)
				now.PosByLang[in.Name] = in.Value.Pos()
			}
		}
		l.game.Labels[f.Name] = now
	}
}

// overlaySheets lays the keys of a variant over the sheets of game.yaml.
func (l *loader) overlaySheets(over source.Node) {
	if !over.Exists() || !l.parts.sheets.Exists() {
		return
	}
	if over.Kind != yaml.MappingNode {
		over.Mapping("sheets") // adds the finding
		return
	}
	list, unknown := l.parts.sheets.OverlaidItems(over)
	l.parts.sheets = list
	for _, f := range unknown {
		var ids []string
		for _, item := range l.parts.sheets.Content {
			if id := (source.Node{Node: item, Doc: list.Doc}).Lookup("id"); id.Exists() {
				ids = append(ids, id.Value)
			}
		}
		f.Key.Errorf(CodeVariant, "the game has no sheet `%s`", f.Name).Hintf("%s", diag.DidYouMean(f.Name, ids))
	}
}

// reportUnnamed reports maps or plans that a variant names and the game does not have.
func (l *loader) reportUnnamed(over, named source.Node, what string) {
	if !over.Exists() {
		return
	}
	for _, f := range over.Mapping(what + "s") {
		if !slices.Contains(keysOf(named), f.Name) {
			f.Key.Errorf(CodeVariant, "the game has no %s `%s`", what, f.Name).Hintf("%s", diag.DidYouMean(f.Name, keysOf(named)))
		}
	}
}

// keysOf returns the keys of a mapping that may not exist.
func keysOf(n source.Node) []string {
	if !n.Exists() {
		return nil
	}
	return n.Keys()
}
