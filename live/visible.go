package live

import (
	"encoding/json"
	"fmt"
	"net/http"
	"unicode/utf8"

	"punchboard/diag"
)

// visibleJSON returns a value as JSON, in which the page gets each character that would turn the text around it or
// act on a terminal as its number, such as \u202e: a name or an id could make the words beside it read as something
// else. Only the pictures of the cards show such characters as they are.
func visibleJSON(value any) ([]byte, error) {
	data, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	visible := make([]byte, 0, len(data))
	for rest := data; len(rest) > 0; {
		r, n := utf8.DecodeRune(rest)
		if diag.Controls(r) {
			visible = fmt.Appendf(visible, `\\u%04x`, r) // of which JSON makes one backslash
		} else {
			visible = append(visible, rest[:n]...)
		}
		rest = rest[n:]
	}
	return visible, nil
}

// refuse answers a request with an error, which the page shows.
func refuse(w http.ResponseWriter, err error, status int) {
	http.Error(w, diag.Visible(err.Error()), status)
}
