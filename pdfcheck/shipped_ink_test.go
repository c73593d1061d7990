package pdfcheck

import (
	"maps"
	"regexp"
	"strings"
	"testing"

	"punchboard/render/pdf/canon"
)

// TestBlackIsKeyAlone reads the operators of each page: no letter is filled with
// screen black, which a printer mixes from four inks, and at least the words of
// the rows are printed in black ink only.
func TestBlackIsKeyAlone(t *testing.T) {
	eachShipped(t, func(t *testing.T, s *shipped) {
		file, err := canon.Parse(s.data)
		if err != nil {
			t.Fatal(err)
		}
		inks := map[string]int{}
		for _, page := range file.Pages() {
			letters := &letterInks{file: file, forms: file.Dict(file.Dict(page["Resources"])["XObject"]), inks: inks}
			letters.stream(page["Contents"], "")
		}
		words := 0
		for _, c := range s.deck.Cards {
			words += c.Copies * len([]rune(plain(s.said(c, "text"))))
		}
		if inks["0 0 0 rg"] > 0 || inks[""] > 0 || inks["0 g"] < words {
			t.Errorf("%d letters of text, and filled are: %v", words, inks)
		}
	})
}

// TestLetterInks tests the parser for operators.
func TestLetterInks(t *testing.T) {
	l := &letterInks{inks: map[string]int{}}
	l.read([]byte("0 g q .5 0 1 rg BT /F0 9 Tf [(a\\(b)-3(\xffc\\\\)]TJ ET Q BT [(de)]TJ ET\n"+
		"/Span <</ActualText ()>> BDC 1 Tr 0 0 0 rg BT [(halo)]TJ ET 0 Tr EMC 0 0 0 1 k BT [(f)]TJ ET"), "")
	want := map[string]int{".5 0 1 rg": 6, "0 g": 2, "0 0 0 1 k": 1}
	if !maps.Equal(l.inks, want) {
		t.Errorf("%v, want %v", l.inks, want)
	}
}

// letterInks counts the letters filled with each color.
type letterInks struct {
	file  *canon.File
	forms canon.Dict
	inks  map[string]int // by the operator that set the color
}

// stream reads a page or a form, whose initial fill is that of its surroundings.
func (l *letterInks) stream(o canon.Object, fill string) {
	if s, ok := l.file.Get(o).(*canon.Stream); ok {
		if ops, err := s.Decode(); err == nil {
			l.read(ops, fill)
		}
	}
}

// token is a string, a name, or a run of other characters.
var token = regexp.MustCompile(`(?s)\((?:\\.|[^\\()])*\)|/[^\s/()<>\[\]]*|[^\s/()<>\[\]]+`)

// escape is one character of a string.
var escape = regexp.MustCompile(`(?s)\\.|.`)

func (l *letterInks) read(ops []byte, fill string) {
	var operands, saved []string
	var letters int
	stroked := false
	for _, word := range token.FindAll(ops, -1) {
		w := string(word)
		switch w {
		case "q":
			saved = append(saved, fill)
		case "Q":
			fill, saved = saved[len(saved)-1], saved[:len(saved)-1]
		case "g", "rg", "k", "scn":
			fill = strings.Join(append(operands, w), " ")
		case "Tr":
			stroked = operands[0] == "1"
		case "Do":
			l.stream(l.forms[canon.Name(operands[0][1:])], fill)
		case "TJ":
			if !stroked {
				l.inks[fill] += letters
			}
		default:
			if w[0] == '(' {
				letters += len(escape.FindAllString(w[1:len(w)-1], -1))
				continue
			} else if strings.ContainsAny(w[:1], "+-./0123456789") {
				operands = append(operands, w)
				continue
			}
		}
		operands, letters = nil, 0
	}
}
