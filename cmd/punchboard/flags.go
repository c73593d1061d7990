package main

import (
	"fmt"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
)

// gameFlags choose what of a game a command works on.
type gameFlags struct {
	all     bool
	lang    []string
	variant string
	only    []string
	cards   []string
	workers int
}

func (f *gameFlags) register(cmd *cobra.Command) {
	fl := cmd.Flags()
	fl.BoolVar(&f.all, "all", false, "work on every shipped game")
	fl.StringSliceVar(&f.lang, "lang", nil, "`languages`, such as fr; fr+en sets French large and English small on faces that know how")
	fl.StringVar(&f.variant, "variant", "", "apply the overlay variants/`NAME`.yaml")
	fl.StringSliceVar(&f.only, "only", nil, "only these `decks`")
	fl.StringSliceVar(&f.cards, "cards", nil, "only these cards, by `name or id`")
	fl.IntVar(&f.workers, "workers", runtime.GOMAXPROCS(0), "how many cards to set at once")
}

// selecting tells whether only a part of the game was asked for.
func (f *gameFlags) selecting() bool { return len(f.cards) > 0 }

// tongue is a language to print in, with a second one for bilingual prints.
type tongue struct{ lang, other string }

func (t tongue) String() string {
	if t.other != "" {
		return t.lang + "+" + t.other
	}
	return t.lang
}

// tongues gives the languages to print, all of the game's when none was named.
func (f *gameFlags) tongues(g *carddata.Game) ([]tongue, error) {
	names := f.lang
	if len(names) == 0 {
		names = g.Languages
	}
	list := make([]tongue, 0, len(names))
	for _, name := range names {
		lang, other, _ := strings.Cut(name, "+")
		for _, l := range []string{lang, other} {
			if l != "" && !contains(g.Languages, l) {
				return nil, usagef("%s has no language %q; it has %s", g.Place, l, strings.Join(g.Languages, ", "))
			}
		}
		list = append(list, tongue{lang, other})
	}
	return list, nil
}

// chosen gives the decks that were asked for.
func (f *gameFlags) chosen(g *carddata.Game) ([]*carddata.Deck, error) {
	if len(f.only) == 0 {
		return g.Decks, nil
	}
	var known []string
	byID := map[string]*carddata.Deck{}
	for _, d := range g.Decks {
		known = append(known, d.ID)
		byID[d.ID] = d
	}
	var decks []*carddata.Deck
	for _, id := range f.only {
		d, ok := byID[id]
		if !ok {
			return nil, usagef("%s has no deck %q; %s", g.Place, id, diag.DidYouMean(id, known))
		}
		decks = append(decks, d)
	}
	return decks, nil
}

