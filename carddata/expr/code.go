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

// code is a parsed expression. Expressions with the same text share it.
type code struct {
	src        string
	names      []Name // read from the scope
	members    []Member
	calls      []Call
	conditions []condition
	loops      bool // uses filter, map or the like
	source     Source
	path       []string // of a plain access such as item.name, which needs no program

	once sync.Once
	prog *vm.Program
	err  error

	mentionsOnce sync.Once
	mentions     *Mentions
}

// Name is a name and its position.
type Name struct {
	Text string
	Char int
	Call bool // followed by a parenthesis
}

// Member is a name with constant keys after it, as in look.side.ink, and the position
// of the last key.
type Member struct {
	Path []string
	Char int
}

// Call is a call of a function with one constant text, such as label("turn"), which can
// be checked without a card.
type Call struct {
	Function, Arg string
	Char          int
}

// fault is an error at a character of a text.
type fault struct {
	char          int
	message, hint string
}

// Cache shares codes between expressions with the same text. A nil Cache shares
// nothing.
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
		return nil, &fault{message: "the expression is empty", hint: "write a value or a column name, or remove the key"}
	}
	if len(src) > MaxExpr {
		return nil, &fault{message: fmt.Sprintf("the expression is longer than %d characters", MaxExpr), hint: "move the work into a column of the cards"}
	}
	return readCode(&nameVisitor{code: &code{src: src}})
}

// readCode parses the text of w.code and walks through its tree.
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
	case strings.Contains(message, "is out of range"):
		return "check for a typing error: no game needs so many"
	}
	return "compare with ==, join conditions with and / or, put text in quotes"
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

// emptyName returns the first name in the expression whose value is empty for a card.
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
		if v, err := s.Value(LookupName); err == nil {
			env[LookupName] = v
		}
	}
	return runProgram(c.prog, env)
}

// machines is a pool of virtual machines for evaluations.
var machines = sync.Pool{New: func() any { return &vm.VM{MemoryBudget: MaxMemory} }}

func runProgram(p *vm.Program, env map[string]any) (any, error) {
	m := machines.Get().(*vm.VM)
	defer machines.Put(m)
	return m.Run(p, env)
}

// compile compiles the program that is used for every deck: its names have no types.
func (c *code) compile() {
	env := make(types.Map, len(c.names)+1)
	for _, n := range c.names {
		env[n.Text] = types.Any
	}
	env[stepsName], env[LookupName] = types.Any, types.Any
	c.prog, c.err = compileWith(c.src, env, expr.Patch(boundPatcher{}))
}

// compileWith never panics, whatever the text. The optimizer stays off, because it
// would fold ranges into constants that bypass the memory limit.
func compileWith(src string, env types.Map, more ...expr.Option) (p *vm.Program, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the expression cannot be compiled: %v", r)
		}
	}()
	options := append([]expr.Option{expr.Env(env), expr.Optimize(false)}, functions...)
	return expr.Compile(src, append(options, more...)...)
}
