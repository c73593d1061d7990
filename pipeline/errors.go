package pipeline

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/diag"
)

// SettingError reports a print setting with a value that its key does not take.
type SettingError struct {
	Setting Setting
	Err     error // says what is wrong and, after a semicolon, what would be right
}

func (e *SettingError) Error() string {
	what, _, _ := strings.Cut(e.Err.Error(), "; ")
	return what
}

// Hint says what would be right.
func (e *SettingError) Hint() string {
	_, hint, _ := strings.Cut(e.Err.Error(), "; ")
	return hint
}

func (e *SettingError) Unwrap() error { return e.Err }

// PairError reports a bilingual print that does not name two languages.
type PairError struct{ Name string }

func (e *PairError) Error() string { return fmt.Sprintf("%q is not two languages", e.Name) }

// UnknownError reports a name in a request that the game does not have.
type UnknownError struct {
	Place string // of the game
	Kind  Kind
	Name  string
	Known []string // names of that kind that the game has
	Also  []string // other names for the same, such as the names of cards beside their ids
}

// Kind is what a name in a request stands for.
type Kind string

// The kinds.
const (
	KindLanguage Kind = "language"
	KindDeck     Kind = "deck" // also a set of counters, or a sheet
	KindCard     Kind = "card"
	KindList     Kind = "copy list"
)

func (e *UnknownError) Error() string { return fmt.Sprintf("%s has no %s %q", e.Place, e.Kind, e.Name) }

// Hint offers what the game has.
func (e *UnknownError) Hint() string {
	if e.Kind == KindLanguage {
		return "it has " + strings.Join(e.Known, ", ")
	}
	if e.Kind == KindList && len(e.Known) == 0 {
		return "no deck of the game takes its copies from a list; see `copies` of decks in the manual"
	}
	if best := diag.Nearest(e.Name, slices.Concat(e.Known, e.Also)); best != "" {
		return "did you mean `" + best + "`?"
	}
	return diag.DidYouMean(e.Name, e.Known)
}

// SameFileError reports two decks that would be written as one file.
type SameFileError struct{ Path string }

func (e *SameFileError) Error() string { return "two decks would be written as " + e.Path }