// wants tells whether a card was asked for, by id or by its name in any
// language, capitals aside.
func (f *gameFlags) wants(g *carddata.Game, c *carddata.Card) bool {
	if len(f.cards) == 0 {
		return true
	}
	for _, want := range f.cards {
		if strings.EqualFold(want, c.ID) {
			return true
		}
		for _, lang := range g.Languages {
			if strings.EqualFold(want, c.Name(lang)) {
				return true
			}
		}
	}
	return false
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// printFlags override the print section of a game.
type printFlags struct {
	paper, orientation, marks, duplex string
	bleed, margin, gutter             string
	fold, pack, apart, ownBleed       bool
	lowInk                            bool
	set                               func(name string) bool
}

func (f *printFlags) register(cmd *cobra.Command) {
	fl := cmd.Flags()
	fl.StringVar(&f.paper, "paper", "", "`paper`: "+strings.Join(paperNames(), ", ")+", or a size such as 200mm x 300mm")
	fl.StringVar(&f.orientation, "orientation", "", "auto, portrait or landscape")
	fl.StringVar(&f.bleed, "bleed", "", "`length` that colour runs over the cut, such as 3mm or 0mm")
	fl.StringVar(&f.margin, "margin", "", "`length` at the paper's edge that the printer cannot reach")
	fl.StringVar(&f.gutter, "gutter", "", "`length` between neighbours")
	fl.StringVar(&f.marks, "marks", "", "crop marks: edge, inner, full or none")
	fl.StringVar(&f.duplex, "duplex", "", "long-edge, short-edge, or none for fronts alone")
	fl.BoolVar(&f.fold, "fold", false, "backs beside their fronts, to fold and glue (gutterfold)")
	fl.BoolVar(&f.pack, "pack", false, "let decks share sheets, in one file")
	fl.BoolVar(&f.apart, "apart", false, "fronts and backs in files of their own")
	fl.BoolVar(&f.ownBleed, "own-bleed", false, "each card keeps its own bleed; else neighbours share the cut")
	fl.BoolVar(&f.lowInk, "low-ink", false, "print large dark areas as outlines")
	f.set = fl.Changed
}

func paperNames() []string {
	list := make([]string, len(carddata.Papers))
	for i, p := range carddata.Papers {
		list[i] = p.Name
	}
	return list
}

// apply changes the print section to what the command line says.
func (f *printFlags) apply(p *carddata.Print) error {
	if err := f.applyPaper(p); err != nil {
		return err
	}
	if err := f.applyLengths(p); err != nil {
		return err
	}
	f.applySwitches(p)
	return nil
}

// applyToDecks lets the command line win over what a deck says for itself.
func (f *printFlags) applyToDecks(g *carddata.Game) {
	if f.bleed == "" {
		return
	}
	for _, d := range g.Decks {
		d.Bleed = g.Print.Bleed
	}
}

func (f *printFlags) applyPaper(p *carddata.Print) error {
	if f.paper != "" {
		name, size, err := carddata.ParsePaper(f.paper)
		if err != nil {
			return usagef("--paper: %v", err)
		}
		p.Paper, p.PaperSize = name, size
	}
	if err := choose("orientation", f.orientation, map[string]func(){
		"auto":      func() { p.Orientation = carddata.Auto },
		"portrait":  func() { p.Orientation = carddata.Portrait },
		"landscape": func() { p.Orientation = carddata.Landscape },
	}); err != nil {
		return err
	}
	if err := choose("marks", f.marks, map[string]func(){
		"edge":  func() { p.Marks = carddata.MarksEdge },
		"inner": func() { p.Marks = carddata.MarksInner },
		"full":  func() { p.Marks = carddata.MarksFull },
		"none":  func() { p.Marks = carddata.MarksNone },
	}); err != nil {
		return err
	}
	return choose("duplex", f.duplex, map[string]func(){
		"long-edge":  func() { p.Duplex, p.FrontsOnly = carddata.DuplexLong, false },
		"short-edge": func() { p.Duplex, p.FrontsOnly = carddata.DuplexShort, false },
		"none":       func() { p.FrontsOnly = true },
	})
}

func (f *printFlags) applyLengths(p *carddata.Print) error {
	for _, l := range []struct {
		name, text string
		set        func(geom.Length)
	}{
		{"bleed", f.bleed, func(v geom.Length) { p.Bleed = v }},
		{"margin", f.margin, func(v geom.Length) { p.Margin = v }},
		{"gutter", f.gutter, func(v geom.Length) { p.Gutter = v }},
	} {
		if l.text == "" {
			continue
		}
		v, err := geom.ParseLength(l.text)
		if err != nil {
			return usagef("--%s: %v", l.name, err)
		}
		if v < 0 || v > 100*geom.MM {
			return usagef("--%s: %s is out of reach; 0mm to 100mm is allowed", l.name, v)
		}
		l.set(v)
	}
	return nil
}

func (f *printFlags) applySwitches(p *carddata.Print) {
	for _, s := range []struct {
		name string
		from bool
		to   *bool
	}{
		{"fold", f.fold, &p.Fold}, {"pack", f.pack, &p.Pack}, {"apart", f.apart, &p.Apart},
		{"own-bleed", f.ownBleed, &p.OwnBleed}, {"low-ink", f.lowInk, &p.LowInk},
	} {
		if f.set(s.name) {
			*s.to = s.from
		}
	}
}

// choose carries out the choice that was named, if one was.
func choose(flag, value string, choices map[string]func()) error {
	if value == "" {
		return nil
	}
	if act, ok := choices[value]; ok {
		act()
		return nil
	}
	var known []string
	for name := range choices {
		known = append(known, name)
	}
	return usagef("--%s: %s", flag, fmt.Sprintf("%q is not one of its choices; %s", value, diag.DidYouMean(value, known)))
}
