package rulebook

import "fmt"

// Counted is a noun with its number: "%d unit" and "%d units".
type Counted struct{ One, Many string }

// Of returns the noun with a number. French counts nothing in the singular.
func (c Counted) Of(n int, lang string) string {
	if n == 1 || n == 0 && lang == "fr" {
		return fmt.Sprintf(c.One, n)
	}
	return fmt.Sprintf(c.Many, n)
}
