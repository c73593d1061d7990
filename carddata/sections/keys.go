// Package sections reads YAML mappings by tables of their keys, so that each section is
// described only once for its reader, its schema and the manual.
package sections

// KeyType is the type of a key's value, with the Go type that Lit returns for it.
type KeyType uint8

// The types of keys.
const (
	KText    KeyType = iota // string: rich text, may be given by language
	KString                 // string: plain, such as a file name
	KName                   // string: a style, icon, part, font
	KLength                 // geom.Length
	KExtent                 // Extent: length, percentage or "50% + 2mm"
	KLengths                // []geom.Length: one to four
	KPoints                 // [][2]Extent: "0 0, 100% 50%"
	KPaint                  // Paint: a color, gradient or hatch; "none" is NoPaint
	KNumber                 // float64
	KInt                    // int
	KBool                   // bool
	KEnum                   // string, one of Key.Values
	KExpr                   // *Expr: an expression without braces
	KParts                  // Part.Children
	KList                   // Val.List of mappings with Key.Keys (table columns)
	KMap                    // Val.Map, free keys (variables of a use)
)

// Key is one key of a part, style or section. The reader, the JSON Schema and the
// manual are all based on it.
type Key struct {
	Name     string
	Type     KeyType
	Values   []string          // of KEnum
	Also     map[string]string // of KEnum: other words for some of Values
	Keys     []Key             // of KList
	Of       string            // what the name or string refers to: style, font, icon, file
	Default  string
	Doc      string // one sentence for editors and the manual
	Required bool   // whether the section must have it

	NotNegative bool // of lengths and numbers: whether 0 is the least
}

// Join returns the keys of two tables, a's first.
func Join(a, b []Key) []Key { return append(append([]Key(nil), a...), b...) }

// KeyNamed finds a key by its name.
func KeyNamed(keys []Key, name string) (Key, bool) {
	for _, k := range keys {
		if k.Name == name {
			return k, true
		}
	}
	return Key{}, false
}

// The types of keys in game.yaml and variants, in addition to the types in faces.
const (
	KSection   KeyType = iota + 100 // a mapping with Key.Keys
	KStrings                        // a list of texts, or a single text
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
	KBetter                         // a word of Key.Values, or names, each with one
	KColumns                        // names, each with a column type or Key.Keys
	KPaths                          // names, each with a path
	KTerrains                       // names, each with Key.Keys and others; or a path
	KBadges                         // texts or mappings with Key.Keys
	KDecks                          // deck ids, each with Key.Keys
	KCopies                         // a whole number, or a mapping with Key.Keys
	KCards                          // card ids, each with values of fields
	KTables                         // ids, each with Key.Keys or a path
	KTableRows                      // rows of a reference table: a list, or a path
	KTexts                          // a list of texts by language, or a single one
	KShare                          // a number from 0 to 1, or a percentage as in 5%
)

// NamesOf returns the names of keys.
func NamesOf(keys []Key) []string {
	names := make([]string, len(keys))
	for i, k := range keys {
		names[i] = k.Name
	}
	return names
}
