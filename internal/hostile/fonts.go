package hostile

import (
	"bytes"
	"encoding/binary"

	"punchboard/fonts"
)

// withFont returns the files of a game whose cards use its own font.
func withFont(ttf []byte) map[string][]byte {
	return withParts("      - {text: \"{name}\", font: own, left: 5mm, right: 5mm, top: 5mm, height: 20mm}\n",
		map[string][]byte{"fonts/own.ttf": ttf, "game.yaml": []byte(gameYAML + "fonts: {own: {regular: fonts/own.ttf}}\n")})
}

// sample returns a copy of a font that ships with the program, and where its tables are.
func sample() (ttf []byte, tables map[string][]byte) {
	f, ok := fonts.Builtin("special-elite")
	if !ok {
		panic("hostile: the font does not ship")
	}
	ttf = bytes.Clone(f.TTF())
	tables = map[string][]byte{}
	for i := range int(binary.BigEndian.Uint16(ttf[4:])) {
		entry := ttf[12+16*i:]
		at, size := binary.BigEndian.Uint32(entry[8:]), binary.BigEndian.Uint32(entry[12:])
		tables[string(entry[:4])] = ttf[at : at+size]
	}
	return ttf, tables
}

// BrokenLoca returns a font whose index of glyphs points beyond its outlines.
func BrokenLoca() []byte {
	ttf, tables := sample()
	loca := tables["loca"]
	for i := range loca {
		loca[i] = 0xff
	}
	return ttf
}

// CompositeBomb returns a font in which each glyph consists of eight times the one
// before it: drawing one takes longer than anyone waits.
func CompositeBomb() []byte {
	ttf, tables := sample()
	glyf, loca := tables["glyf"], tables["loca"]
	long := binary.BigEndian.Uint16(tables["head"][50:]) == 1
	const parts, size = 8, 10 + 8*8
	most := len(glyf)/size - 1
	for g := range int(binary.BigEndian.Uint16(tables["maxp"][4:])) {
		at := min(max(0, g-1), most) * size
		end := at + size
		if g == 0 { // the glyph for missing characters is blank
			end = at
		}
		composite(glyf[at:end], uint16(max(0, min(g, most)-1)), parts)
		if long {
			binary.BigEndian.PutUint32(loca[4*g:], uint32(at))
			binary.BigEndian.PutUint32(loca[4*g+4:], uint32(end))
		} else {
			binary.BigEndian.PutUint16(loca[2*g:], uint16(at/2))
			binary.BigEndian.PutUint16(loca[2*g+2:], uint16(end/2))
		}
	}
	return ttf
}

// composite writes a glyph that consists of another one several times.
func composite(to []byte, of uint16, parts int) {
	clear(to)
	if len(to) == 0 {
		return
	}
	binary.BigEndian.PutUint16(to, 0xffff)
	for i := range parts {
		const words, xy, more = 1, 2, 32
		flags := uint16(words | xy)
		if i+1 < parts {
			flags |= more
		}
		binary.BigEndian.PutUint16(to[10+8*i:], flags)
		binary.BigEndian.PutUint16(to[12+8*i:], of)
	}
}

// Fonts are games with fonts that cannot be drawn.
var Fonts = []Game{
	{"a font with a broken index of glyphs", func() map[string][]byte { return withFont(BrokenLoca()) }},
	{"a font with glyphs of glyphs of glyphs", func() map[string][]byte { return withFont(CompositeBomb()) }},
}
