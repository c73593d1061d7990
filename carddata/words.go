package carddata

import "gopkg.in/yaml.v3"

// readLooks reads what values of fields look like: field, value, key.
func readLooks(l *reader, n node) map[string]map[string]Row {
	looks := map[string]map[string]Row{}
	for _, field := range n.mapping("looks") {
		looks[field.name] = map[string]Row{}
		for _, value := range field.value.mapping("looks." + field.name) {
			looks[field.name][value.name] = freeRow(value.value, "looks."+field.name+"."+value.name)
		}
	}
	return looks
}

// readSwitches reads single values by name.
func readSwitches(l *reader, n node) map[string]Value {
	row := Row{}
	for _, f := range n.mapping("switches") {
		if f.value.Kind != yaml.ScalarNode || f.value.null() {
			f.value.wrong("switches."+f.name, "a single value")
			continue
		}
		row[f.name] = Value{Pos: f.value.pos(), V: f.value.free()}
	}
	return row
}

// freeRow reads a mapping of values whose types the file shows.
func freeRow(n node, what string) Row {
	row := Row{}
	for _, f := range n.mapping(what) {
		row[f.name] = Value{Pos: f.value.pos(), V: f.value.free()}
	}
	return row
}
