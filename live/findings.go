package live

import (
	"regexp"
	"slices"
	"strconv"
	"sync"

	"punchboard/diag"
	"punchboard/pipeline"
)

// maxFindings limits the findings on the page. A broken file can have any number.
const maxFindings = 500

// findingsOf returns findings for the page, with the cards on which they show.
func findingsOf(found *diag.List, s *State, spots *pipeline.Spots) []*Finding {
	rows := rowsOf(s)
	list := []*Finding{}
	for _, f := range found.All()[:min(found.Len(), maxFindings)] {
		one := &Finding{
			At: f.Pos.String(), Severity: f.Severity.String(), Code: string(f.Code), Message: f.Message, Hint: f.Hint,
			Cards: rows.at(f.Pos),
		}
		if f.Origin.Part.Valid() {
			one.Part = f.Origin.Part.String()
			one.Cards = union(one.Cards, rows.at(f.Origin.Row))
		}
		if shown, ok := spots.Of(&f); ok {
			one.show(shown)
		}
		list = append(list, one)
	}
	return list
}

// show says where a finding is best seen. A finding about a part of a face, which all
// cards share, is shown on that card.
func (f *Finding) show(at pipeline.Shown) {
	f.On = &Spot{Card: cardKey(at.Deck, at.Card), Language: at.Lang, Side: string(at.Side), Boxes: []Box{}}
	for _, box := range at.Boxes {
		f.On.Boxes = append(f.On.Boxes, boxOf(box))
	}
	f.Cards = union(f.Cards, []string{f.On.Card})
}

// union returns the texts of a and those that only b has.
func union(a, b []string) []string {
	for _, s := range b {
		if !slices.Contains(a, s) {
			a = append(a, s)
		}
	}
	return a
}

// rowIndex finds the cards of a line in a file. A row may take several lines.
type rowIndex map[string][]row

// row is a line with the card that begins there.
type row struct {
	line int
	key  string
}

func rowsOf(s *State) rowIndex {
	index := rowIndex{}
	for _, d := range s.Decks {
		for _, c := range d.Cards {
			file, line := lineOf(c.At)
			index[file] = append(index[file], row{line, c.Key})
		}
	}
	for _, rows := range index {
		slices.SortStableFunc(rows, func(a, b row) int { return a.line - b.line })
	}
	return index
}

// at returns the cards whose row is at a place. Several decks may have the same rows.
func (x rowIndex) at(pos diag.Pos) (keys []string) {
	if !pos.Valid() {
		return nil
	}
	file, line := lineOf(pos.String())
	rows := x[file]
	last, found := 0, false
	for _, r := range rows {
		if r.line <= line {
			last, found = r.line, true
		}
	}
	for _, r := range rows {
		if found && r.line == last {
			keys = append(keys, r.key)
		}
	}
	return keys
}

// placed matches a place: file:line:col, file:line, or file:Sheet1!C7.
var placed = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(.*?)(?::(\d+)(?::\d+)?|:([^:!]*)![A-Z]+(\d+))?$`) })

// lineOf returns the file of a place, with the sheet of a workbook, and the line.
func lineOf(at string) (file string, line int) {
	m := placed().FindStringSubmatch(at)
	if m == nil {
		return at, 0
	}
	file, line = m[1], atoi(m[2]+m[4])
	if m[3] != "" {
		file += ":" + m[3]
	}
	return file, line
}

func atoi(s string) int {
	n, _ := strconv.Atoi(s) // digits, or nothing
	return n
}
