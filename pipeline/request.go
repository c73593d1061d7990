package pipeline

import (
	"io/fs"

	"punchboard/carddata"
	"punchboard/printer"
)

// Source is a game to work on.
type Source struct {
	Slug  string // the output directory for the game's files
	Place string // name of the game's own directory in findings
	Files fs.FS
}

// Directory returns the name of the output directory for the files of the game,
// or of one of its variants.
func (s Source) Directory(variant string) string {
	if variant == "" {
		return s.Slug
	}
	return s.Slug + "-" + variant
}

// Request describes what to make of a game.
type Request struct {
	Variant   string           // "" for none
	Languages []string         // such as "fr", or "fr+en" for a bilingual print; empty for all languages of the game
	Decks     []string         // ids of decks, sets of counters and sheets; empty for all
	Cards     []string         // names or ids; empty for all
	Lists     []string         // copy lists with the numbers of copies; empty for the copies of the whole game
	Print     []Setting        // override those of the game
	Printer   *printer.Profile // changes pages so that they come out right on a printer; nil for none
	CutPlan   bool             // also makes a file with the cuts of each sheet; it needs Earlier to be nil
	Rehearse  bool             // also reports what prevents the compiled rules or a declared rehearsal from being played
	Proofread bool             // also compares the contents of the game with each other; see package proofread
	Spots     bool             // also records what findings are about, for Result.Spots
	Pick      *Pick            // chooses among the composed cards; nil prints all of them
	Earlier   *Earlier         // a run of the same request, of which what cannot have changed is kept; may be nil
	Reuse     *Reuse           // cards that earlier runs of the request have composed; nil for none
	Source    bool             // reads texts only in the language that the others are translated from: what those lack is no finding
	Unwritten bool             // nothing of the result will be written: cards and files are not hashed, and there is no Result.Memory
	Workers   int              // goroutines for composing; 0 for the number of processors

	// Loaded is called with the game once it has been read, before its cards are composed. It may be nil.
	Loaded func(*carddata.Game)

	// OtherDecks holds the ids that other games of the same run have: naming
	// one of them in Decks is not an error here.
	OtherDecks map[string]bool
	OtherLists map[string]bool // the same for Lists

	// Progress is called from time to time while cards are composed, and never
	// concurrently. It may be nil.
	Progress func(lang Language, done, total int)
}

// whole reports whether all checks run on all of the game as it stands, so that what
// they do not find does not occur.
func (r *Request) whole() bool {
	return r.Proofread && r.Rehearse && r.Variant == "" && len(r.Languages)+len(r.Decks)+len(r.Cards)+len(r.Lists)+len(r.Print) == 0
}

// Setting is a key of a game's print section with a value, both as written in
// game.yaml.
type Setting struct{ Key, Value string }

// Language is a language to print in, with a second one for bilingual prints.
type Language struct {
	Main  string
	Other string // "" for none
}

// String returns the language as written in a request: "fr", "fr+en".
func (l Language) String() string {
	if l.Other != "" {
		return l.Main + "+" + l.Other
	}
	return l.Main
}

// loadOptions returns the options for loading a game. The error of a print
// setting is stored in *wrong.
func (r *Request) loadOptions(slug string, wrong *error) carddata.Options {
	return carddata.Options{
		Variant: r.Variant,
		Slug:    slug,
		Lists:   r.Lists,
		Source:  r.Source,
		Adjust:  func(print *carddata.Print) { *wrong = r.adjust(print) },
	}
}

// adjust applies the settings to the print section of a game.
func (r *Request) adjust(print *carddata.Print) error {
	r.usePrinter(print)
	for _, s := range r.Print {
		if err := print.Set(s.Key, s.Value); err != nil {
			return &SettingError{s, err}
		}
	}
	return r.checkPrinter(print)
}

// adjustDecks lets a requested bleed override the bleed of decks.
func (r *Request) adjustDecks(g *carddata.Game) {
	for _, s := range r.Print {
		if s.Key != "bleed" {
			continue
		}
		for _, d := range g.Decks {
			if d.Kind() != carddata.SheetKind || d.Bleed > 0 { // full-page sheets have no bleed
				d.Bleed, d.AutoBleed = g.Print.Bleed, false
			}
		}
	}
}
