package printer

import (
	"strings"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// Type sizes of the sheet.
const (
	titleSize  = 15 * geom.PT
	textSize   = 17 * geom.PT / 2
	letterSize = 11 * geom.PT
)

// sheetWords are the texts of the sheet in one language.
type sheetWords struct {
	title                    string
	front, back              string
	turn                     map[string]string // by the value of duplex
	left, top, right, bottom string
	light, measure           []string // instructions above and below the scales
}

var sheetWordsByLang = map[string]*sheetWords{
	"en": {
		title: "Printer calibration", front: "front", back: "back",
		turn: map[string]string{"long-edge": "turned on the long edge", "short-edge": "turned on the short edge"},
		left: "left", top: "top", right: "right", bottom: "bottom",
		light: []string{
			"Print this sheet on both sides at actual size (100%), not fitted to the page, with the settings that you use for your cards. Then hold it against a window or a lamp, with this side facing you. The short scales of the back shine through.",
			"**A** The arrow 0 of the back points to a place on scale A, between two numbers if it is not exactly at 10. Take the smaller number: the whole millimeters. Then find the line of the back that meets a line of the front: its number is the tenths. Arrow between 8 and 9, line 3 meets: 8.3.",
			"**B** Read scale B in the same way. The smaller number is above the arrow.",
		},
		measure: []string{
			"**C** Measure the ruler across, from end to end, with a good ruler. It should be {across} long.",
			"**D** Measure the ruler down. It should be {down} long.",
			"**E** At each edge, find the outermost line that is printed in its whole width, and take its number. Look at both sides, and take the larger number.",
			"If the crosses in the corners are farther from each other than those scales say, the paper went in at an angle: push the guides of the tray against it and print again.",
		},
	},
	"fr": {
		title: "Étalonnage de l’imprimante", front: "recto", back: "verso",
		turn: map[string]string{"long-edge": "retourné sur le bord long", "short-edge": "retourné sur le bord court"},
		left: "gauche", top: "haut", right: "droite", bottom: "bas",
		light: []string{
			"Imprimez cette feuille recto verso à 100\u00a0%, sans ajuster à la page, avec les réglages que vous utilisez pour vos cartes. Puis tenez-la devant une fenêtre ou une lampe, cette face vers vous. Les petites échelles du verso apparaissent par transparence.",
			"**A** La flèche 0 du verso désigne un endroit de l’échelle A, entre deux nombres si elle n’est pas exactement sur 10. Prenez le plus petit\u00a0: ce sont les millimètres entiers. Cherchez ensuite le trait du verso qui prolonge un trait du recto\u00a0: son numéro donne les dixièmes. Flèche entre 8 et 9, trait 3 aligné\u00a0: 8,3.",
			"**B** Lisez l’échelle B de la même façon. Le plus petit nombre est au-dessus de la flèche.",
		},
		measure: []string{
			"**C** Mesurez la règle horizontale d’un bout à l’autre, avec une bonne règle. Elle devrait mesurer {across}.",
			"**D** Mesurez la règle verticale. Elle devrait mesurer {down}.",
			"**E** Sur chaque bord, cherchez le trait le plus extérieur imprimé dans toute son épaisseur, et prenez son numéro. Regardez les deux faces, et gardez le plus grand.",
			"Si les croix des coins sont plus écartées que ne le disent les échelles, le papier est entré de travers\u00a0: serrez les guides du bac et recommencez.",
		},
	},
}

// SheetLanguages are the languages of the calibration sheet.
var SheetLanguages = []string{"en", "fr"}

func wordsFor(lang string) *sheetWords {
	if w, ok := sheetWordsByLang[lang]; ok {
		return w
	}
	return sheetWordsByLang["en"]
}

// title draws the heading of a side.
func (s *sheet) title(name, side, turn string) {
	x, y := s.size.W/2, 31*geom.MM
	s.marks = append(s.marks,
		s.centered(s.words.title+" · "+side, s.bold, titleSize, geom.Pt2(x, y)),
		s.centered(name+" · "+s.words.turn[turn], s.plain, textSize, geom.Pt2(x, y+6*geom.MM)))
}

// instructions draws what to do, above and below the scales in the middle.
func (s *sheet) instructions() {
	across, down := rulerLengths(s.size)
	left := crossInset.W + crossArm - 12*geom.MM
	width := s.size.W - left - aside + 4*geom.MM
	y := crossInset.H + crossArm + 2*geom.MM
	s.paragraphs(s.words.light, geom.Pt2(left, y), width)
	lengths := strings.NewReplacer("{across}", spaced(across), "{down}", spaced(down))
	var measure []string
	for _, text := range s.words.measure {
		measure = append(measure, lengths.Replace(text))
	}
	s.paragraphs(measure, geom.Pt2(left, s.size.H/2+38*geom.MM), width)
}

// spaced formats a whole number of millimeters.
func spaced(l geom.Length) string {
	return strings.TrimSuffix(l.String(), "mm") + "\u00a0mm"
}

// paragraphs draws texts below each other. One that begins with **X** has X in bold.
func (s *sheet) paragraphs(texts []string, at geom.Point, width geom.Length) {
	for _, text := range texts {
		spans := []fonts.Span{{Text: text, Font: s.plain, Size: textSize}}
		if letter, rest, ok := strings.Cut(strings.TrimPrefix(text, "**"), "**"); ok {
			spans = []fonts.Span{{Text: letter, Font: s.bold, Size: textSize}, {Text: rest, Font: s.plain, Size: textSize}}
		}
		b := s.shaper.Set(spans, fonts.Setting{Lang: s.lang, Width: width})
		s.block(&b, at, strings.ReplaceAll(text, "**", ""))
		at.Y += b.Height + geom.MM
	}
}

// block draws a text whose upper left corner is at a point.
func (s *sheet) block(b *fonts.Block, at geom.Point, words string) {
	for _, l := range b.Lines {
		for _, run := range l.Runs {
			g := &scene.Glyphs{Font: run.Font, Size: run.Size, At: geom.Pt2(at.X+run.X, at.Y+l.Baseline), Fill: scene.Black, Glyphs: run.Glyphs, Words: words, Continues: words == ""}
			s.marks, words = append(s.marks, g), ""
		}
	}
}

// letter draws the letter of a scale.
func (s *sheet) letter(letter string, middle geom.Point) {
	s.marks = append(s.marks, s.centered(letter, s.bold, letterSize, middle))
}

// centered returns a line of text whose middle is at a point.
func (s *sheet) centered(text string, font *fonts.Font, size geom.Length, middle geom.Point) scene.Mark {
	b := s.shaper.Set([]fonts.Span{{Text: text, Font: font, Size: size}}, fonts.Setting{Lang: s.lang, Verbatim: true})
	baseline := middle.Y + size.Scale(font.Metrics().CapHeight)/2
	g := &scene.Glyphs{Font: font, Size: size, At: geom.Pt2(middle.X-b.Width/2, baseline), Fill: scene.Black}
	for _, run := range b.Lines[0].Runs {
		g.Glyphs = append(g.Glyphs, run.Glyphs...)
	}
	return g
}
