package layout

import (
	"strings"
	"testing"

	"punchboard/layout/layouttest"
)

// card replaces the cards of the base game with a single one. The columns are text_en,
// text_fr and art.
func card(text string) layouttest.Files {
	return layouttest.Files{"cards/deck.csv": "id,name_en,name_fr,strength,items,rows,text_en,text_fr,art\nsmoke,Smoke,Fumigènes,2,a;b,," + text + "\n"}
}

const long = `"Cancel one roll that the enemy makes against a front of yours, then draw a card and show it.","Annulez un jet que l’ennemi fait contre un de vos fronts, puis piochez une carte et montrez-la.",`

// TestFindings tests games with one fault each, and expects exactly that finding at its
// position.
func TestFindings(t *testing.T) {
	tests := []struct {
		name  string
		lang  string
		part  string
		files layouttest.Files
		want  string // severity, code, position, message and (hint), one per line; "" for none
	}{
		{name: "all is well", part: `{text: "{text}", left: 5mm, right: 5mm, top: 5mm, height: 20mm}`},
		{name: "too high", part: `{name: rules, text: "{text}", left: 5mm, top: 5mm, width: 30mm, height: 7mm, min: 8pt}`, files: card(long),
			want: "error PB-301 trial/cards/deck.csv:2:31: card `smoke`: text `rules` in en needs 4 lines (13.4mm), but its box holds 7mm at 8 pt (shorten it by about 46 characters, or make the box at least 13.4mm high, or lower `min`)"},
		{name: "too high in French", lang: "fr", part: `{text: "{text}", left: 5mm, top: 5mm, width: 30mm, height: 7mm, min: 8pt}`, files: card(long),
			want: "error PB-301 trial/cards/deck.csv:2:126: card `smoke`: the text in fr needs 4 lines (13.4mm), but its box holds 7mm at 8 pt (shorten it by about 48 characters, or make the box at least 13.4mm high, or lower `min`)"},
		{name: "too high, of more than a field", part: `{text: "{name}: {text}", left: 5mm, top: 5mm, width: 30mm, height: 7mm}`, files: card(long),
			want: "error PB-301 trial/faces/card.yaml:4:16: card `smoke`: the text in en needs 4 lines (10.1mm), but its box holds 7mm at 6 pt (shorten it by about 50 characters, or make the box at least 10.1mm high)"},
		{name: "too high, of a field among words", part: `{text: "**Rules:** {text}", left: 5mm, top: 5mm, width: 30mm, height: 7mm}`, files: card(long),
			want: "error PB-301 trial/cards/deck.csv:2:31: card `smoke`: the text in en needs 4 lines (10.1mm), but its box holds 7mm at 6 pt (shorten it by about 52 characters, or make the box at least 10.1mm high)"},
		{name: "too high for a single line", part: `{text: "{name}", left: 5mm, top: 5mm, width: 30mm, height: 1mm}`, files: card(long),
			want: "error PB-301 trial/cards/deck.csv:2:7: card `smoke`: the text in en needs 1 line (2.5mm), but its box holds 1mm at 6 pt (make the box at least 2.5mm high)"},
		{name: "too high for its columns", part: `{text: "{text}", columns: 2, left: 5mm, top: 5mm, width: 50mm, height: 4mm}`, files: card(long),
			want: "error PB-301 trial/cards/deck.csv:2:31: card `smoke`: the text in en needs 4 lines in 2 columns (5mm), but its box holds 4mm at 6 pt (shorten it by about 46 characters, or make the box at least 5mm high)"},
		{name: "too high and not to shrink", part: `{text: "{text}", fit: none, left: 5mm, top: 5mm, width: 30mm, height: 9mm}`, files: card(long),
			want: "error PB-301 trial/cards/deck.csv:2:31: card `smoke`: the text in en needs 5 lines (18.9mm), but its box holds 9mm at 9 pt (shorten it by about 56 characters, or make the box at least 18.9mm high)"},
		{name: "the same for all cards", part: `{text: {en: "Long ago and far away", fr: "Jadis"}, left: 5mm, top: 5mm, width: 15mm, height: 3mm}`,
			want: `error PB-301 trial/faces/card.yaml:4:21: the text in en needs 2 lines (5mm), but its box holds 3mm at 6 pt (shorten it by about 11 characters, or make the box at least 5mm high)`},
		{name: "a word too wide", part: `{text: "{text}", hyphenate: false, left: 5mm, top: 5mm, width: 12mm, height: 30mm}`, files: card("One Fallschirmjägerregimentskommandeurszelt,x,"),
			want: "error PB-302 trial/cards/deck.csv:2:30: card `smoke`: the text in en contains \"Fallschirmjägerregimentskommandeurszelt\", which is too wide for its box: the line needs 37.2mm of 12mm at 6 pt (widen the box to 37.2mm, or put a soft hyphen (U+00AD) where the word may break)"},
		{name: "under the floor", part: `{text: "{name}", size: 5.5pt, left: 5mm, top: 5mm, width: 30mm, height: 7mm}`,
			want: `error PB-303 trial/faces/card.yaml:4:9: the text is set in 5.5 pt; the minimum for text on a card is 6 pt (use 6.5 pt or more)`},
		{name: "a style under the floor inside the text", part: `{text: "{text}", left: 5mm, top: 5mm, width: 30mm, height: 7mm}`, files: card("All [tiny]small[/],x,").Game("decks:", "styles: {tiny: {size: 5pt}}\ndecks:"),
			want: `error PB-303 trial/faces/card.yaml:4:9: the text is set in 5 pt; the minimum for text on a card is 6 pt (use 6.5 pt or more)`},
		{name: "under the floor, but enlarged", part: `{stack: [{text: "{name}", size: 5.5pt, left: 5mm, top: 5mm, width: 30mm, height: 7mm}], scale: 1.2}`},
		{name: "reduced to under the floor", part: `{stack: [{text: "{name}", size: 9pt, left: 10mm, top: 10mm, width: 60mm, height: 12mm}], scale: 0.6}`,
			want: `error PB-303 trial/faces/card.yaml:4:18: the text is set in 9 pt; the minimum for text on a card is 10 pt (use 10.83 pt or more)`},
		{name: "enlarged beyond reason", part: `{stack: [{shape: rect, fill: olive}], scale: 21, left: 5mm, top: 5mm, width: 9mm, height: 9mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:54: the stack cannot be drawn with `scale: 21` (write a number from 0.05 to 20, such as 1.5 for 50% larger)"},
		{name: "near the floor", part: `{text: "{name}", size: 6.25pt, left: 5mm, top: 5mm, width: 30mm, height: 7mm}`,
			want: `warning PB-304 trial/faces/card.yaml:4:9: the text is set in 6.25 pt, which is hard to read; text on a card should have 6.5 pt or more (use 6.5 pt or more)`},
		{name: "shrunk to near the floor", part: `{text: "{text}", left: 5mm, top: 5mm, width: 30mm, height: 7.8mm}`, files: card(long),
			want: "warning PB-304 trial/cards/deck.csv:2:31: card `smoke`: the text in en is set in 6 pt, which is hard to read; text on a card should have 6.5 pt or more (shorten the text, enlarge its box, or raise `min`)"},
		{name: "light text needs a point more", part: `{text: "{name}", size: 6.9pt, color: white, left: 5mm, top: 5mm, width: 30mm, height: 7mm}`,
			want: `error PB-303 trial/faces/card.yaml:4:9: the text is set in 6.9 pt; the minimum for light text on dark is 7 pt (use 7.5 pt or more)`},
		{name: "dark text of that size", part: `{text: "{name}", size: 6.9pt, color: olive, left: 5mm, top: 5mm, width: 30mm, height: 7mm}`},
		{name: "outside the safe zone", part: `{text: "{name}", left: 2mm, top: 5mm, width: 30mm, height: 7mm}`,
			want: "error PB-305 trial/faces/card.yaml:4:9: the text may be cut off: its box extends 1mm beyond the safe zone, to 2mm from the edge of the card (move it inward, lower the deck's `safe`, or write `unsafe: true` if cutting it does no harm)"},
		{name: "outside the safe zone when turned", part: `{text: "{name}", turn: 90, left: 5mm, top: 2mm, width: 7mm, height: 30mm}`,
			want: "error PB-305 trial/faces/card.yaml:4:9: the text may be cut off: its box extends 1mm beyond the safe zone, to 2mm from the edge of the card (move it inward, lower the deck's `safe`, or write `unsafe: true` if cutting it does no harm)"},
		{name: "outside, and may be", part: `{text: "{name}", left: 2mm, top: 5mm, width: 30mm, height: 7mm, unsafe: true}`},
		{name: "at the edge of the safe zone", part: `{text: "{name}", in: safe, left: 0mm, bottom: 0mm, width: 30mm, height: 7mm, valign: bottom}`},
		{name: "a character that the font lacks", part: `{text: "{text}", left: 5mm, top: 5mm, width: 30mm, height: 7mm}`, files: card("Play ♠ now,x,"),
			want: "error PB-306 trial/cards/deck.csv:2:30: card `smoke`: the text in en contains \"♠\" (U+2660), which is missing from the font plex-condensed (use an icon or your own font file; no built-in font has it)"},
		{name: "a character that no font has", part: `{text: "{text}", left: 5mm, top: 5mm, width: 30mm, height: 7mm}`, files: card("Play 龍 now,x,"),
			want: "error PB-306 trial/cards/deck.csv:2:30: card `smoke`: the text in en contains \"龍\" (U+9F8D), which is missing from the font plex-condensed (use an icon or your own font file; no built-in font has it)"},
		{name: "a script from right to left", part: `{text: "{text}", left: 5mm, top: 5mm, width: 30mm, height: 7mm}`, files: card("Say שלום,x,"),
			want: "error PB-308 trial/cards/deck.csv:2:30: card `smoke`: the text in en contains \"ש\" (U+05E9), from a right-to-left script that cannot be typeset (show it as a picture)"},
		{name: "a character beyond the end", part: `{text: "{id[8]}", left: 5mm, top: 5mm, width: 30mm, height: 7mm}`, files: card("a,b,"),
			want: "error PB-204 trial/faces/card.yaml:4:20: card `smoke`: \"smoke\" has 5 characters, so there is no [8] (check the length first, as in `len(x) > 8`: characters are counted from 0)"},
		{name: "a missing icon", part: `{icon: "{art}"}`, files: card("a,b,oficer"),
			want: "error PB-307 trial/cards/deck.csv:2:34: card `smoke`: the icon: there is no icon \"oficer\" (did you mean `officer`? docs/icons.md lists all icons)"},
		{name: "a mark that is not there", part: `{pips: "{strength}", icon: "{art}"}`, files: card("a,b,zzzzzzzzz"),
			want: "error PB-307 trial/cards/deck.csv:2:34: card `smoke`: the row of pips: there is no icon \"zzzzzzzzz\" (choose one from docs/icons.md, or list your own SVG file under `icons` in game.yaml)\nwarning PB-319 trial/faces/card.yaml:4:9: the row of pips reaches the cut but does not fill the bleed (left); an inexact cut leaves a white sliver (use `in: bleed`, or keep it inside the card)"},
		{name: "an icon in a text that is not there", part: `{text: "{text}", left: 5mm, top: 5mm, width: 50mm, height: 7mm}`, files: card("Take {oficer},x,"),
			want: "error PB-222 trial/cards/deck.csv:2:30: card `smoke`: the text in en: there is no icon \"oficer\" (did you mean `officer`? docs/icons.md lists all icons)"},
		{name: "rich text that is not closed", part: `{text: "{text}", left: 5mm, top: 5mm, width: 50mm, height: 7mm}`, files: card("Take **two,x,"),
			want: "error PB-222 trial/cards/deck.csv:2:30: card `smoke`: the text in en: `**` is not closed (write \\*\\* to print two asterisks)"},
		{name: "a row too short", part: `{name: band, row: [{shape: rect, width: 30mm}, {shape: rect, width: 20mm}], gap: 1mm, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: "error PB-310 trial/faces/card.yaml:4:9: row `band` needs 51mm but has 50mm (enlarge its box, or make its parts and gaps smaller)"},
		{name: "a grid too low", part: `{grid: [{text: a}, {text: b}, {text: c}], row_height: 5mm, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: `error PB-310 trial/faces/card.yaml:4:9: the grid needs 10mm but has 7mm (enlarge its box, or make its parts and gaps smaller)`},
		{name: "a track of gaps alone", part: `{track: 6, gap: 12mm, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: `error PB-310 trial/faces/card.yaml:4:9: the track needs 60mm but has 50mm (enlarge its box, or make its parts and gaps smaller)`},
		{name: "a track of gaps alone, downward", part: `{track: 6, gap: 2mm, direction: down, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: `error PB-310 trial/faces/card.yaml:4:9: the track needs 10mm but has 7mm (enlarge its box, or make its parts and gaps smaller)`},
		{name: "a track of nothing", part: `{track: 6, space: 0mm 0mm, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:27: the track cannot be drawn with `space: [0mm 0mm]` (write one length, or a width and a height, such as `space: 15mm 12mm`)"},
		{name: "a track of lines", part: `{track: 6, space: 5mm 0mm, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:27: the track cannot be drawn with `space: [5mm 0mm]` (write one length, or a width and a height, such as `space: 15mm 12mm`)"},
		{name: "a track too long", part: `{track: 6, space: 8.5mm, left: 5mm, top: 5mm, width: 50mm, height: 10mm}`,
			want: `error PB-310 trial/faces/card.yaml:4:9: the track needs 51mm but has 50mm (enlarge its box, or make its parts and gaps smaller)`},
		{name: "a table too low", part: `{table: "[1, 2, 3]", columns: [{cell: a}], left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: `error PB-310 trial/faces/card.yaml:4:9: the table needs 10.4mm but has 7mm (enlarge its box, or make its parts and gaps smaller)`},
		{name: "a table too narrow", part: `{table: "[1]", columns: [{cell: a, width: 60mm}], left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: `error PB-310 trial/faces/card.yaml:4:9: the table needs 60mm but has 50mm (enlarge its box, or make its parts and gaps smaller)`},
		{name: "too many marks", part: `{pips: 20, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: "error PB-310 trial/faces/card.yaml:4:9: the row of pips needs 79mm but has 50mm (enlarge its box, or make its parts and gaps smaller)\nwarning PB-319 trial/faces/card.yaml:4:9: the row of pips reaches the cut but does not fill the bleed (right); an inexact cut leaves a white sliver (use `in: bleed`, or keep it inside the card)"},
		{name: "fewer marks than none", part: `{pips: "{0 - strength}", left: 5mm, top: 5mm, width: 50mm, height: 7mm}`, files: card("a,b,"),
			want: "error PB-311 trial/faces/card.yaml:4:16: card `smoke`: the row of pips cannot be drawn with `pips: -2` (the number of marks must be from 0 to 1000)"},
		{name: "a bar longer than full", part: `{bar: "{strength}", max: 1, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`, files: card("a,b,"),
			want: "error PB-311 trial/cards/deck.csv:2:23: card `smoke`: the bar cannot be drawn with `bar: 2` (the number must be from 0 to `max`)"},
		{name: "a polygon with two sides", part: `{shape: regular, sides: 2, fill: black, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:33: the shape cannot be drawn with `sides: 2` (a shape must have 3 to 1000 sides)"},
		{name: "letters like houses", part: `{text: a, size: 600pt, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:9: the text cannot be drawn with `size: 600 pt` (the largest type size is 500 pt)"},
		{name: "more columns than letters", part: `{text: a, columns: 40, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:28: the text cannot be drawn with `columns: 40` (text must have 1 to 12 columns)"},
		{name: "a path that is none", part: `{shape: path, d: "M0 0 banana", fill: black, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:26: the shape cannot be drawn with `d: M0 0 banana` (path: at 5: \"b\" is not a path command)"},
		{name: "a view that is none", part: `{shape: path, d: "M0 0H9V9Z", view: 0 0 9, fill: black, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:45: the shape cannot be drawn with `view: 0 0 9` (write four numbers: left, top, width and height, such as 0 0 100 100)"},
		{name: "ink that stops at the cut", part: `{name: ground, shape: rect, fill: olive}`,
			want: "warning PB-319 trial/faces/card.yaml:4:9: shape `ground` reaches the cut but does not fill the bleed (left, right, top, bottom); an inexact cut leaves a white sliver (use `in: bleed`, or keep it inside the card)"},
		{name: "ink that stops in the bleed", part: `{shape: rect, in: bleed, left: 1mm, fill: olive}`,
			want: "warning PB-319 trial/faces/card.yaml:4:9: the shape reaches the cut but does not fill the bleed (left); an inexact cut leaves a white sliver (use `in: bleed`, or keep it inside the card)"},
		{name: "ink that reaches the bleed", part: `{shape: rect, in: bleed, fill: olive}`},
		{name: "a circle that crosses the cut", part: `{shape: circle, left: -2mm, top: 10mm, width: 9mm, height: 9mm, fill: olive}`},
		{name: "a circle that ends on the cut", part: `{shape: circle, left: 0mm, top: 10mm, width: 9mm, height: 9mm, fill: olive}`,
			want: "warning PB-319 trial/faces/card.yaml:4:9: the shape reaches the cut but does not fill the bleed (left); an inexact cut leaves a white sliver (use `in: bleed`, or keep it inside the card)"},
		{name: "a frame on the cut", part: `{shape: rect, stroke: olive}`,
			want: "warning PB-319 trial/faces/card.yaml:4:9: the shape reaches the cut but does not fill the bleed (left, right, top, bottom); an inexact cut leaves a white sliver (use `in: bleed`, or keep it inside the card)"},
		{name: "outside the face", part: `{name: seal, icon: officer, left: 65mm, top: 10mm, width: 9mm, height: 9mm}`,
			want: "warning PB-325 trial/faces/card.yaml:4:9: icon `seal` is outside the face, so nothing of it is printed (move it inside with `left`, `right`, `top` and `bottom`, or remove it)"},
		{name: "turned and outside the face", part: `{icon: officer, turn: 90, left: 10mm, top: -20mm, width: 9mm, height: 9mm}`,
			want: "warning PB-325 trial/faces/card.yaml:4:9: the icon is outside the face, so nothing of it is printed (move it inside with `left`, `right`, `top` and `bottom`, or remove it)"},
		{name: "in the bleed", part: `{icon: officer, left: -3mm, top: 10mm, width: 3mm, height: 9mm}`},
		{name: "opacity in percent", part: `{shape: rect, in: bleed, fill: olive, opacity: 50}`,
			want: "error PB-311 trial/faces/card.yaml:4:56: the shape cannot be drawn with `opacity: 50` (write a number from 0 to 1, such as 0.5 for one half)"},
		{name: "less than unseen", part: `{shape: rect, in: bleed, fill: olive, opacity: "{1 - strength}"}`, files: card("a,b,"),
			want: "error PB-311 trial/faces/card.yaml:4:56: card `smoke`: the shape cannot be drawn with `opacity: -1` (write a number from 0 to 1, such as 0.5 for one half)"},
		{name: "dashes of nothing", part: `{shape: line, stroke: olive, dash: 0mm 0mm, left: 5mm, top: 5mm, width: 50mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:44: the shape cannot be drawn with `dash: [0mm 0mm]` (write the lengths of a dash and a gap, such as 2mm 1mm; remove the key for a solid line)"},
		{name: "dashes of less than nothing", part: `{bar: 3, stroke: olive, dash: 2mm -1mm, left: 5mm, top: 5mm, width: 50mm, height: 5mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:39: the bar cannot be drawn with `dash: [2mm -1mm]` (write the lengths of a dash and a gap, such as 2mm 1mm; remove the key for a solid line)"},
		{name: "a unit that is none", part: `{symbol: "{art}", left: 5mm, top: 5mm, width: 15mm, height: 10mm}`, files: card("a,b,artilery"),
			want: "error PB-205 trial/cards/deck.csv:2:34: card `smoke`: `symbol`: \"artilery\" is not one of the allowed words (did you mean `artillery`?)"},
		{name: "a unit without a word", part: `{symbol: "{art}", left: 5mm, top: 5mm, width: 15mm, height: 10mm}`, files: card("a,b,"),
			want: "error PB-205 trial/cards/deck.csv:2:34: card `smoke`: `symbol`: \"\" is not one of the allowed words (use one of: air, air-assault, airborne, anti-air, anti-tank, armor, armored-engineer, armored-recon, artillery, bridge, engineer, fortress, glider, helicopter, hq, infantry, machine-gun, mechanized, medical, mortar, motorized, mountain, naval, none (and 8 more))"},
		{name: "a size that is none", part: `{symbol: infantry, echelon: "{art}", left: 5mm, top: 5mm, width: 15mm, height: 10mm}`, files: card("a,b,batalion"),
			want: "error PB-205 trial/cards/deck.csv:2:34: card `smoke`: `echelon`: \"batalion\" is not one of the allowed words (did you mean `battalion`?)"},
		{name: "a symbol all line", part: `{symbol: infantry, line: 5mm, left: 5mm, top: 5mm, width: 15mm, height: 10mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:34: the symbol cannot be drawn with `line: 5mm` (a line must not be wider than a fifth of the frame height)"},
		{name: "no room for a symbol", part: `{symbol: infantry, echelon: II, echelon_gap: 12mm, left: 5mm, top: 5mm, width: 15mm, height: 10mm}`,
			want: "error PB-310 trial/faces/card.yaml:4:9: the symbol needs 12mm but has 10mm (enlarge its box, or make its parts and gaps smaller)"},
		{name: "no bleed, no slivers", part: `{shape: rect, fill: olive}`, files: layouttest.Files{}.Game("bleed: 3mm", "bleed: 0mm")},
		{name: "a picture that is not there", part: `{image: "{art}"}`, files: card("a,b,art/one.png").And("art/two.png", layouttest.Picture(9, 9, 0)),
			want: "error PB-316 trial/cards/deck.csv:2:34: card `smoke`: art/one.png: the file does not exist (did you mean `art/two.png`?)"},
		{name: "a picture that is none", part: `{image: "{art}"}`, files: card("a,b,art/one.png").And("art/one.png", "GIF89a"),
			want: "error PB-316 trial/cards/deck.csv:2:34: card `smoke`: art/one.png: it is not a readable PNG or JPEG file (export it again as PNG, JPEG or SVG)"},
		{name: "a picture cut short", part: `{image: "{art}"}`, files: card("a,b,art/one.png").And("art/one.png", layouttest.Picture(90, 90, 0)[:80]),
			want: "error PB-316 trial/cards/deck.csv:2:34: card `smoke`: art/one.png: the file is damaged or truncated (copy or export it again)"},
		{name: "a drawing that is none", part: `{image: "{art}"}`, files: card("a,b,art/one.svg").And("art/one.svg", "<html/>"),
			want: "error PB-316 trial/cards/deck.csv:2:34: card `smoke`: art/one.svg: line 1: the file is not an SVG drawing: it begins with <html> (save it as plain SVG)"},
		{name: "a coarse picture", part: `{image: "{art}", left: 5mm, top: 5mm, width: 50.8mm, height: 50.8mm}`, files: card("a,b,art/one.png").And("art/one.png", layouttest.Picture(200, 200, 0)),
			want: "warning PB-318 trial/cards/deck.csv:2:34: card `smoke`: art/one.png is printed at 100 dpi; it needs 150 dpi to look sharp (use a picture of at least 300 x 300 pixels, or show it smaller)"},
		{name: "a coarse part of a picture", part: `{image: "{art}", crop: 0 0 50 50, left: 5mm, top: 5mm, width: 25.4mm, height: 25.4mm}`, files: card("a,b,art/one.png").And("art/one.png", layouttest.Picture(200, 200, 0)),
			want: "warning PB-318 trial/cards/deck.csv:2:34: card `smoke`: art/one.png is printed at 100 dpi; it needs 150 dpi to look sharp (use a picture of at least 300 x 300 pixels, or show it smaller)"},
		{name: "a crop that is none", part: `{image: "{art}", crop: 50 0 40 50, left: 5mm, top: 5mm, width: 5mm, height: 5mm}`, files: card("a,b,art/one.png").And("art/one.png", layouttest.Picture(200, 200, 0)),
			want: "error PB-311 trial/faces/card.yaml:4:32: card `smoke`: the image cannot be drawn with `crop: 50 0 40 50` (write left, top, right and bottom in percent of the picture, such as 10 0 90 100)"},
		{name: "a family without italics", part: `{text: "*{name}*", font: oswald, left: 5mm, top: 5mm, width: 50mm, height: 7mm}`,
			want: "warning PB-315 trial/faces/card.yaml:4:9: the font `oswald` has no italic; the nearest font of the family is used (use a family that has it, or highlight these words with a color)"},
		{name: "a family without italics, twice", part: `{column: [{text: "*a*", font: oswald}, {text: "*b*", font: oswald}], left: 5mm, top: 5mm, width: 50mm, height: 15mm}`,
			want: "warning PB-315 trial/faces/card.yaml:4:19: the font `oswald` has no italic; the nearest font of the family is used (use a family that has it, or highlight these words with a color)"},
		{name: "a font that is none", part: `{text: "{name}", left: 5mm, top: 5mm, width: 50mm, height: 7mm}`, files: layouttest.Files{"f.ttf": "OTTO and more"}.Game("decks:", "fonts: {mine: {regular: f.ttf}}\ndecks:"),
			want: `error PB-312 trial/game.yaml:7:9: f.ttf cannot be used: it is an OpenType font with PostScript (CFF) outlines (use the TrueType (.ttf) version of the family, or convert the file to TrueType outlines)`},
		{name: "an icon file that is none", part: `{icon: mine}`, files: layouttest.Files{"i.svg": "<svg"}.Game("decks:", "icons: {mine: i.svg}\ndecks:"),
			want: `error PB-316 trial/game.yaml:7:15: i.svg: line 1: unexpected EOF (save it as plain SVG)`},
		{name: "an icon file with text", part: `{icon: mine}`, files: layouttest.Files{"i.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>a</text><path d="M0 0H9V9Z"/></svg>`}.Game("decks:", "icons: {mine: i.svg}\ndecks:"),
			want: `warning PB-317 trial/i.svg:1: text: is not drawn: convert it to outlines ()`},
		{name: "repeats without end", part: `{grid: [{each: 1..900, grid: [{each: 1..900, grid: [{each: 1..400, shape: rect}]}]}], left: 5mm, top: 5mm, width: 40mm, height: 40mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:61: the face draws more than 50000 parts (shorten the lists of repeats inside other repeats)"},
		{name: "an expression without value", part: `{text: "{strength + 1}", left: 5mm, top: 5mm, width: 50mm, height: 7mm}`, files: layouttest.Files{"cards/deck.csv": strings.Replace(layouttest.BaseCards, "Fumigènes,2,", "Fumigènes,,", 1)},
			want: "error PB-204 trial/faces/card.yaml:4:27: card `smoke`: `strength` is empty, so `strength + 1` has no value (fill in the cell, or give a default for empty cells: `(strength ?? 0)`)"},
	}
	for _, tt := range tests {
		_, found := compose(t, layouttest.Load(t, layouttest.Face(tt.part), tt.files), Options{Lang: tt.lang})
		var got []string
		for _, f := range found.All() {
			got = append(got, f.Severity.String()+" "+string(f.Code)+" "+f.String()+" ("+f.Hint+")")
		}
		if s := strings.Join(got, "\n"); s != tt.want {
			t.Errorf("%s:\n got %s\nwant %s", tt.name, s, tt.want)
		}
	}
}
