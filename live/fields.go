package live

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/values"
)

// cardKey returns the key of a card: "deck/id".
func cardKey(d *carddata.Deck, c *carddata.Card) string { return d.ID + "/" + c.ID }

// texts returns a text in each language.
func texts(languages []string, in func(lang string) string) map[string]string {
	all := map[string]string{}
	for _, lang := range languages {
		all[lang] = in(lang)
	}
	return all
}

// fieldsOf returns the fields of a row: its columns in the order of the file, then what
// the deck sets for all rows.
func fieldsOf(g *carddata.Game, d *carddata.Deck, c *carddata.Card) []Field {
	var fields []Field
	add := func(name string) {
		if f := fieldOf(g, name, c.Fields[name]); f.Text != "" || len(f.ByLang) > 0 {
			fields = append(fields, f)
		}
	}
	for _, column := range d.Columns {
		add(column.Name)
	}
	for _, name := range slices.Sorted(maps.Keys(d.Set)) {
		add(name)
	}
	return fields
}

func fieldOf(g *carddata.Game, name string, v values.Value) Field {
	f := Field{Name: name}
	if v.ByLang == nil {
		f.Text = textOf(v.V)
		return f
	}
	for _, lang := range g.Languages {
		if text := textOf(v.In(lang)); text != "" {
			f.ByLang = with(f.ByLang, lang, text)
		}
	}
	return f
}

// textOf returns a value about as it is written in a file.
func textOf(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return v
	case []any:
		items := make([]string, len(v))
		for i, item := range v {
			items[i] = textOf(item)
		}
		return strings.Join(items, "; ")
	case map[string]any:
		var items []string
		for _, key := range slices.Sorted(maps.Keys(v)) {
			items = append(items, key+": "+textOf(v[key]))
		}
		return strings.Join(items, ", ")
	}
	return fmt.Sprint(v)
}
