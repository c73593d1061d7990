package percee

import (
	"strconv"

	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

const (
	codeRow      = playtest.CodeRow
	codeCapacity = playtest.CodeCapacity
	codeSwitch   = playtest.CodeSwitch
)

// builder builds rules from a game's data.
type builder struct{ *rulebook.Reader }

// cell reads a whole number within bounds. The value may be text, as fields of
// terrain are.
func (b *builder) cell(v values.Value, at diag.Pos, name string, least, most int) int {
	if v.Pos.Valid() {
		at = v.Pos
	}
	n, ok := v.V.(int)
	if s, text := v.V.(string); text {
		read, err := strconv.Atoi(s)
		n, ok = read, err == nil
	}
	if f, number := v.V.(float64); number && f == float64(int(f)) {
		n, ok = int(f), true
	}
	if !ok || n < least || n > most {
		b.Found.Errorf(at, codeRow, "`%s` must be a whole number from %d to %d to be played", name, least, most)
		return max(least, 0)
	}
	return n
}

// yes reads a boolean.
func (b *builder) yes(v values.Value, at diag.Pos, name string) bool {
	switch v.V {
	case true, "yes", "true":
		return true
	case false, "no", "false", nil:
		return false
	}
	if v.Pos.Valid() {
		at = v.Pos
	}
	b.Found.Errorf(at, codeRow, "`%s` must be yes or no to be played", name)
	return false
}
