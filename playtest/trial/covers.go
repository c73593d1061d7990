package trial

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/values"
)

// covers reports whether one value contains everything in another, with each number
// at least as large, and whether it contains strictly more: in lists, each item
// must have its match, and additional items count as more. Words must be equal,
// except that they may end in a number, as in "armor:2".
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

// cutNumber splits "armor:2" into the name and the number.
func cutNumber(word string) (name string, number int, ok bool) {
	name, digits, ok := strings.Cut(word, ":")
	number, err := strconv.Atoi(digits)
	return name, number, ok && err == nil
}

// coversList looks for a match for each item. It matches equal items first, so that
// larger ones are left for those that have no equal.
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

// coversMap requires the same keys: an additional parameter makes a different
// effect.
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

// pairOf reports whether row j of a deck has everything that row i has and more,
// costs no more, and is otherwise alike.
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
