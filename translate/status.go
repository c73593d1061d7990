package translate

import "strings"

// Status counts the texts of a language.
type Status struct {
	Language   string `json:"language"`
	Texts      int    `json:"texts"`
	Translated int    `json:"translated"`
	Missing    int    `json:"missing"`
	Stale      int    `json:"stale"`
	Unrecorded int    `json:"unrecorded"` // translated, but not in translations.csv, although the game has it
	Identical  int    `json:"identical"`  // translated, but the same as the source text
	Words      int    `json:"words"`      // of the source texts that are missing or stale
}

// Status counts the texts of the catalog.
func (c *Catalog) Status() Status {
	s := Status{Language: c.Language, Texts: len(c.Texts)}
	for _, t := range c.Texts {
		switch t.State {
		case Missing:
			s.Missing++
		case Stale:
			s.Stale++
		case Unrecorded:
			s.Unrecorded++
		case Translated:
			s.Translated++
		}
		if t.State != Missing && t.Identical() {
			s.Identical++
		}
		if t.State == Missing || t.State == Stale {
			s.Words += words(t.Source)
		}
	}
	return s
}

// Done reports whether nothing is missing and nothing out of date.
func (s Status) Done() bool { return s.Missing+s.Stale+s.Unrecorded == 0 }

// words counts the words of a text as translators count them: what is between spaces.
func words(text string) int { return len(strings.Fields(text)) }
