package fonts

// Style is a variant of a family: regular, or italic and bold in any mix.
type Style uint8

// The styles, which can be combined with "or".
const (
	Regular    Style = 0
	Italic     Style = 1
	Bold       Style = 2
	BoldItalic Style = Italic | Bold
)

// Family is up to four fonts of one design. Faces are parsed on first use.
type Family struct {
	name  string
	faces [4]func() *Font // by Style; nil if the family has none

	byLanguage map[string]*Family
}

// NewFamily groups fonts that are already parsed; nil stands for a variant
// that does not exist. The regular one must exist.
func NewFamily(name string, regular, italic, bold, boldItalic *Font) *Family {
	if regular == nil {
		panic("fonts: family " + name + " without a regular face")
	}
	family := &Family{name: name}
	for style, f := range []*Font{regular, italic, bold, boldItalic} {
		if f != nil {
			family.faces[style] = func() *Font { return f }
		}
	}
	return family
}

// ByLanguage returns a family that is others in their languages, given by their BCP 47
// tags, and f in all others.
func (f *Family) ByLanguage(others map[string]*Family) *Family {
	varied := *f
	varied.byLanguage = others
	return &varied
}

// In returns the family for texts in a language.
func (f *Family) In(lang string) *Family {
	if other, ok := f.byLanguage[lang]; ok {
		return other
	}
	return f
}

// Name returns the family's name, such as "plex-condensed".
func (f *Family) Name() string { return f.name }

// Face returns the font of a style. If the family lacks it, ok is false and the
// font is the nearest one: bold italic falls back to bold, then italic, and
// everything to regular. Slant and weight are never synthesized.
func (f *Family) Face(s Style) (face *Font, ok bool) {
	for _, try := range []Style{s & BoldItalic, s & Bold, s & Italic} {
		if f.faces[try] != nil {
			return f.faces[try](), try == s
		}
	}
	return f.faces[Regular](), s == Regular
}
