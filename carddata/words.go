package carddata

import (
	"gopkg.in/yaml.v3"
	"punchboard/carddata/source"
)

// readLooks reads what values of fields look like: field, value, key.
func readLooks(l *reader, n source.Node) map[string]map[string]Row {
	looks := map[string]map[string]Row{}
	for _, field := range n.Mapping("looks") {
		looks[field.Name] = map[string]Row{}
		for _, value := range field.Value.Mapping("looks." + field.Name) {
			looks[field.Name][value.Name] = freeRow(value.Value, "looks."+field.Name+"."+value.Name)
		}
	}
	return looks
}

// readSwitches reads single values by name.
func readSwitches(l *reader, n source.Node) map[string]Value {
	row := Row{}
	for _, f := range n.Mapping("switches") {
		if f.Value.Kind != yaml.ScalarNode || f.Value.IsNull() {
			f.Value.WrongKind("switches."+f.Name, "a single value")
			continue
		}
		row[f.Name] = Value{Pos: f.Value.Pos(), V: f.Value.Any()}
	}
	return row
}

// freeRow reads a mapping of values whose types the file shows.
func freeRow(n source.Node, what string) Row {
	row := Row{}
	for _, f := range n.Mapping(what) {
		row[f.Name] = Value{Pos: f.Value.Pos(), V: f.Value.Any()}
	}
	return row
}
