package pipeline

import (
	"io/fs"

	"punchboard/carddata"
)

// Source is a game to work on.
type Source struct {
	Slug  string // names the directory of the game's files in the output
	Place string // names the game's own directory in findings
	Files fs.FS
}

// Directory returns the name of the directory that the files of the game, or of
// one of its variants, go into.
func (s Source) Directory(variant string) string {
	if variant == "" {
		return s.Slug
	}
	return s.Slug + "-" + variant
}

// Request says what to make of a game.
type Request struct {
	Variant   string    // "" for none
	Languages []string  // such as "fr", or "fr+en" for a bilingual print; none for all of the game's
	Decks     []string  // ids of decks, sets of counters and sheets; none for all
	Cards     []string  // names or ids; none for all
	Lists     []string  // copy lists that say how many copies there are; none for the copies of the whole game
	Print     []Setting // take the place of those of the game
	Rehearse  bool      // also reports what keeps a declared rehearsal from being played
	Workers   int       // goroutines that compose; 0 for as many as there are processors

	// OtherDecks holds ids that other games of the same run have: to name one of
	// them in Decks is no error here.
	OtherDecks map[string]bool
	OtherLists map[string]bool // the same for Lists

	// Progress is called now and then while cards are composed, and never twice
	// at the same time. It may be nil.
	Progress func(lang Language, done, total int)
}

// Setting is a key of a game's print section with a value, both as game.yaml
// writes them.
type Setting struct{ Key, Value string }

// Language is a language to print in, with a second one for bilingual prints.
type Language struct {
	Main  string
	Other string // "" for none
}

// String returns the language as a request names it: "fr", "fr+en".
func (l Language) String() string {
	if l.Other != "" {
		return l.Main + "+" + l.Other
	}
	return l.Main
}

// loadOptions returns the options to load a game with. An error of a print
// setting goes into *wrong.
func (r *Request) loadOptions(slug string, wrong *error) carddata.Options {
	return carddata.Options{
		Variant: r.Variant,
		Slug:    slug,
		Lists:   r.Lists,
		Adjust:  func(print *carddata.Print) { *wrong = r.adjust(print) },
	}
}

// adjust changes the print section of a game.
func (r *Request) adjust(print *carddata.Print) error {
	for _, s := range r.Print {
		if err := print.Set(s.Key, s.Value); err != nil {
			return &SettingError{s, err}
		}
	}
	return nil
}

// adjustDecks lets a requested bleed win over what a deck says for itself.
func (r *Request) adjustDecks(g *carddata.Game) {
	for _, s := range r.Print {
		if s.Key != "bleed" {
			continue
		}
		for _, d := range g.Decks {
			if d.Kind() != carddata.SheetKind || d.Bleed > 0 { // full pages have none
				d.Bleed = g.Print.Bleed
			}
		}
	}
}
