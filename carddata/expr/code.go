package expr

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/expr-lang/expr"
	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"
	"github.com/expr-lang/expr/types"
	"github.com/expr-lang/expr/vm"

	"punchboard/carddata/source"
)

// code is what one text of an expression means. Expressions of equal text
// share it.
type code struct {
	src        string
	names      []Name // what it takes from its scope
	members    []Member
	calls      []Call
	conditions []condition
	loops      bool // filter, map or the like is in it
	source     Source
	path       []string // of a plain access such as item.name: no program is needed

	once sync.Once
	prog *vm.Program
	err  error
}

// Name is a name and where it stands.
type Name struct {
	Text string
	Char int
	Call bool // it stands before a bracket
}

// Member is a name with constant keys after it, as in look.side.ink, and
// where the last key stands.
type Member struct {
	Path []string
	Char int
}

// Call is a call of a function with one constant text, such as
// label("turn"), which can be checked before there is a card.
type Call struct {
	Function, Arg string
	Char          int
}

// fault is what is wrong at a character of a text.
type fault struct {
	char          int
	message, hint string
}

// Cache interns codes by their text. The nil codes interns nothing.
type Cache map[string]*code

func (k Cache) get(src string) (*code, *fault) {
	if c := k[src]; c != nil {
		return c, nil
	}
	c, f := newCode(src)
	if f == nil && k != nil {
		k[src] = c
	}
	return c, f
}

func newCode(src string) (*code, *fault) {
	if strings.TrimSpace(src) == "" {
		return nil, &fault{message: "the expression is empty", hint: "write a value or the name of a column, or remove the key"}
	}
	if len(src) > MaxExpr {
		return nil, &fault{message: fmt.Sprintf("the expression is longer than %d characters", MaxExpr), hint: "move the work into a column of the cards"}
	}
	return readCode(&nameVisitor{code: &code{src: src}})
}

// readCode parses the text of a walk's code and walks through it.
func readCode(w *nameVisitor) (*code, *fault) {
	tree, err := parser.Parse(w.code.src)
	if err != nil {
		return nil, syntaxFault(err)
	}
	ast.Walk(&tree.Node, w)
	if w.fault != nil {
		return nil, w.fault
	}
	w.code.path, w.code.source = pathOf(tree.Node), sourceOf(tree.Node)
	return w.code, nil
}

func syntaxFault(err error) *fault {
	var at *file.Error
	if !errors.As(err, &at) {
		return &fault{message: "the expression cannot be read: " + err.Error()}
	}
	return &fault{char: at.From, message: "the expression cannot be read: " + plainWords(at.Message), hint: syntaxHint(at.Message)}
}

func syntaxHint(message string) string {
	switch {
	case strings.ContainsAny(message, "\u201c\u201d\u201e"):
		return source.CurlyHint(message)
	case strings.Contains(message, "EOF"):
		return "a bracket, a quote or a value is missing"
	case strings.Contains(message, "out of range"):
		return "check for a slip: no game needs so many"
	}
	return "compare with ==, join conditions with and / or, put texts in quotes"
}

// pathOf returns the names of a plain access such as look.side.ink, nil for
// anything else.
func pathOf(n ast.Node) []string {
	switch n := n.(type) {
	case *ast.IdentifierNode:
		return []string{n.Value}
	case *ast.MemberNode:
		key, constant := n.Property.(*ast.StringNode)
		if path := pathOf(n.Node); path != nil && constant && !n.Optional {
			return append(path, key.Value)
		}
	}
	return nil
}

// card reports whether the value depends on more than the game, the deck and the
// language.
func (c *code) card() bool {
	return slices.ContainsFunc(c.names, func(n Name) bool { return !sameForAllCards[n.Text] })
}

// emptyName returns the first name of the expression that is empty for a card.
func (c *code) emptyName(s Scope) string {
	for _, n := range c.names {
		if v, err := s.Value(n.Text); err == nil && v == nil {
			return n.Text
		}
	}
	return ""
}

func (c *code) eval(s Scope) (any, error) {
	if c.path != nil {
		return walk(s, c.path)
	}
	c.once.Do(c.compile)
	if c.err != nil {
		return nil, c.err
	}
	env := make(map[string]any, len(c.names)+1)
	for _, n := range c.names {
		v, err := s.Value(n.Text)
		if err != nil && len(c.conditions) == 0 {
			return nil, err
		}
		env[n.Text] = v
	}
	if c.loops {
		env[stepsName] = &steps{left: maxSteps}
	}
	return runProgram(c.prog, env)
}

// machines keeps machines of the expression language for the next evaluation.
var machines = sync.Pool{New: func() any { return &vm.VM{MemoryBudget: MaxMemory} }}

func runProgram(p *vm.Program, env map[string]any) (any, error) {
	m := machines.Get().(*vm.VM)
	defer machines.Put(m)
	return m.Run(p, env)
}

// compile makes the program that serves every deck: its names have no types.
func (c *code) compile() {
	env := make(types.Map, len(c.names)+1)
	for _, n := range c.names {
		env[n.Text] = types.Any
	}
	env[stepsName] = types.Any
	c.prog, c.err = compileWith(c.src, env, expr.Patch(boundPatcher{}))
}

// compileWith never panics, whatever the text. Optimizing would fold ranges
// into constants, past the bound on memory.
func compileWith(src string, env types.Map, more ...expr.Option) (p *vm.Program, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the expression cannot be compiled: %v", r)
		}
	}()
	options := append([]expr.Option{expr.Env(env), expr.Optimize(false)}, functions...)
	return expr.Compile(src, append(options, more...)...)
}
