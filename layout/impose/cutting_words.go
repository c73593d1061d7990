package impose

import (
	"fmt"
	"strconv"
	"strings"

	"punchboard/geom"
	"punchboard/layout/cutting"
)

// cuttingWords are the texts of cut plans in one language.
type cuttingWords struct {
	title         string // format of number and count of pages
	note          []string
	sheet, folded string
	part          [2]string // formats of the number of pieces in a part: one, several
	parts         [2]string // of the number of stacked parts, and of pieces in each: one, several
	left, upper   string
	one           string // for a single cut
	total         string // format of the numbers of cuts: stacked, one by one
	totalSame     string // format of the number of cuts if nothing is stacked
	impossible    string
	punch         string
}

var cuttingWordsEN = cuttingWords{
	title: "cut plan %d/%d",
	note: []string{
		"Cut in the order of the numbers. Measure each cut from the edge that is named: after the first cut of a line, that is the edge just cut.",
		"Check the first cut at each edge with the crop marks, because printers put the picture a little to one side. Gray is what you keep.",
	},
	sheet: "the sheet", folded: "the folded and glued sheet",
	part: [2]string{"the part with %d piece", "the part with %d pieces"}, parts: [2]string{"%d parts with %d piece each, stacked", "%d parts with %d pieces each, stacked"},
	left: "from the left edge:", upper: "from the upper edge:",
	one: "1 cut", total: "%d cuts, or %d without stacking", totalSame: "%d cuts",
	impossible: "no straight cuts across the sheet separate these pieces; cut around each",
	punch:      "then punch out the discs",
}

var cuttingWordsFR = cuttingWords{
	title: "plan de coupe %d/%d",
	note: []string{
		"Coupez dans l’ordre des numéros. Mesurez chaque coupe depuis le bord indiqué\u00a0: après la première coupe d’une ligne, c’est le bord qui vient d’être coupé.",
		"Vérifiez la première coupe de chaque bord avec les traits de coupe, car les imprimantes décalent un peu l’image. Le gris est ce que l’on garde.",
	},
	sheet: "la feuille", folded: "la feuille pliée et collée",
	part: [2]string{"la partie de %d pièce", "la partie de %d pièces"}, parts: [2]string{"%d parties de %d pièce, empilées", "%d parties de %d pièces, empilées"},
	left: "depuis le bord gauche\u00a0:", upper: "depuis le bord supérieur\u00a0:",
	one: "1 coupe", total: "%d coupes, ou %d sans empiler", totalSame: "%d coupes",
	impossible: "aucune coupe droite à travers la feuille ne sépare ces pièces\u00a0; découpez chacune",
	punch:      "puis détachez les disques à l’emporte-pièce",
}

// totalOf says how many cuts a plan has.
func (w *cuttingWords) totalOf(p *cutting.Plan) string {
	switch stacked, single := p.Stacked(), p.Single(); {
	case single == 1:
		return w.one
	case stacked == single:
		return fmt.Sprintf(w.totalSame, single)
	default:
		return fmt.Sprintf(w.total, stacked, single)
	}
}

// partOf says what a step cuts.
func (w *cuttingWords) partOf(s *cutting.Step, first, folded bool) string {
	many := min(s.Pieces-1, 1)
	switch {
	case first && folded:
		return w.folded
	case first:
		return w.sheet
	case len(s.Parts) == 1:
		return fmt.Sprintf(w.part[many], s.Pieces)
	}
	return fmt.Sprintf(w.parts[many], len(s.Parts), s.Pieces)
}

// measuresOf lists the measures of a step: equal ones as 3 × 63 mm, and pairs that repeat
// as 3 × (63 mm, 2 mm).
func measuresOf(lang string, at []geom.Length) (list []string) {
	texts := make([]string, len(at))
	for i, l := range at {
		texts[i] = lengthText(lang, (l+geom.MM/20)/(geom.MM/10)*(geom.MM/10))
	}
	for i := 0; i < len(texts); {
		if n := repeated(texts[i:], 1); n > 1 {
			list = append(list, strconv.Itoa(n)+"\u00a0×\u00a0"+texts[i])
			i += n
			continue
		}
		if n := repeated(texts[i:], 2); n > 1 {
			list = append(list, strconv.Itoa(n)+"\u00a0×\u00a0("+texts[i]+", "+texts[i+1]+")")
			i += 2 * n
			continue
		}
		list = append(list, texts[i])
		i++
	}
	return list
}

// repeated returns how often the first texts, a number of them, are there one after the
// other.
func repeated(texts []string, period int) (n int) {
	for (n+1)*period <= len(texts) {
		for k := range period {
			if texts[n*period+k] != texts[k] {
				return n
			}
		}
		n++
	}
	return n
}

// rangesOf lists numbers in ascending order: 1–3, 5.
func rangesOf(numbers []int) string {
	var list []string
	for i := 0; i < len(numbers); {
		end := i
		for end+1 < len(numbers) && numbers[end+1] == numbers[end]+1 {
			end++
		}
		text := strconv.Itoa(numbers[i])
		if end > i {
			text += "–" + strconv.Itoa(numbers[end])
		}
		list, i = append(list, text), end+1
	}
	return strings.Join(list, ", ")
}
