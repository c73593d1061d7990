package lineandreserve

import (
	"testing"

	"punchboard/playtest/rulebook/rulestest"
)

func TestStories(t *testing.T) {
	g, found := Open(read(t))
	if found.Errors() > 0 {
		t.Fatal(found.All())
	}
	rulestest.Stories(t, "", g, map[string]string{"en": "aims ", "fr": "vise "}, rulestest.Told{Sentences: 300, Begin: 50})
}
