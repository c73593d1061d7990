package carddata

import (
	"slices"
	"strings"

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

func namesOf(keys []Key) []string {
	names := make([]string, len(keys))
	for i, k := range keys {
		names[i] = k.Name
	}
	return names
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

// languageFields gives the entries of a mapping whose keys are languages of the
// game, a finding for each other.
func (l *reader) languageFields(n node, what string) []field {
	fields := n.mapping(what)
	kept := fields[:0]
	for _, f := range fields {
		if slices.Contains(l.languages, f.name) {
			kept = append(kept, f)
			continue
		}
		if l.maybeLanguage(f.name) {
			continue
		}
		f.key.errorf(CodeUnknownKey, "`%s` is no language of the game", f.name).Hintf("%s", l.languageHint())
	}
	return kept
}

// languageHint says what to do about a text in a language that is not the
// game's. It guesses no other one: two letters are soon alike.
func (l *reader) languageHint() string {
	return "it has " + strings.Join(l.languages, ", ") + ": add the language to `languages`, or remove the text"
}

// The types of keys of game.yaml and variants, besides those that faces take.
const (
	KSection   KeyType = iota + 100 // a mapping with Key.Keys
	KStrings                        // a list of texts, or a single one
	KChoices                        // one word of Key.Values, or a list of them
	KRange                          // a number, or a range as in 8-14
	KSize                           // geom.Size: a name of Key.Values, 63mm x 88mm, or {width, height}
	KPaper                          // a name of Key.Values, or 200mm x 287mm
	KFonts                          // names, each with a built-in family or Key.Keys
	KIcons                          // names, each with a built-in icon or a path
	KColors                         // names, each with a paint
	KStyles                         // names, each with Key.Keys
	KLooks                          // fields, their values, and keys with values of any kind
	KWords                          // languages, each with a list of texts
	KColumns                        // names, each with a column type or Key.Keys
	KPaths                          // names, each with a path
	KTerrains                       // names, each with Key.Keys and others; or a path
	KBadges                         // texts or mappings with Key.Keys
	KDecks                          // deck ids, each with Key.Keys
	KCards                          // card ids, each with values of fields
	KTables                         // ids, each with Key.Keys or a path
	KTableRows                      // rows of a reference table: a list, or a path
	KTexts                          // a list of texts by language, or a single one
	KShare                          // a number from 0 to 1, or a percentage as in 5%
)
