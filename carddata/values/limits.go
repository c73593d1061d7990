package values

import "fmt"

// The most that a value may hold; see the bounds on expressions.
const (
	MaxText  = 16_000 // bytes of a text
	MaxItems = 1_000  // items of a list
)

var (
	ErrLongText = fmt.Errorf("the text would be longer than %d bytes", MaxText)
	ErrLongList = fmt.Errorf("the list would be longer than %d items", MaxItems)
)
