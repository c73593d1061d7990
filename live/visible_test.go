package live

import (
	"encoding/json"
	"testing"
)

func TestVisibleJSON(t *testing.T) {
	for text, want := range map[string]string{
		"Rowing Boat, Bac à câble": "Rowing Boat, Bac à câble",
		"\u202egnp.exe\u2066":      `\u202egnp.exe\u2066`,
		"\u009b2J \u200f א":        "\\u009b2J \u200f א",
		"say \"no\" \\ \n":         "say \"no\" \\ \n",
	} {
		data, err := visibleJSON(map[string]string{"name": text, text: "value"})
		if err != nil {
			t.Fatal(err)
		}
		var got map[string]string
		if err := json.Unmarshal(data, &got); err != nil || got["name"] != want || got[want] != "value" {
			t.Errorf("%q is shown as %q (%v), want %q", text, got, err, want)
		}
	}
}
