package fonts

import (
	"strings"
	"testing"

	"punchboard/geom"
)

func mustFont(t testing.TB, name string) *Font {
	t.Helper()
	f, ok := Builtin(name)
	if !ok {
		t.Fatalf("no built-in font %q", name)
	}
	return f
}

// lines writes a block as "line|line", inline boxes as [].
func lines(b Block) string {
	var out []string
	for _, l := range b.Lines {
		line := ""
		for _, r := range l.Runs {
			line += runText(r)
		}
		out = append(out, line)
	}
	return strings.Join(out, "|")
}

func runText(r Run) string {
	if r.Box != nil {
		return "[]"
	}
	var text []rune
	for _, g := range r.Glyphs {
		text = append(text, g.Rune)
	}
	return string(text)
}

// TestLines sets texts at 8 pt in a column of the given width in millimeters.
// The font lacks U+202F and shows U+00A0 for it (~), with its own width.
func TestLines(t *testing.T) {
	tests := []struct {
		lang, text string
		mm         float64
		want       string
	}{
		{"fr", "Chef : se rallie à +2 ; s'il n'a ni bougé ni attaqué, peut tenter de rallier une autre unité clouée à +2.", 38,
			"Chef~: se rallie à +2~; s’il n’a ni|bougé ni attaqué, peut tenter|de rallier une autre unité|clouée à +2."},
		{"en", "Leader: rallies itself at +2; if it neither moved nor attacked, may try to rally another pinned unit at +2.", 38,
			"Leader: rallies itself at +2; if it|neither moved nor attacked,|may try to rally another pinned|unit at +2."},
		{"fr", "Utilisez comme « Mitrailleuse légère » : attaque M +2 / L ; interdit si vous avez bougé ce tour.", 30,
			"Utilisez comme|«~Mitrailleuse légère~»~:|attaque M +2 / L~; interdit|si vous avez bougé|ce tour."},
		{"fr", "L'œuvre d'ŒDIPE : À l'ÉTÉ, ça va ÇA ? « Où ? » dit-il !", 30,
			"L’œuvre d’ŒDIPE~: À|l’ÉTÉ, ça va ÇA~? «~Où~?~»|dit-il~!"},
		{"fr", "Tir de suppression prudemment organisé par la mitrailleuse", 21,
			"Tir de suppres-|sion prudemment|organisé par la|mitrailleuse"},
		{"en", "Suppression fire, carefully organised reconnaissance", 21, "Suppression|fire, carefully|organised|reconnaissance"},
		// No break inside numbers, before units, at single letters or signs.
		{"fr", "Le sergent Vandenbroucke crie « Feu ! » : 10 000 obus de 60 mm, 1 D6 pour M +2", 22,
			"Le sergent|Vandenbroucke|crie «~Feu~!~»~:|10~000 obus de|60 mm, 1 D6 pour|M +2"},
		{"en", "under-secretary moved T-34 tanks 3–5 hexes, S-M-L -- and and/or 60 mm guns", 22,
			"under-secretary|moved T-34|tanks 3–5 hexes,|S-M-L – and and/or|60 mm guns"},
		{"fr", "malus de −2 ou +1", 11, "malus de|−2 ou +1"},
		// Words that are wider than a line.
		{"fr", "anticonstitutionnellementanticonstitutionnellement", 20, "anticonstitution-|nellementanti-|constitutionnel-|lement"},
		{"fr", "ANTICONSTITUTIONNELLEMENTANTICONSTITUTIONNEL", 20, "ANTICONSTITUTIONNELLEMENTANTICONSTITUTIONNEL"},
		{"sv", "Realisationsvinstbeskattningen", 14, "Realisationsvinstbeskattningen"},
		{"de", "Rindfleischetikettierungsüberwachungsaufgabe", 20, "Rindfleischeti-|kettierungsüber-|wachungsauf-|gabe"},
		// A name is hyphenated only in an emergency.
		{"fr", "avec Anticonstitutionnellement", 35, "avec|Anticonstitutionnellement"},
		{"fr", "avec Anticonstitutionnellement", 25, "avec Anticonstitu-|tionnellement"},
		{"fr", "soft\u00adhyphen soft\u00adhyphen", 12, "soft-|hyphen|soft-|hyphen"},
		{"de", "Donau\u00addampf\u00adschiff", 15, "Donau-|dampfschiff"},
		// Explicit line breaks, and lists.
		{"fr", "Un\nDeux\n\nTrois\n\n\n", 30, "Un|Deux|Trois"},
		{"fr", "\n \n Un \n \n", 30, "Un"},
		{"fr", "- Un homme de pointe\n  - Deux\n-2 points\n— Trois", 20, "• Un homme de|pointe|• Deux|−2 points|— Trois"},
		{"fr", "", 30, ""},
	}
	f, s := mustFont(t, "plex-condensed"), NewShaper()
	for _, tt := range tests {
		set := Setting{Lang: tt.lang, Width: geom.MM.Scale(tt.mm), Hyphenate: true}
		b := s.Set([]Span{{Text: tt.text, Font: f, Size: 8 * geom.PT}}, set)
		if got := visible.Replace(lines(b)); got != tt.want {
			t.Errorf("%s %q in %g mm:\n got %s\nwant %s", tt.lang, tt.text, tt.mm, got, tt.want)
		}
		if over := max(0, b.Width-set.Width); b.Overfull != over {
			t.Errorf("%q: overfull by %v, the widest line by %v", tt.text, b.Overfull, over)
		}
	}
}

