package fonts

import (
	"embed"
	"slices"
	"sync"
)

//go:embed faces
var files embed.FS

// shipped are the built-in fonts: name, file under faces, in the order in
// which they are listed to users.
var shipped = []*builtin{
	{name: "plex-condensed", file: "plex-condensed/regular.ttf"},
	{name: "plex-condensed-italic", file: "plex-condensed/italic.ttf"},
	{name: "plex-condensed-semibold", file: "plex-condensed/semibold.ttf"},
	{name: "plex-condensed-bold", file: "plex-condensed/bold.ttf"},
	{name: "plex-condensed-bold-italic", file: "plex-condensed/bold-italic.ttf"},
	{name: "roboto-condensed", file: "roboto-condensed/regular.ttf"},
	{name: "roboto-condensed-bold", file: "roboto-condensed/bold.ttf"},
	{name: "oswald", file: "oswald/regular.ttf"},
	{name: "oswald-semibold", file: "oswald/semibold.ttf"},
	{name: "saira-stencil", file: "saira-stencil/regular.ttf"},
	{name: "special-elite", file: "special-elite/regular.ttf"},
	{name: "baskerville", file: "baskerville/regular.ttf"},
	{name: "baskerville-italic", file: "baskerville/italic.ttf"},
	{name: "baskerville-bold", file: "baskerville/bold.ttf"},
}

// families name the built-in font of each style; "" where there is none.
var families = []struct {
	name  string
	faces [4]string // by Style
}{
	{"plex-condensed", [4]string{"plex-condensed", "plex-condensed-italic", "plex-condensed-bold", "plex-condensed-bold-italic"}},
	{"roboto-condensed", [4]string{"roboto-condensed", "", "roboto-condensed-bold", ""}},
	{"oswald", [4]string{"oswald", "", "oswald-semibold", ""}},
	{"saira-stencil", [4]string{"saira-stencil", "", "", ""}},
	{"special-elite", [4]string{"special-elite", "", "", ""}},
	{"baskerville", [4]string{"baskerville", "baskerville-italic", "baskerville-bold", ""}},
}

// builtin is a font inside the program, parsed when first asked for: a run
// that uses two fonts pays for two.
type builtin struct {
	name, file string
	once       sync.Once
	font       *Font
}

// load panics on failure: the files are ours, and a test parses them all.
func (b *builtin) load() *Font {
	b.once.Do(func() {
		ttf, err := files.ReadFile("faces/" + b.file)
		if err != nil {
			panic("fonts: " + err.Error())
		}
		if b.font, err = Parse(b.name, ttf); err != nil {
			panic("fonts: " + b.file + ": " + err.Error())
		}
	})
	return b.font
}

// Builtin returns a font that ships with the program, such as "oswald-semibold",
// and whether there is one of that name. It is parsed once in a process.
func Builtin(name string) (*Font, bool) {
	if i := slices.IndexFunc(shipped, func(b *builtin) bool { return b.name == name }); i >= 0 {
		return shipped[i].load(), true
	}
	return nil, false
}

// BuiltinNames lists the fonts that Builtin knows, families together.
func BuiltinNames() []string {
	names := make([]string, len(shipped))
	for i, b := range shipped {
		names[i] = b.name
	}
	return names
}

// BuiltinFamily returns a family that ships with the program, such as
// "plex-condensed". Nothing is parsed before a face is asked for.
func BuiltinFamily(name string) (*Family, bool) {
	for _, known := range families {
		if known.name == name {
			return assemble(known.name, known.faces), true
		}
	}
	return nil, false
}

func assemble(name string, faces [4]string) *Family {
	family := &Family{name: name}
	for style, face := range faces {
		if i := slices.IndexFunc(shipped, func(b *builtin) bool { return b.name == face }); i >= 0 {
			family.faces[style] = shipped[i].load
		}
	}
	return family
}

// BuiltinFamilies lists the families that BuiltinFamily knows.
func BuiltinFamilies() []string {
	names := make([]string, len(families))
	for i, f := range families {
		names[i] = f.name
	}
	return names
}
