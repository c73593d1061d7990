package pipeline

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/diag"
)

// SettingError reports a print setting with a value that is invalid for its
// key.
type SettingError struct {
	Setting Setting
	Err     error // says what is wrong and, after a semicolon, what is valid
}

func (e *SettingError) Error() string {
	what, _, _ := strings.Cut(e.Err.Error(), "; ")
	return what
}

// Hint returns the valid values.
func (e *SettingError) Hint() string {
	_, hint, _ := strings.Cut(e.Err.Error(), "; ")
	return hint
}

func (e *SettingError) Unwrap() error { return e.Err }

// PairError reports a bilingual print that does not name exactly two languages.
type PairError struct{ Name string }

func (e *PairError) Error() string { return fmt.Sprintf("%q is not two languages", e.Name) }

// UnknownError reports a name in a request that the game does not have.
type UnknownError struct {
	Place string // of the game
	Kind  Kind
	Name  string
	Known []string // names of that kind that the game has
	Also  []string // alternatives, such as the names of cards in addition to their ids
}

// Kind is what a name in a request refers to.
type Kind string

// The kinds.
const (
	KindLanguage Kind = "language"
	KindDeck     Kind = "deck" // also a set of counters, or a sheet
	KindCard     Kind = "card"
	KindList     Kind = "copy list"
)

func (e *UnknownError) Error() string { return fmt.Sprintf("%s has no %s %q", e.Place, e.Kind, e.Name) }

// Hint suggests names that the game has.
func (e *UnknownError) Hint() string {
	if e.Kind == KindLanguage {
		return "use one of: " + strings.Join(e.Known, ", ")
	}
	if e.Kind == KindList && len(e.Known) == 0 {
		return "set `copies` of a deck to use a list; no deck of the game does"
	}
	if best := diag.Nearest(e.Name, slices.Concat(e.Known, e.Also)); best != "" {
		return "did you mean `" + best + "`?"
	}
	return diag.DidYouMean(e.Name, e.Known)
}

// SameFileError reports two decks that would be written as one file.
type SameFileError struct{ Path string }

func (e *SameFileError) Error() string { return "two decks would be written as " + e.Path }
