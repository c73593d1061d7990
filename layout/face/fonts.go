package face

import (
	"errors"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"punchboard/carddata"
	gamefiles "punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/fonts"
)

// BodyFamily is the default font family of texts.
const BodyFamily = "plex-condensed"

// fontCache looks up the font families that styles name. All workers share it.
type fontCache struct {
	mu       sync.Mutex
	families map[string]*fonts.Family // families used so far, and all of the game's own
}

// openFonts reads the fonts in the game's own directory, whose faults must be reported
// even if no card uses them. Built-in fonts are parsed when a text needs them.
func openFonts(g *carddata.Game, found *diag.List) *fontCache {
	b := &fontCache{families: map[string]*fonts.Family{}}
	for _, name := range slices.Sorted(maps.Keys(g.Fonts)) {
		f := g.Fonts[name]
		r := fontReader{g, name, f.Pos, found, g.Languages}
		b.families[name] = r.byLanguage(f)
	}
	return b
}

// family returns a family by name. Unknown names have been reported by the reader; the
// body family is used instead, so that other faults are found.
func (b *fontCache) family(name string) *fonts.Family {
	b.mu.Lock()
	defer b.mu.Unlock()
	f, ok := b.families[name]
	if !ok {
		f = shippedFamily(name)
		b.families[name] = f
	}
	return f
}

// shippedFamily returns a built-in family, or a single face as a family of its own.
func shippedFamily(name string) *fonts.Family {
	if f, ok := fonts.BuiltinFamily(name); ok {
		return f
	}
	if f, ok := fonts.Builtin(name); ok {
		return fonts.NewFamily(name, f, nil, nil, nil)
	}
	f, ok := fonts.BuiltinFamily(BodyFamily)
	if !ok {
		panic("layout: the family " + BodyFamily + " does not ship")
	}
	return f
}

// fontReader reads the font files of one entry of a game's fonts.
type fontReader struct {
	game  *carddata.Game
	name  string
	pos   diag.Pos
	found *diag.List
	langs []string // that the font is for
}

// byLanguage reads a family and those of languages that do not use it.
func (r *fontReader) byLanguage(f carddata.FontFamily) *fonts.Family {
	if len(f.ByLanguage) == 0 {
		return r.family(f)
	}
	others := map[string]*fonts.Family{}
	main := *r
	main.langs = nil
	for _, lang := range r.langs {
		other, ok := f.ByLanguage[lang]
		if !ok {
			main.langs = append(main.langs, lang)
			continue
		}
		of := fontReader{r.game, r.name + "-" + lang, other.Pos, r.found, []string{lang}}
		others[lang] = of.family(other)
	}
	return main.family(f).ByLanguage(others)
}

// family returns a built-in family, or reads the files of one. If the regular face is
// broken, the body family is used instead.
func (r *fontReader) family(f carddata.FontFamily) *fonts.Family {
	if f.Regular == "" {
		return shippedFamily(f.Builtin)
	}
	regular := r.face("", f.Regular)
	bold, italic, both := r.face("-bold", f.Bold), r.face("-italic", f.Italic), r.face("-bold-italic", f.BoldItalic)
	if regular == nil {
		return shippedFamily(BodyFamily)
	}
	return fonts.NewFamily(r.name, regular, italic, bold, both)
}

// face reads one file. It returns nil if there is none, or if it cannot be used.
func (r *fontReader) face(style, file string) *fonts.Font {
	if file == "" {
		return nil
	}
	data, err := fs.ReadFile(r.game.FS, file)
	if err != nil {
		_, what, hint := gamefiles.Explain(err)
		r.found.Errorf(r.pos, CodeFont, "the font file %s %s", file, what).Hintf("%s", hint)
		return nil
	}
	f, err := fonts.Parse(r.faceName(style), data)
	var format *fonts.FormatError
	switch {
	case errors.As(err, &format):
		r.found.Errorf(r.pos, CodeFont, "%s cannot be used: it is %s", file, format.What).Hintf("%s", format.Hint)
		return nil
	case err != nil:
		panic("layout: " + err.Error())
	}
	r.check(file, f)
	return f
}

// faceName returns a name for the face in printed files that differs from those of
// built-in fonts.
func (r *fontReader) faceName(style string) string {
	name := r.name + style
	if slices.Contains(fonts.BuiltinNames(), name) {
		return "own-" + name
	}
	return name
}

// check checks the license bits and the character coverage of a font.
func (r *fontReader) check(file string, f *fonts.Font) {
	if !f.Embeddable() {
		r.found.Warnf(r.pos, CodeFontLicence, "the license flags of %s do not allow embedding it in a PDF", path.Base(file)).
			Hintf("check its license, or use a font under the SIL Open Font License")
	}
	for _, lang := range r.langs {
		if lacks := missingLetters(f, alphabets[baseLanguage(lang)]); lacks != "" {
			r.found.Warnf(r.pos, CodeFontLetters, "%s lacks %s, which the language `%s` needs", path.Base(file), lacks, lang).
				Hintf("use a font that has them; text with these letters is an error")
		}
	}
}

// alphabets are the letters that languages need beyond the basic ones.
var alphabets = map[string]string{
	"en": "ABCXYZabcxyz0189.,;:!?’“”–—",
	"fr": "ABCXYZabcxyz0189.,;:!?’«»–—ÀÂÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ",
}

func baseLanguage(lang string) string {
	base, _, _ := strings.Cut(lang, "-")
	return strings.ToLower(base)
}

// missingLetters returns the letters that a font lacks.
func missingLetters(f *fonts.Font, letters string) string {
	var out []string
	for _, r := range letters {
		if _, ok := f.GID(r); !ok {
			out = append(out, string(r))
		}
	}
	return strings.Join(out, " ")
}
