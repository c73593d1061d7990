package carddata

import (
	"slices"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// typeColumns sets the types of the columns that game.yaml does not declare to what all
// of their values are: whole numbers, numbers, yes or no, or texts; lists and mappings
// are flow.
func (l *deckReader) typeColumns(e *deckEntry, p *plan, rows []*yamlRow) {
	for i := range p.columns {
		c := &p.columns[i]
		if e.declares(c.Name) || c.Name == "id" || c.Name == "name" || c.Name == "copies" {
			continue
		}
		var all []source.Node
		for _, row := range rows {
			if f := row.fields[c.Name]; f != nil {
				all = append(all, f.nodes(c.Localized)...)
			}
		}
		c.Type = typeOfNodes(all)
	}
}

// declares reports whether game.yaml declares a column of the deck.
func (e *deckEntry) declares(name string) bool {
	return slices.ContainsFunc(e.declared, func(d declared) bool { return d.Name == name })
}

// nodes returns the values of a field, those of each language.
func (f *yamlField) nodes(localized bool) (all []source.Node) {
	switch {
	case f.byLang != nil:
		for _, n := range f.byLang {
			all = append(all, n)
		}
	case localized && f.whole.Kind == yaml.MappingNode:
		for _, in := range f.whole.Mapping("") {
			all = append(all, in.Value)
		}
	default:
		all = append(all, f.whole)
	}
	return all
}

// typeOfNodes returns the type that fits all values. Empty ones fit every type.
func typeOfNodes(all []source.Node) values.ColumnType {
	tags := map[string]bool{}
	for _, n := range all {
		if n.Kind != yaml.ScalarNode {
			return values.Flow
		}
		if !n.IsNull() {
			tags[n.Tag] = true
		}
	}
	switch {
	case len(tags) == 1 && tags["!!int"]:
		return values.Int
	case len(tags) == 1 && tags["!!bool"]:
		return values.Bool
	case len(tags) > 0 && len(tags) == count(tags, "!!int")+count(tags, "!!float"):
		return values.Number
	}
	return values.Text
}

func count(tags map[string]bool, tag string) int {
	if tags[tag] {
		return 1
	}
	return 0
}
