package carddata

import (
	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// readLooks reads the section `looks`: field, value, key.
func readLooks(l *values.Reader, n source.Node) map[string]map[string]values.Row {
	looks := map[string]map[string]values.Row{}
	for _, field := range n.Mapping("looks") {
		looks[field.Name] = map[string]values.Row{}
		for _, value := range field.Value.Mapping("looks." + field.Name) {
			looks[field.Name][value.Name] = freeRow(value.Value, "looks."+field.Name+"."+value.Name)
		}
	}
	return looks
}

// readSwitches reads the section `switches`: names with single values.
func readSwitches(l *values.Reader, n source.Node) map[string]values.Value {
	row := values.Row{}
	for _, f := range n.Mapping("switches") {
		if f.Value.Kind != yaml.ScalarNode || f.Value.IsNull() {
			f.Value.WrongKind("switches."+f.Name, "a single value")
			continue
		}
		row[f.Name] = values.Value{Pos: f.Value.Pos(), V: f.Value.Any()}
	}
	return row
}

// freeRow reads a mapping whose values have the types that YAML gives them.
func freeRow(n source.Node, what string) values.Row {
	row := values.Row{}
	for _, f := range n.Mapping(what) {
		row[f.Name] = values.Value{Pos: f.Value.Pos(), V: f.Value.Any()}
	}
	return row
}
