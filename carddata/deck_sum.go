package carddata

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"hash"
	"math"
	"reflect"
	"slices"
	"strings"

	"punchboard/carddata/face"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// SumIn returns a hash of a deck as its pieces may show it in a language: of the faces of its
// cards, and of everything else but places in files and what is in other languages. Two
// versions of a deck with the same hash differ at most in these. Pieces may show other languages
// too; see Scope.ReadIn.
func (g *Game) SumIn(lang string, d *Deck) [sha256.Size]byte {
	h := deckHash{lang: reflect.ValueOf(lang), all: sha256.New(), text: make([]byte, 0, 2*enoughText)}
	h.fields(reflect.ValueOf(d).Elem())
	if strings.Contains(d.Front+d.Back, "{") { // chosen by cells in the source language
		h.faces(g, d)
	}
	h.flush()
	return [sha256.Size]byte(h.all.Sum(nil))
}

// enoughText is the number of bytes from which on they are hashed: a deck may have megabytes.
const enoughText = 4 << 10

// deckHash writes values so that different ones have different texts: each begins with its
// kind, and with its length if values of the kind differ in that.
type deckHash struct {
	lang reflect.Value
	all  hash.Hash
	text []byte          // not hashed yet
	keys []reflect.Value // of the map before, in order
}

// flush hashes the text so far.
func (h *deckHash) flush() {
	h.all.Write(h.text)
	h.text = h.text[:0]
}

var (
	posType       = reflect.TypeFor[diag.Pos]()
	valueType     = reflect.TypeFor[values.Value]()
	localizedType = reflect.TypeFor[values.Localized]()
)

// faces adds the names of the faces of all cards.
func (h *deckHash) faces(g *Game, d *Deck) {
	for _, c := range slices.Concat(d.Cards, d.Fillers) {
		for _, side := range []func(*Deck, *Card) (*face.Face, error){g.FrontOf, g.BackOf} {
			name := ""
			if f, err := side(d, c); err == nil && f != nil {
				name = f.Name
			}
			h.add(reflect.ValueOf(name))
		}
	}
}

// add adds a value.
func (h *deckHash) add(v reflect.Value) {
	if !v.IsValid() {
		h.text = append(h.text, 0)
		return
	}
	h.text = append(h.text, byte(v.Kind()))
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		h.target(v)
	case reflect.Struct:
		h.fields(v)
	case reflect.Slice, reflect.Array:
		h.items(v)
	case reflect.Map:
		h.entries(v)
	case reflect.String:
		h.number(uint64(v.Len()))
		h.text = append(h.text, v.String()...)
	case reflect.Float32, reflect.Float64:
		h.number(math.Float64bits(v.Float()))
	default:
		h.plain(v)
	}
}

// plain adds a value without parts.
func (h *deckHash) plain(v reflect.Value) {
	switch {
	case v.CanInt():
		h.number(uint64(v.Int()))
	case v.CanUint():
		h.number(v.Uint())
	case v.Kind() == reflect.Bool:
		h.flag(v.Bool())
	default:
		panic("carddata: a deck holds a " + v.Type().String())
	}
}

func (h *deckHash) number(n uint64) { h.text = binary.AppendUvarint(h.text, n) }

func (h *deckHash) flag(is bool) {
	if is {
		h.text = append(h.text, 1)
	} else {
		h.text = append(h.text, 0)
	}
}

// target adds what a pointer or an interface holds, with its type.
func (h *deckHash) target(v reflect.Value) {
	if v = v.Elem(); v.IsValid() {
		name := v.Type().String()
		h.number(uint64(len(name)))
		h.text = append(h.text, name...)
	}
	h.add(v)
}

// fields adds the fields of a struct, without places in files, what is in other languages, and what
// expressions are compiled to.
func (h *deckHash) fields(v reflect.Value) {
	switch v.Type() {
	case posType:
		return
	case valueType:
		h.inLanguage(v.FieldByName("ByLang"), v.FieldByName("V"))
		return
	case localizedType:
		h.inLanguage(v.FieldByName("ByLang"), v.FieldByName("Plain"))
		return
	}
	for i := range v.NumField() {
		if v.Type() != exprType || v.Type().Field(i).IsExported() {
			h.add(v.Field(i))
		}
	}
}

// inLanguage adds the value in the language, or the one for all languages.
func (h *deckHash) inLanguage(all, plain reflect.Value) {
	h.flag(all.IsNil())
	if all.IsNil() {
		h.add(plain)
	} else {
		h.add(all.MapIndex(h.lang))
	}
}

func (h *deckHash) items(v reflect.Value) {
	h.number(uint64(v.Len()))
	for i := range v.Len() {
		if h.add(v.Index(i)); len(h.text) > enoughText {
			h.flush()
		}
	}
}

// entries adds a map in the order of its keys, which are texts.
func (h *deckHash) entries(v reflect.Value) {
	if !h.hasKeys(v) {
		h.keys = v.MapKeys()
		slices.SortFunc(h.keys, func(a, b reflect.Value) int { return cmp.Compare(a.String(), b.String()) })
	}
	keys := h.keys // values may be maps
	h.number(uint64(len(keys)))
	for _, key := range keys {
		h.add(key)
		h.add(v.MapIndex(key))
	}
	h.keys = keys
}

// hasKeys reports whether a map has the same keys as the one before, as the cells of the rows of a
// table have.
func (h *deckHash) hasKeys(v reflect.Value) bool {
	return len(h.keys) == v.Len() && len(h.keys) > 0 && h.keys[0].Type() == v.Type().Key() &&
		!slices.ContainsFunc(h.keys, func(key reflect.Value) bool { return !v.MapIndex(key).IsValid() })
}
