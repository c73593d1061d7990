package values

import "fmt"

// Limits of values; see also the limits of expressions.
const (
	MaxText  = 16_000 // bytes in a text
	MaxItems = 1_000  // items in a list
)

var (
	ErrLongText = fmt.Errorf("the text would be longer than %d bytes", MaxText)
	ErrLongList = fmt.Errorf("the list would be longer than %d items", MaxItems)
)
