package trial

import (
	"fmt"
	"strings"

	"punchboard/diag"
)

// Change replaces one value in a game's files before they are read, so that it affects both
// what is printed and what is played.
//
// Where is one of
//
//	tactics/tac-smoke.copies          a cell: deck (or list) / row . column
//	tactics/tac-mud.effects.0.mod     a value inside a cell
//	tactics/tac-mud                   a row: plays as the row of its deck that Value names
//	us-squads/us-hq.name.fr           a cell of one language
//	switches.hand_limit               a key of game.yaml, by its path
//	maps/ground.yaml:terrains.hill.range   a key of another YAML file
//	tables.csv:fire-roll/2.max        a cell of another CSV file, by the first cells of its row
//
// Value is the new text in the file.
type Change struct{ Where, Value string }

// ParseChange reads "WHERE=VALUE".
func ParseChange(text string) (Change, error) {
	where, value, ok := strings.Cut(text, "=")
	if where = strings.TrimSpace(where); !ok || where == "" {
		return Change{}, &Problem{fmt.Sprintf("%q is not a change", text), "write a place and its new value, such as tactics/smoke.copies=3 or switches.hand_limit=5"}
	}
	return Change{where, strings.TrimSpace(value)}, nil
}

// String writes the change as ParseChange reads it.
func (c Change) String() string { return c.Where + "=" + c.Value }

// Problem describes a change that is impossible, with a hint.
type Problem struct{ Message, Hint string }

func (p *Problem) Error() string { return p.Message }

// problem returns a Problem that suggests the nearest known name.
func problem(near string, known []string, format string, args ...any) error {
	return &Problem{fmt.Sprintf(format, args...), diag.DidYouMean(near, known)}
}
