package carddata

import "fmt"

// The most that a value may hold; see the bounds on expressions.
const (
	maxText  = 16_000 // bytes of a text
	maxItems = 1_000  // items of a list
)

var (
	errLongText = fmt.Errorf("the text would be longer than %d bytes", maxText)
	errLongList = fmt.Errorf("the list would be longer than %d items", maxItems)
)
