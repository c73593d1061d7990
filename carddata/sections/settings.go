package sections

import (
	"slices"
	"strings"
	"unicode"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// Setting is one key of a section of game.yaml, and the function by which an R reads it
// into a T. The readers, the JSON Schema and the manual use the same tables of
// settings, so they cannot disagree about the keys.
type Setting[R, T any] struct {
	Key
	Read func(r R, into *T, n source.Node)
}

// KeysOf returns the keys of a table of settings.
func KeysOf[R, T any](settings []Setting[R, T]) []Key {
	keys := make([]Key, len(settings))
	for i, s := range settings {
		keys[i] = s.Key
	}
	return keys
}

// Read reads the keys of a mapping in file order. Section is its name in messages, such
// as "`print`" or "deck `tactics`".
func Read[R, T any](r R, n source.Node, section string, settings []Setting[R, T], into *T) {
	if n.Kind != yaml.MappingNode && !n.IsNull() {
		n.Errorf(source.CodeWrongKind, "%s must be a mapping (`key: value`), but is %s", section, source.Describe(n.Node)).Hintf("%s", source.MappingHint)
		return
	}
	seen := make(map[string]bool, len(settings))
	for _, f := range n.Mapping(section) {
		seen[f.Name] = true
		if s := Named(settings, f.Name); s != nil {
			s.Read(r, into, f.Value)
			continue
		}
		found := f.ReportUnknown(section, NamesOf(KeysOf(settings)))
		if s := meant(n, f.Name, settings); s != nil && s.Required {
			seen[s.Name] = true // the missing key is there under another name
			found.Cause = diag.Cause{Key: "key " + found.Pos.String(), At: found.Pos}
		}
	}
	requireKeys(n, section, KeysOf(settings), seen)
}

// meant returns the setting that a misspelled name most likely means: one with a
// similar name that the mapping lacks.
func meant[R, T any](n source.Node, name string, settings []Setting[R, T]) *Setting[R, T] {
	key := diag.Nearest(name, NamesOf(KeysOf(settings)))
	if key == "" || n.Lookup(key).Exists() {
		return nil
	}
	return Named(settings, key)
}

// LookupMeant returns the value of a key of a mapping, or of a misspelled key that most
// likely means it.
func LookupMeant[R, T any](n source.Node, key string, settings []Setting[R, T]) source.Node {
	for _, name := range n.Keys() {
		if Named(settings, name) != nil {
			continue
		}
		if s := meant(n, name, settings); s != nil && s.Name == key {
			return n.Lookup(name)
		}
	}
	return n.Lookup(key)
}

// Named returns the setting with a name, or nil if there is none.
func Named[R, T any](settings []Setting[R, T], name string) *Setting[R, T] {
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
			n.Errorf(source.CodeMissingKey, "%s needs `%s`", section, k.Name).Hintf("add `%s`: %s", k.Name, phrase(k.Doc))
		}
	}
}

// phrase returns the description of a key as the end of a sentence.
func phrase(doc string) string {
	doc = strings.TrimSuffix(doc, ".")
	if len(doc) > 1 && unicode.IsLower(rune(doc[1])) {
		return strings.ToLower(doc[:1]) + doc[1:]
	}
	return doc
}

// OnlyKeys returns the known keys of a mapping, and adds a finding for each unknown
// one.
func OnlyKeys(n source.Node, section string, known []string) []source.Field {
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
