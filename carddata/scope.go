package carddata

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/expr"
	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Scope is the environment of expressions: a card in a language. Fields that are zero
// are absent. Evaluation changes only what a Scope remembers of lists, so it serves one
// goroutine at a time.
type Scope struct {
	Game  *Game
	Deck  *Deck
	Card  *Card
	Lang  string
	Other string         // second language of a bilingual print
	Vars  map[string]any // items of repeats, rows of tables, values passed to a library part

	Read   func(cell diag.Pos) // called for each cell of the card that is read; nil for none
	ReadIn func(lang string)   // called for each cell of the card that is read and has texts by language; nil for none
	Whole  func()              // called when something of the whole deck is read; nil for none
	Reads  func(Read)          // called for whatever else of the game is read; nil for none

	lists *listRows // made so far
}

// With returns a scope with an additional variable.
func (s *Scope) With(name string, value any) *Scope {
	inner := *s
	inner.Vars = make(map[string]any, len(s.Vars)+1)
	maps.Copy(inner.Vars, s.Vars)
	inner.Vars[name] = value
	return &inner
}

// In returns the same scope in another language.
func (s *Scope) In(lang string) *Scope {
	inner := *s
	inner.Lang = lang
	return &inner
}

var (
	deckKeys = []string{"height", "id", "name", "pieces", "width"}
	gameKeys = []string{"slug", "title", "version"}
)

// Value returns the value of a name: a variable, a name of every scope or a field of
// the card.
func (s *Scope) Value(name string) (any, error) {
	if v, ok := s.Vars[name]; ok {
		return values.Bounded(v)
	}
	switch name {
	case "lang":
		return s.Lang, nil
	case "other":
		return s.Other, nil
	case "bilingual":
		return s.Other != "", nil
	case "copy":
		return 1, nil
	case "deck":
		return s.deck(), nil
	case "game":
		return s.game(), nil
	case "look":
		return s.looks(), nil
	case "label":
		return s.label, nil
	case "switch":
		return s.setting, nil
	case "list":
		return s.list, nil
	case expr.LookupName:
		return s.lookup, nil
	case "hexmap":
		return s.hexmap, nil
	case "loc":
		return s.localized, nil
	}
	return s.field(name)
}

func (s *Scope) deck() map[string]any {
	if s.Deck == nil {
		return nil
	}
	if s.Whole != nil {
		s.Whole()
	}
	d := s.Deck
	return map[string]any{
		"id": d.ID, "name": d.Name.In(s.Lang), "pieces": d.Pieces(), "width": d.Size.W, "height": d.Size.H,
	}
}

func (s *Scope) game() map[string]any {
	if s.Game == nil {
		return nil
	}
	s.reads(OfTitle, "", "")
	return map[string]any{"title": s.Game.Title.In(s.Lang), "version": s.Game.Version, "slug": s.Game.Slug}
}

// field returns a cell of the card, or the constant that its deck sets.
func (s *Scope) field(name string) (any, error) {
	if s.Card == nil {
		return nil, &values.Error{Code: expr.CodeUnknownName, Message: "`" + name + "` is available only on a card"}
	}
	v, lang, ok := s.cell(name)
	if !ok {
		return nil, &values.Error{Code: expr.CodeUnknownName, Message: "there is no column `" + name + "`", Hint: diag.DidYouMean(name, s.names())}
	}
	if s.Read != nil {
		s.Read(v.PosIn(lang))
	}
	if s.ReadIn != nil && v.ByLang != nil {
		s.ReadIn(lang)
	}
	if value := v.In(lang); value != nil {
		return values.Bounded(value)
	}
	return s.Deck.emptyCell(name), nil
}

// cell returns a cell of the card and the language to read it in, and whether the card has it.
func (s *Scope) cell(name string) (v values.Value, lang string, ok bool) {
	v, ok = s.Card.Fields[name]
	if base, suffix := s.suffixed(name); !ok && base != "" {
		v, ok = s.Card.Fields[base]
		return v, suffix, ok && v.ByLang != nil
	}
	return v, s.Lang, ok
}

// suffixed splits a name such as name_fr into the field and the language.
func (s *Scope) suffixed(name string) (base, lang string) {
	if s.Game == nil {
		return "", ""
	}
	for _, lang := range s.Game.Languages {
		if base, ok := strings.CutSuffix(name, "_"+values.ColumnSuffix(lang)); ok && base != "" {
			return base, lang
		}
	}
	return "", ""
}

