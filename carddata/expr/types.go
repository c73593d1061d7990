package expr

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/builtin"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/types"

	"punchboard/carddata/values"
)

// lengthType represents lengths during type checking: a length can only be compared
// with another length, and mm() and pt() convert it to a number.
type lengthType struct{}

// TypeChecks finds values of the wrong type in expressions. It caches the results by
// the text of an expression and the types of its names, on which alone they depend: games
// that are read one after the other, or at the same time, may share it.
type TypeChecks struct {
	lock  sync.Mutex
	known map[string]error
	size  int // of the keys, in bytes
}

// mostKnown is the size of the keys at which TypeChecks forgets what it knows: a game that
// ships has up to 100 kB of them.
const mostKnown = 4 << 20

// Check type-checks an expression whose names have the types in env. Errors are of type
// *values.Error.
func (k *TypeChecks) Check(e *Expr, env types.Map, wantBool bool) error {
	err := k.compile(e.code, env, wantBool)
	if err == nil {
		return nil
	}
	out := &values.Error{Pos: e.Pos, Code: CodeExprType, Message: plainWords(err.Error())}
	var at *file.Error
	if errors.As(err, &at) {
		out.Pos, out.Message = e.at(at.From), plainWords(at.Message)
	}
	if strings.Contains(out.Message, "length") {
		out.Hint = "use mm(...) or pt(...) to convert a length to a number"
	}
	if wantBool && strings.HasPrefix(out.Message, "a condition") {
		out.Hint = "compare it, as in `" + e.Src + " != \"\"` or `" + e.Src + " > 0`"
	}
	return out
}

// compile compiles the text of an expression, once for each set of types.
func (k *TypeChecks) compile(c *code, env types.Map, wantBool bool) error {
	if c.path != nil && !wantBool {
		return nil
	}
	var text strings.Builder
	text.WriteString(c.src + "\x00" + strconv.FormatBool(wantBool))
	for _, n := range c.names {
		text.WriteString("\x00")
		if t, ok := env[n.Text]; ok {
			text.WriteString(t.String())
		}
	}
	key := text.String()
	known, err := k.recall(key)
	if !known {
		more := []expr.Option{expr.Patch(textPatcher{})}
		if wantBool {
			more = append(more, expr.AsBool())
		}
		_, err = compileWith(c.src, env, more...)
		k.keep(key, err)
	}
	return err
}

// recall returns what came of a compilation, if it is known.
func (k *TypeChecks) recall(key string) (known bool, err error) {
	k.lock.Lock()
	defer k.lock.Unlock()
	err, known = k.known[key]
	return known, err
}

// keep remembers what came of a compilation.
func (k *TypeChecks) keep(key string, err error) {
	k.lock.Lock()
	defer k.lock.Unlock()
	if k.size += len(key); k.known == nil || k.size > mostKnown {
		k.known, k.size = map[string]error{}, len(key)
	}
	k.known[key] = err
}

// LengthType returns the type of lengths: a length can only be compared with another
// length, and mm() and pt() convert it to a number.
func LengthType() types.Type { return types.TypeOf(lengthType{}) }

// Functions returns the names of the functions that an expression may call.
func Functions() []string {
	names := []string{"hexmap", "label", "list", "loc", "switch"}
	for name := range OwnFunctions {
		names = append(names, name)
	}
	for name := range builtin.Index {
		if !slices.Contains(refused, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
