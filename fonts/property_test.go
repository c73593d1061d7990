package fonts

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"punchboard/geom"
)

// pieces are the parts of the random texts.
var pieces = strings.Split("Tirez|une|carte.|l'unité|« Feu »|! |-2|10 000|60 mm|anticonstitutionnellement|soft\u00adhyphen|T-34|et/ou|"+
	"\n|\n\n|- |ŒUVRE|PB:0|M +2|...|--|\"quoi\"|?|à|1 D6|Panzergrenadierregiment|\u200B|  |\u202F|(+1)|;|https://exemple.fr/a-b", "|")

// tracking is the tracking of all random texts. After the last glyph of a line
// it is not part of the width of the line.
const tracking = geom.PT / 10

// randomSpans returns a text in several styles, with an occasional icon.
func randomSpans(t testing.TB, r *rand.Rand) []Span {
	fonts := []*Font{mustFont(t, "plex-condensed"), mustFont(t, "plex-condensed-bold"), mustFont(t, "special-elite")}
	var spans []Span
	for range 1 + r.IntN(4) {
		if r.IntN(5) == 0 {
			width := geom.Length(r.Int64N(int64(4 * geom.MM)))
			spans = append(spans, Span{Box: &Box{Width: width, Height: 2 * geom.MM}, Tracking: tracking})
		}
		var text strings.Builder
		for range r.IntN(20) {
			text.WriteString(pieces[r.IntN(len(pieces))])
			if r.IntN(5) > 0 {
				text.WriteByte(' ')
			}
		}
		spans = append(spans, Span{
			Text: text.String(), Font: fonts[r.IntN(len(fonts))], Size: geom.PT * geom.Length(6+r.IntN(6)),
			Tracking: tracking, Rise: geom.Length(r.IntN(2)) * geom.PT,
		})
	}
	return spans
}

// TestProperties sets random texts and checks properties that every block must
// have.
func TestProperties(t *testing.T) {
	used := NewShaper()
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 7))
		spans := randomSpans(t, r)
		set := Setting{
			Lang: []string{"fr", "en", "de"}[r.IntN(3)], Width: geom.MM.Scale(float64(r.IntN(60))),
			Align: Align(r.IntN(4)), Hyphenate: r.IntN(2) == 0, ParaGap: geom.MM,
		}
		b := used.Set(spans, set)
		checkText(t, seed, spans, set, b)
		checkWidths(t, seed, set, b)
		if fresh := NewShaper().Set(spans, set); !reflect.DeepEqual(b, fresh) {
			t.Errorf("seed %d: a used and a new Shaper differ:\n%s\n%s", seed, lines(b), lines(fresh))
		}
	}
}

// bare removes what may vanish at the end of a line and makes all spaces and
// list bullets equal.
var bare = strings.NewReplacer(" ", "", "\u00a0", "", "\u202f", "", "\n", "", "\u200b", "", softHyphenText, "", "•", "-", "[]", "\ufffc")

const softHyphenText = "\u00ad"

// checkText compares the glyphs with the text after typography: everything is
// there, and only hyphens at line ends were added.
func checkText(t *testing.T, seed uint64, spans []Span, set Setting, b Block) {
	var text strings.Builder
	for _, s := range spans {
		if s.Box != nil {
			text.WriteRune(boxRune)
		}
		text.WriteString(s.Text)
	}
	var got strings.Builder
	for i, line := range strings.Split(lines(b), "|") {
		if len(b.Lines) > 0 && b.Lines[i].Hyphenated {
			line = strings.TrimSuffix(line, "-")
		}
		got.WriteString(line)
	}
	want := bare.Replace(Typography(set.Lang, text.String()))
	if bare.Replace(got.String()) != want {
		t.Errorf("seed %d:\n got %s\nwant %s", seed, bare.Replace(got.String()), want)
	}
}

// checkWidths adds up the widths on each line.
func checkWidths(t *testing.T, seed uint64, set Setting, b Block) {
	most := geom.Length(0)
	for i, l := range b.Lines {
		x := l.Runs[0].X
		for _, run := range l.Runs {
			if run.X != x {
				t.Errorf("seed %d: line %d: a run starts at %d, the one before ends at %d", seed, i, run.X, x)
			}
			if sum := advances(run); run.Box == nil && sum != run.Width {
				t.Errorf("seed %d: line %d: glyphs of %d in a run of %d", seed, i, sum, run.Width)
			}
			x += run.Width
			if run.Box != nil {
				x += tracking
			}
		}
		if tail := x - l.X - l.Width; tail != 0 && tail != tracking {
			t.Errorf("seed %d: line %d: width %d, runs end %d after it", seed, i, l.Width, tail)
		}
		most = max(most, l.X+l.Width)
	}
	if set.Width > 0 && most > set.Width+b.Overfull {
		t.Errorf("seed %d: %d wide in %d, overfull by %d", seed, most, set.Width, b.Overfull)
	}
}

func advances(run Run) (sum geom.Length) {
	for _, g := range run.Glyphs {
		sum += g.Advance
	}
	return sum
}

// FuzzSet looks for texts that crash, lose characters of valid text, or exceed
// the width without reporting it.
func FuzzSet(f *testing.F) {
	font := mustFont(f, "plex-condensed")
	s := NewShaper()
	f.Add("- Feu ! \u00adl'unité\n\nanticonstitutionnellement", "\u200B10 000", 20, true)
	f.Fuzz(func(t *testing.T, first, second string, mm int, icon bool) {
		spans := []Span{{Text: first, Font: font, Size: 8 * geom.PT, Tracking: tracking}}
		if icon {
			spans = append(spans, Span{Box: &Box{Width: geom.MM, Height: geom.MM}, Tracking: tracking})
		}
		spans = append(spans, Span{Text: second, Font: font, Size: 9 * geom.PT, Rise: geom.PT, Tracking: tracking})
		for _, lang := range []string{"fr", "en"} {
			set := Setting{Lang: lang, Width: geom.Length(mm%100) * geom.MM, Hyphenate: true, Align: Align(mm & 3)}
			b := s.Set(spans, set)
			checkWidths(t, 0, set, b)
			s.Fit(spans, set, 10*geom.MM, 0.5)
			for _, l := range b.Lines {
				for _, run := range l.Runs {
					if !utf8.ValidString(runText(run)) {
						t.Errorf("invalid text %q", runText(run))
					}
				}
			}
		}
	})
}