// names lists the names that are defined for the card, for hints.
func (s *Scope) names() []string {
	names := slices.Concat(values.ScopeNames, slices.Collect(maps.Keys(s.Vars)))
	if s.Card != nil {
		names = append(names, slices.Collect(maps.Keys(s.Card.Fields))...)
	}
	slices.Sort(names)
	return names
}

// emptyCell returns the value of an empty cell: nil for numbers, lengths and flows,
// empty for texts and lists, false for bools.
func (d *Deck) emptyCell(name string) any {
	if d == nil {
		return nil
	}
	for i := range d.Columns {
		if d.Columns[i].Name == name {
			return d.Columns[i].Type.Empty()
		}
	}
	return nil
}

// NoLabel is in the message of a finding about a label that the game lacks, which may follow
// from one about the same row.
const NoLabel = "there is no label"

// label returns a fixed word in the current language.
func (s *Scope) label(id string) (string, error) {
	s.reads(OfLabels, id, "")
	if s.Game != nil {
		if l, ok := s.Game.Labels[id]; ok {
			return l.In(s.Lang), nil
		}
	}
	return "", &values.Error{Code: expr.CodeUnknownName, Message: fmt.Sprintf("%s %q", NoLabel, id), Hint: "add it to labels.csv"}
}

// setting returns the value of a switch of the rules.
func (s *Scope) setting(name string) (any, error) {
	s.reads(OfSwitches, name, "")
	if s.Game != nil {
		if v, ok := s.Game.Switches[name]; ok {
			return v.In(s.Lang), nil
		}
	}
	return nil, &values.Error{Code: expr.CodeUnknownName, Message: fmt.Sprintf("there is no switch %q", name), Hint: "add it under switches in game.yaml"}
}

// localized returns the value of key_LANG of a mapping, or of key when the
// mapping is the same in all languages.
func (s *Scope) localized(v any, key string) (any, error) {
	m, ok := v.(map[string]any)
	if !ok {
		return nil, fmt.Errorf("`loc` needs a mapping, not %s", values.Describe(v))
	}
	for _, k := range []string{key + "_" + values.ColumnSuffix(s.Lang), key} {
		if value, ok := m[k]; ok {
			return values.Bounded(s.inLanguage(value))
		}
	}
	return nil, fmt.Errorf("there is no `%s_%s` in %s", key, s.Lang, values.Describe(v))
}

// inLanguage returns the value of a mapping by language, as YAML rows have them, in the
// current language; other values are returned unchanged.
func (s *Scope) inLanguage(v any) any {
	m, ok := v.(map[string]any)
	if !ok || s.Game == nil || m[s.Lang] == nil {
		return v
	}
	for key := range m {
		if !slices.Contains(s.Game.Languages, key) {
			return v
		}
	}
	return m[s.Lang]
}

// Has reports whether there is a variable of that name with a value.
func (s *Scope) Has(variable string) bool { return s.Vars[variable] != nil }

// Language returns the current language.
func (s *Scope) Language() string { return s.Lang }

// PieceName returns what messages call the current card, counter or sheet: its kind and
// its id, or "" if there is none.
func (s *Scope) PieceName() string {
	switch {
	case s.Card == nil:
		return ""
	case s.Deck == nil:
		return "card `" + s.Card.ID + "`"
	}
	return s.Deck.Kind().Noun() + " `" + s.Card.ID + "`"
}

// EmptyAs returns an example of a value for an empty cell of a column, for hints.
func (s *Scope) EmptyAs(column string) string {
	if s.Deck != nil {
		for _, c := range s.Deck.Columns {
			if c.Name == column && c.Type == values.Flow {
				return "[]"
			}
		}
	}
	return "0"
}

// FieldPos returns the position of a field of the card; ok is false if the name is that
// of a variable, or no field has it.
func (s *Scope) FieldPos(name string) (pos diag.Pos, ok bool) {
	if _, variable := s.Vars[name]; variable || s.Card == nil {
		return diag.Pos{}, false
	}
	lang := s.Lang
	v, ok := s.Card.Fields[name]
	if base, suffix := s.suffixed(name); !ok && base != "" {
		v, ok = s.Card.Fields[base]
		lang = suffix
	}
	return v.PosIn(lang), ok
}

// Lit converts a value to the Go type that a key takes; see Game.Lit.
func (s *Scope) Lit(key sections.Key, v any, pos diag.Pos) (any, error) {
	return s.Game.Lit(key, v, pos)
}
