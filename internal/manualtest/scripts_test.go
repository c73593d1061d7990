package manualtest

import (
	"fmt"
	"strings"

	"punchboard/fonts"
)

// alphabets are the letters that languages need in addition to those of
// English, lower and upper case.
var alphabets = []struct{ script, languages, letters string }{
	{"Latin", "English", "abcdefghijklmnopqrstuvwxyz“”‘’–—…"},
	{"Latin", "French", "àâæçéèêëîïôœùûüÿ«»"},
	{"Latin", "German, Dutch, Italian, Spanish, Portuguese, Catalan", "äöüßáàâãçéèêëíìïñóòôõúùü¿¡„“"},
	{"Latin", "Danish, Norwegian, Swedish, Finnish, Icelandic", "æøåäöáéíóúýðþ"},
	{"Latin Extended", "Polish", "ąćęłńóśźż"},
	{"Latin Extended", "Czech, Slovak", "áčďéěíĺľňóôŕřšťúůýž"},
	{"Latin Extended", "Hungarian", "áéíóöőúüű"},
	{"Latin Extended", "Croatian, Slovene, Serbian in Latin letters", "čćđšž"},
	{"Latin Extended", "Romanian", "ăâîșț"},
	{"Latin Extended", "Estonian, Latvian, Lithuanian", "äõöüšžāčēģīķļņšūąęėįųū"},
	{"Latin Extended", "Turkish", "çğıöşüİ"},
	{"Latin Extended", "Esperanto, Welsh", "ĉĝĥĵŝŭâêîôûŵŷ"},
	{"Latin Extended", "Vietnamese", "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ"},
	{"Greek", "Greek, modern", "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ"},
	{"Cyrillic", "Russian, Bulgarian", "абвгдежзийклмнопрстуфхцчшщъыьэюяё"},
	{"Cyrillic", "Ukrainian, Belarusian", "абвгґдеєжзиіїйклмнопрстуўфхцчшщьюяё"},
	{"Cyrillic", "Serbian, Macedonian", "абвгдђѓежзѕијклљмнњопрстћќуфхцчџш"},
	{"Signs", "arrows ← → ↑ ↓", "←→↑↓"},
	{"Signs", "≤ ≥ × − ± ½", "≤≥×−±½"},
}

// scriptTable lists which built-in families cover which languages, in each of
// their styles.
func scriptTable() string {
	var b strings.Builder
	families := fonts.BuiltinFamilies()
	fmt.Fprintf(&b, "| script | languages | `%s` |\n|---|---%s|\n", strings.Join(families, "` | `"), strings.Repeat("|---", len(families)))
	for _, a := range alphabets {
		fmt.Fprintf(&b, "| %s | %s |", a.script, a.languages)
		for _, name := range families {
			fmt.Fprintf(&b, " %s |", coverage(name, a.letters))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// coverage returns "yes", "no", or the few letters that a family lacks.
func coverage(family, letters string) string {
	missing := ""
	for _, r := range letters + strings.ToUpper(letters) {
		if !hasEverywhere(family, r) && !strings.ContainsRune(missing, r) {
			missing += string(r)
		}
	}
	switch n := len([]rune(missing)); {
	case n == 0:
		return "yes"
	case n <= 4:
		return "all but " + missing
	}
	return "–"
}

// hasEverywhere reports whether each font of a family has a character.
func hasEverywhere(family string, r rune) bool {
	known, _ := fonts.BuiltinFamily(family)
	for style := fonts.Regular; style <= fonts.BoldItalic; style++ {
		if face, ok := known.Face(style); ok {
			if _, has := face.GID(r); !has {
				return false
			}
		}
	}
	return true
}

// styleTable lists the styles of each built-in family.
func styleTable() string {
	var b strings.Builder
	b.WriteString("| family | regular | italic | bold | bold italic |\n|---|---|---|---|---|\n")
	for _, name := range fonts.BuiltinFamilies() {
		known, _ := fonts.BuiltinFamily(name)
		fmt.Fprintf(&b, "| `%s` |", name)
		for _, style := range []fonts.Style{fonts.Regular, fonts.Italic, fonts.Bold, fonts.BoldItalic} {
			if _, ok := known.Face(style); ok {
				b.WriteString(" yes |")
			} else {
				b.WriteString(" – |")
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}
