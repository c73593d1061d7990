package parallel

import (
	"fmt"
	"runtime/debug"
)

// Panic is the value of a panic that Run passes on from one of its goroutines.
type Panic struct {
	Value any    // of the original panic
	Stack []byte // of the goroutine that panicked
}

// newPanic wraps a recovered value. A value that already comes from a nested
// goroutine keeps its original stack.
func newPanic(v any) *Panic {
	if p, ok := v.(*Panic); ok {
		return p
	}
	return &Panic{v, debug.Stack()}
}

// String returns the value and, below it, the stack.
func (p *Panic) String() string { return fmt.Sprintf("%v\n\n%s", p.Value, p.Stack) }
