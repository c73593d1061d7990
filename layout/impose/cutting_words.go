package impose

import (
	"strconv"
	"strings"

	"punchboard/carddata/wording"
	"punchboard/geom"
	"punchboard/layout/cutting"
)

// cutCount says how many cuts a plan has.
func cutCount(w wording.Words, p *cutting.Plan) string {
	switch stacked, single := p.Stacked(), p.Single(); {
	case single == 1:
		return w.Text("print.cut.one", single)
	case stacked == single:
		return w.Text("print.cut.total", single)
	default:
		return w.Text("print.cut.total.stacked", stacked, single)
	}
}

// partOf says what a step cuts.
func partOf(w wording.Words, s *cutting.Step, first, folded bool) string {
	switch {
	case first && folded:
		return w.Text("print.cut.folded")
	case first:
		return w.Text("print.cut.sheet")
	case len(s.Parts) == 1:
		return w.Count(s.Pieces, "print.cut.part", "print.cut.part.many", s.Pieces)
	}
	return w.Count(s.Pieces, "print.cut.parts", "print.cut.parts.many", len(s.Parts), s.Pieces)
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