var column = Setting{Lang: "fr", Width: 40 * geom.MM}

// TestVerbatim checks that characters are unchanged, and that lines still break
// as in French.
func TestVerbatim(t *testing.T) {
	f := mustFont(t, "plex-condensed")
	set := Setting{Lang: "fr", Width: 14 * geom.MM, Verbatim: true}
	b := NewShaper().Set([]Span{{Text: "Feu « ici » ou là ? l'air -2 60 mm", Font: f, Size: 8 * geom.PT}}, set)
	if got, want := lines(b), "Feu « ici »|ou là ? l'air|-2 60 mm"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestIconTakesNoHyphen uses a soft hyphen after an icon.
func TestIconTakesNoHyphen(t *testing.T) {
	f, size := mustFont(t, "plex-condensed"), 8*geom.PT
	b := NewShaper().Set([]Span{
		{Box: &Box{Width: 9 * geom.MM}}, {Text: "\u00adblindage", Font: f, Size: size},
	}, Setting{Lang: "fr", Width: 15 * geom.MM})
	if got := lines(b); got != "[]|blindage" || b.Lines[0].Hyphenated {
		t.Errorf("%s, hyphenated %v", got, b.Lines[0].Hyphenated)
	}
}

func TestSpanWithoutFont(t *testing.T) {
	defer func() {
		if got := recover(); got != "fonts: a span of text without a font" {
			t.Errorf("panic %v", got)
		}
	}()
	NewShaper().Set([]Span{{Text: "a", Size: geom.PT}}, Setting{})
}

func TestAlign(t *testing.T) {
	f, s := mustFont(t, "plex-condensed"), NewShaper()
	const text = "Piochez trois cartes Unité et déployez-les face visible sur vos fronts."
	for _, align := range []Align{Left, Center, Right, Justify} {
		set := column
		set.Align = align
		b := s.Set([]Span{{Text: text, Font: f, Size: 8 * geom.PT}}, set)
		for i, l := range b.Lines {
			last := i == len(b.Lines)-1
			room := set.Width - l.Width
			want := map[Align]geom.Length{Left: 0, Center: room / 2, Right: room, Justify: 0}[align]
			if l.X != want || l.Runs[0].X != want {
				t.Errorf("align %d: line %d starts at %d, its run at %d, want %d", align, i, l.X, l.Runs[0].X, want)
			}
			if align == Justify && !last && room > 10 {
				t.Errorf("line %d is %d short of the column", i, room)
			}
		}
	}
}

// TestCenteredIsBalanced uses a title whose last word would otherwise be alone
// on its line.
func TestCenteredIsBalanced(t *testing.T) {
	f := mustFont(t, "oswald-semibold")
	spans := []Span{{Text: "Pas de tir de nuit avant le jour", Font: f, Size: 12 * geom.PT}}
	tests := []struct {
		align Align
		want  string
	}{
		{Left, "Pas de tir de nuit avant|le jour"},
		{Center, "Pas de tir de|nuit avant le jour"},
	}
	for _, tt := range tests {
		set := column
		set.Align = tt.align
		if got := lines(NewShaper().Set(spans, set)); got != tt.want {
			t.Errorf("align %d: %s, want %s", tt.align, got, tt.want)
		}
	}
}

func TestVertical(t *testing.T) {
	f, s := mustFont(t, "plex-condensed"), NewShaper()
	size := 10 * geom.PT
	m := f.Metrics()
	ascent, descent := size.Scale(m.Ascent), size.Scale(m.Descent)
	tests := []struct {
		name      string
		spans     []Span
		set       Setting
		baselines []geom.Length
	}{
		{"one line", []Span{{Text: "a"}}, Setting{}, []geom.Length{ascent}},
		{"pitch of 1.2", []Span{{Text: "a\nb"}}, Setting{}, []geom.Length{ascent, ascent + 12*geom.PT}},
		{"tight", []Span{{Text: "a\nb"}}, Setting{Leading: 1}, []geom.Length{ascent, ascent + 10*geom.PT}},
		{"paragraphs", []Span{{Text: "a\n\n\nb\nc"}}, Setting{ParaGap: geom.MM}, []geom.Length{ascent, ascent + 12*geom.PT + geom.MM, ascent + 24*geom.PT + geom.MM}},
		{"tall icon", []Span{{Text: "a\nb"}, {Box: &Box{Width: size, Height: 20 * geom.PT}}}, Setting{}, []geom.Length{ascent, ascent + descent + 20*geom.PT}},
		{"deep icon", []Span{{Box: &Box{Width: size, Depth: 20 * geom.PT}}, {Text: "a\nb"}}, Setting{}, []geom.Length{ascent, ascent + 20*geom.PT + ascent}},
		{"raised", []Span{{Text: "a"}, {Text: "2", Rise: 3 * geom.PT}}, Setting{}, []geom.Length{ascent + 3*geom.PT}},
	}
	for _, tt := range tests {
		for i := range tt.spans {
			tt.spans[i].Font, tt.spans[i].Size = f, size
		}
		b := s.Set(tt.spans, tt.set)
		for i, l := range b.Lines {
			if l.Baseline != tt.baselines[i] {
				t.Errorf("%s: baseline %d at %v, want %v", tt.name, i, l.Baseline, tt.baselines[i])
			}
		}
		if last := b.Lines[len(b.Lines)-1]; len(b.Lines) != len(tt.baselines) || b.Height != last.Baseline+last.Descent {
			t.Errorf("%s: %d lines, %v high", tt.name, len(b.Lines), b.Height)
		}
		if want := ascent - size.Scale(m.CapHeight); tt.name == "one line" && b.CapTop != want {
			t.Errorf("capitals start at %v, want %v", b.CapTop, want)
		}
	}
}

func TestBoxesAndFonts(t *testing.T) {
	regular, bold := mustFont(t, "plex-condensed"), mustFont(t, "oswald-semibold")
	size := 8 * geom.PT
	b := NewShaper().Set([]Span{
		{Text: "Coût ", Font: regular, Size: size},
		{Box: &Box{Width: 3 * geom.MM, Height: 2 * geom.MM}, Tracking: geom.PT, Tag: "coin"},
		{Text: "2", Font: bold, Size: 2 * size, Tag: "red"},
	}, Setting{Lang: "fr", Width: 12 * geom.MM})
	if got, want := lines(b), "Coût|[]2"; got != want {
		t.Fatalf("%s, want %s: an icon keeps to its number", got, want)
	}
	icon, number := b.Lines[1].Runs[0], b.Lines[1].Runs[1]
	if icon.Tag != "coin" || icon.Span != 1 || *icon.Box != (Box{Width: 3 * geom.MM, Height: 2 * geom.MM}) || icon.Glyphs != nil {
		t.Errorf("icon: %+v", icon)
	}
	if number.X != 3*geom.MM+geom.PT || number.Font != bold || number.Size != 2*size || number.Tag != "red" || number.Span != 2 {
		t.Errorf("number: %+v", number)
	}
}

func TestHangingIndent(t *testing.T) {
	f, s := mustFont(t, "plex-condensed"), NewShaper()
	set := column
	set.Align = Center // a list is left-aligned all the same
	b := s.Set([]Span{{Text: "- Piochez trois cartes et déployez-les face visible", Font: f, Size: 8 * geom.PT}}, set)
	indent := s.Width(f, 8*geom.PT, 0, "fr", "• ")
	if len(b.Lines) != 2 || b.Lines[0].X != 0 || b.Lines[1].X != indent || b.Lines[1].Runs[0].X != indent {
		t.Errorf("%s: lines at %v and %v, want 0 and %v", lines(b), b.Lines[0].X, b.Lines[1].X, indent)
	}
}
