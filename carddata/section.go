package carddata

import (
	"slices"

	"gopkg.in/yaml.v3"
)

// setting is one key of a section of game.yaml: what it takes, and how it is
// read into a T by an R. The readers, the JSON Schema and the manual follow the same
// tables of settings, so that none of them can know a key that another does not.
type setting[R, T any] struct {
	Key
	read func(r R, into *T, n node)
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
func readSection[R, T any](r R, n node, section string, settings []setting[R, T], into *T) {
	if n.Kind != yaml.MappingNode && !n.null() {
		n.errorf(CodeWrongKind, "%s must be a mapping (`key: value`), but is %s", section, describe(n.Node))
		return
	}
	seen := make(map[string]bool, len(settings))
	for _, f := range n.mapping(section) {
		seen[f.name] = true
		if s := settingNamed(settings, f.name); s != nil {
			s.read(r, into, f.value)
			continue
		}
		f.unknown(section, namesOf(keysOf(settings)))
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
func requireKeys(n node, section string, keys []Key, seen map[string]bool) {
	for _, k := range keys {
		if k.Required && !seen[k.Name] {
			n.errorf(CodeMissingKey, "%s needs `%s`", section, k.Name).Hintf("%s", k.Doc)
		}
	}
}

// onlyKeys adds a finding for each key of a mapping that is none of those known.
func onlyKeys(n node, section string, known []string) []field {
	fields := n.mapping(section)
	kept := fields[:0]
	for _, f := range fields {
		if slices.Contains(known, f.name) {
			kept = append(kept, f)
			continue
		}
		f.unknown(section, known)
	}
	return kept
}
