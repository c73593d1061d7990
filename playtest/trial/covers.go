package trial

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/values"
)

// covers reports whether a value holds all that another one does, each number at
// least as large, and whether it holds more: of lists, each item has its match,
// and further items are more. Words must be equal, but that one may end in a
// number, as in "armor:2".
func covers(more, less any) (ok, strict bool) {
	switch l := less.(type) {
	case int:
		m, is := more.(int)
		return is && m >= l, is && m > l
	case float64:
		m, is := more.(float64)
		return is && m >= l, is && m > l
	case string:
		return coversWord(more, l)
	case []any:
		m, _ := more.([]any)
		return coversList(m, l)
	case map[string]any:
		m, _ := more.(map[string]any)
		return coversMap(m, l)
	case nil:
		m, is := more.([]any)
		return more == nil || is, len(m) > 0
	}
	return reflect.DeepEqual(more, less), false
}

func coversWord(more any, less string) (ok, strict bool) {
	m, is := more.(string)
	if !is || m == less {
		return is, false
	}
	name, a, numbered := cutNumber(less)
	other, b, too := cutNumber(m)
	return numbered && too && name == other && b >= a, b > a
}

// cutNumber divides "armor:2".
func cutNumber(word string) (name string, number int, ok bool) {
	name, digits, ok := strings.Cut(word, ":")
	number, err := strconv.Atoi(digits)
	return name, number, ok && err == nil
}

// coversList looks for a match of each item: an equal one first, so that what is
// larger is left for those that have no equal.
func coversList(more, less []any) (ok, strict bool) {
	taken := make([]bool, len(more))
	for _, exact := range [...]bool{true, false} {
		var rest []any
		for _, item := range less {
			at := matching(more, taken, item, exact)
			if at < 0 {
				rest = append(rest, item)
				continue
			}
			taken[at], strict = true, strict || !exact
		}
		less = rest
	}
	return len(less) == 0, strict || slices.Contains(taken, false)
}

// matching returns the first free item that equals or covers one; -1 for none.
func matching(more []any, taken []bool, item any, exact bool) int {
	for i, m := range more {
		if taken[i] {
			continue
		}
		if ok, strict := covers(m, item); ok && !(exact && strict) {
			return i
		}
	}
	return -1
}

// coversMap wants the same keys: a parameter more is another effect.
func coversMap(more, less map[string]any) (ok, strict bool) {
	if len(more) != len(less) {
		return false, false
	}
	for key, l := range less {
		m, there := more[key]
		alike, larger := covers(m, l)
		if !there || !alike {
			return false, false
		}
		strict = strict || larger
	}
	return true, strict
}

// pairOf reports whether row j of a deck has all that row i has and more of it, for
// no more than it costs, and is else alike.
func pairOf(d *carddata.Deck, i, j int) (p pair, ok bool) {
	p.lower, p.higher = i, j
	strict := false
	for _, col := range d.Columns {
		if col.Localized || col.Type == values.Text || col.Name == "copies" {
			continue
		}
		more, less := d.Cards[j].Fields[col.Name].V, d.Cards[i].Fields[col.Name].V
		if col.Name == costColumn {
			p.priced = more != nil && less != nil
			more, less = less, more
		}
		alike, larger := covers(more, less)
		if !alike {
			return p, false
		}
		p.cheaper = p.cheaper || larger && col.Name == costColumn
		strict = strict || larger
	}
	return p, strict
}
