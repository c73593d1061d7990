package carddata

import (
	"punchboard/carddata/source"
	"slices"

	"gopkg.in/yaml.v3"
)

// setting is one key of a section of game.yaml: what it takes, and how it is
// read into a T by an R. The readers, the JSON Schema and the manual follow the same
// tables of settings, so that none of them can know a key that another does not.
type setting[R, T any] struct {
	Key
	read func(r R, into *T, n source.Node)
}

// keysOf gives what a table of settings takes.
func keysOf[R, T any](settings []setting[R, T]) []Key {
	keys := make([]Key, len(settings))
	for i, s := range settings {
		keys[i] = s.Key
	}
	return keys
}

// readSection reads the keys of a mapping in file order. The section is named
// for messages as in "`print`" or "deck `tactics`".
func readSection[R, T any](r R, n source.Node, section string, settings []setting[R, T], into *T) {
	if n.Kind != yaml.MappingNode && !n.IsNull() {
		n.Errorf(source.CodeWrongKind, "%s must be a mapping (`key: value`), but is %s", section, source.Describe(n.Node))
		return
	}
	seen := make(map[string]bool, len(settings))
	for _, f := range n.Mapping(section) {
		seen[f.Name] = true
		if s := settingNamed(settings, f.Name); s != nil {
			s.read(r, into, f.Value)
			continue
		}
		f.ReportUnknown(section, namesOf(keysOf(settings)))
	}
	requireKeys(n, section, keysOf(settings), seen)
}

func settingNamed[R, T any](settings []setting[R, T], name string) *setting[R, T] {
	for i := range settings {
		if settings[i].Name == name {
			return &settings[i]
		}
	}
	return nil
}

// requireKeys adds a finding for each required key that was not seen.
func requireKeys(n source.Node, section string, keys []Key, seen map[string]bool) {
	for _, k := range keys {
		if k.Required && !seen[k.Name] {
			n.Errorf(source.CodeMissingKey, "%s needs `%s`", section, k.Name).Hintf("%s", k.Doc)
		}
	}
}

// onlyKeys adds a finding for each key of a mapping that is none of those known.
func onlyKeys(n source.Node, section string, known []string) []source.Field {
	fields := n.Mapping(section)
	kept := fields[:0]
	for _, f := range fields {
		if slices.Contains(known, f.Name) {
			kept = append(kept, f)
			continue
		}
		f.ReportUnknown(section, known)
	}
	return kept
}
