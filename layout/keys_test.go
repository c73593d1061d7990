package layout

import (
	"slices"
	"strings"
	"testing"

	facedata "punchboard/carddata/face"
	"punchboard/carddata/sections"
	"punchboard/layout/layouttest"
)

// inBox positions the parts of the cases below.
const inBox = "left: 10mm, top: 10mm, width: 30mm, height: 20mm"

// keyCases show that each key of each kind has an effect: the two parts must be drawn
// differently. The kind of common keys is "".
var keyCases = []struct{ kind, key, without, with string }{
	{"", "name", "{shape: rect, fill: black}", "{name: foot, shape: rect, fill: black}"}, // replaces the foot
	{"", "when", "{shape: rect, fill: black}", "{when: strength > 2, shape: rect, fill: black}"},
	{"", "each", "{row: [{text: x}]}", "{row: [{each: items, text: x}]}"},
	{"", "as", `{row: [{each: items, text: "{item}"}]}`, `{row: [{each: items, as: it, text: "{it}{it}"}]}`},
	{"", "in", "{shape: rect, fill: black}", "{in: bleed, shape: rect, fill: black}"},
	{"", "left", "{shape: rect, fill: black}", "{left: 5mm, shape: rect, fill: black}"},
	{"", "right", "{shape: rect, fill: black}", "{right: 5mm, shape: rect, fill: black}"},
	{"", "top", "{shape: rect, fill: black}", "{top: 5mm, shape: rect, fill: black}"},
	{"", "bottom", "{shape: rect, fill: black}", "{bottom: 5mm, shape: rect, fill: black}"},
	{"", "width", "{shape: rect, fill: black}", "{width: 5mm, shape: rect, fill: black}"},
	{"", "height", "{shape: rect, fill: black}", "{height: 5mm, shape: rect, fill: black}"},
	{"", "anchor", "{width: 5mm, shape: rect, fill: black}", "{anchor: top, width: 5mm, shape: rect, fill: black}"},
	{"", "weight", "{row: [{weight: 1, shape: rect, fill: black}, {weight: 1, shape: rect, fill: white}]}", "{row: [{weight: 2, shape: rect, fill: black}, {weight: 1, shape: rect, fill: white}]}"},
	{"", "turn", "{shape: rect, fill: black, left: 5mm}", "{turn: 90, shape: rect, fill: black, left: 5mm}"},
	{"", "rotate", "{shape: rect, fill: black}", "{rotate: 10, shape: rect, fill: black}"},
	{"", "zoom", "{shape: rect, fill: black}", "{zoom: 0.5, shape: rect, fill: black}"},
	{"", "opacity", "{shape: rect, fill: black}", "{opacity: 0.5, shape: rect, fill: black}"},
	{"", "layer", "{shape: rect, fill: black}", "{layer: Cuts, shape: rect, fill: black}"},
	{"", "over", `{stack: [{text: a}, {text: a b}], ` + inBox + `}`, `{stack: [{text: a}, {text: a b, over: true}], ` + inBox + `}`},
	{"", "pad", "{shape: rect, fill: black}", "{pad: 1mm 2mm, shape: rect, fill: black}"},

	{"text", "text", `{text: a, ` + inBox + `}`, `{text: b, ` + inBox + `}`},
	{"text", "style", `{text: a, ` + inBox + `}`, `{text: a, style: loud, ` + inBox + `}`},
	{"text", "font", `{text: a, ` + inBox + `}`, `{text: a, font: oswald, ` + inBox + `}`},
	{"text", "size", `{text: a, ` + inBox + `}`, `{text: a, size: 12pt, ` + inBox + `}`},
	{"text", "min", `{text: "{text} {text} {text} {text}", size: 14pt, ` + inBox + `}`, `{text: "{text} {text} {text} {text}", size: 14pt, min: 13pt, ` + inBox + `}`},
	{"text", "bold", `{text: a, ` + inBox + `}`, `{text: a, bold: true, ` + inBox + `}`},
	{"text", "italic", `{text: a, ` + inBox + `}`, `{text: a, italic: true, ` + inBox + `}`},
	{"text", "underline", `{text: a, ` + inBox + `}`, `{text: a, underline: true, ` + inBox + `}`},
	{"text", "strike", `{text: a, ` + inBox + `}`, `{text: a, strike: true, ` + inBox + `}`},
	{"text", "color", `{text: a, ` + inBox + `}`, `{text: a, color: olive, ` + inBox + `}`},
	{"text", "align", `{text: a, ` + inBox + `}`, `{text: a, align: right, ` + inBox + `}`},
	{"text", "valign", `{text: a, ` + inBox + `}`, `{text: a, valign: bottom, ` + inBox + `}`},
	{"text", "tracking", `{text: ab, ` + inBox + `, align: right}`, `{text: ab, tracking: 1pt, ` + inBox + `, align: right}`},
	{"text", "case", `{text: a, ` + inBox + `}`, `{text: a, case: upper, ` + inBox + `}`},
	{"text", "leading", `{text: "a\nb", ` + inBox + `}`, `{text: "a\nb", leading: 1.5, ` + inBox + `}`},
	{"text", "outline", `{text: a, ` + inBox + `}`, `{text: a, outline: white, ` + inBox + `}`},
	{"text", "outline_width", `{text: a, outline: white, ` + inBox + `}`, `{text: a, outline: white, outline_width: 1mm, ` + inBox + `}`},
	{"text", "balance", `{text: words that fill one line here yes, ` + inBox + `}`, `{text: words that fill one line here yes, balance: true, ` + inBox + `}`},
	{"text", "hyphenate", `{text: an extraordinarily uncharacteristic counterrevolutionary, size: 14pt, min: 13pt, ` + inBox + `}`, `{text: an extraordinarily uncharacteristic counterrevolutionary, size: 14pt, min: 13pt, hyphenate: false, ` + inBox + `}`},
	{"text", "keywords", `{text: a word, ` + inBox + `}`, `{text: a word, keywords: false, ` + inBox + `}`},
	{"text", "lang", `{text: "{name}", ` + inBox + `}`, `{text: "{name}", lang: fr, ` + inBox + `}`},
	{"text", "columns", `{text: "a\nb", ` + inBox + `}`, `{text: "a\nb", columns: 2, ` + inBox + `}`},
	{"text", "column_gap", `{text: "a\nb", columns: 2, ` + inBox + `}`, `{text: "a\nb", columns: 2, column_gap: 5mm, ` + inBox + `}`},
	{"text", "fit", `{text: "{text} {text} {text} {text}", size: 14pt, ` + inBox + `}`, `{text: "{text} {text} {text} {text}", size: 14pt, fit: none, ` + inBox + `}`},
	{"text", "unsafe", `{text: a}`, `{text: a, unsafe: true}`},

	{"shape", "shape", `{shape: rect, fill: black}`, `{shape: circle, fill: black}`},
	{"shape", "fill", `{shape: rect, fill: black}`, `{shape: rect, fill: olive}`},
	{"shape", "stroke", `{shape: rect, fill: black}`, `{shape: rect, fill: black, stroke: olive}`},
	{"shape", "line", `{shape: rect, stroke: olive}`, `{shape: rect, stroke: olive, line: 1mm}`},
	{"shape", "dash", `{shape: rect, stroke: olive}`, `{shape: rect, stroke: olive, dash: 1mm}`},
	{"shape", "radius", `{shape: rect, fill: black}`, `{shape: rect, fill: black, radius: 2mm}`},
	{"shape", "points", `{shape: polygon, points: "0 0, 100% 0, 0 100%", fill: black}`, `{shape: polygon, points: "0 0, 100% 0, 50% 100%", fill: black}`},
	{"shape", "d", `{shape: path, d: "M0 0H100V100Z", fill: black}`, `{shape: path, d: "M0 0H50V100Z", fill: black}`},
	{"shape", "view", `{shape: path, d: "M0 0H100V100Z", fill: black}`, `{shape: path, view: "0 0 200 200", d: "M0 0H100V100Z", fill: black}`},
	{"shape", "sides", `{shape: regular, fill: black}`, `{shape: regular, sides: 6, fill: black}`},
	{"shape", "inner", `{shape: star, fill: black}`, `{shape: star, inner: 0.5, fill: black}`},

	{"icon", "icon", `{icon: officer}`, `{icon: soldier}`},
	{"icon", "color", `{icon: officer}`, `{icon: officer, color: olive}`},
	{"icon", "outline", `{icon: officer}`, `{icon: officer, outline: white}`},
	{"icon", "outline_width", `{icon: officer, outline: white}`, `{icon: officer, outline: white, outline_width: 1mm}`},
	{"icon", "flip", `{icon: officer}`, `{icon: officer, flip: true}`},

	{"image", "image", `{image: art/a.png}`, `{image: art/b.png}`},
	{"image", "fit", `{image: art/a.png, ` + inBox + `}`, `{image: art/a.png, fit: cover, ` + inBox + `}`},
	{"image", "crop", `{image: art/a.png}`, `{image: art/a.png, crop: 0 0 50 50}`},
	{"image", "tint", `{image: art/a.png}`, `{image: art/a.png, tint: olive}`},
	{"image", "anchor_image", `{image: art/a.png, fit: cover, ` + inBox + `}`, `{image: art/a.png, fit: cover, anchor_image: bottom, ` + inBox + `}`},
	{"image", "dpi", `{image: art/a.png, dpi: 1}`, `{image: art/a.png, dpi: 300}`},

	{"row", "row", `{row: [{text: a}, {text: b}], ` + inBox + `}`, `{row: [{text: a}], ` + inBox + `}`},
	{"row", "gap", `{row: [{text: a}, {text: b}], ` + inBox + `}`, `{row: [{text: a}, {text: b}], gap: 2mm, ` + inBox + `}`},
	{"row", "align", `{row: [{text: a}, {text: b}], ` + inBox + `}`, `{row: [{text: a}, {text: b}], align: end, ` + inBox + `}`},
	{"row", "justify", `{row: [{text: a}, {text: b}], ` + inBox + `}`, `{row: [{text: a}, {text: b}], justify: between, ` + inBox + `}`},
	{"column", "column", `{column: [{text: a}, {text: b}], ` + inBox + `}`, `{column: [{text: a}], ` + inBox + `}`},
	{"column", "gap", `{column: [{text: a}, {text: b}], ` + inBox + `}`, `{column: [{text: a}, {text: b}], gap: 2mm, ` + inBox + `}`},
	{"column", "align", `{column: [{text: a}, {text: b}], ` + inBox + `}`, `{column: [{text: a}, {text: b}], align: end, ` + inBox + `}`},
	{"column", "justify", `{column: [{text: a}, {text: b}], ` + inBox + `}`, `{column: [{text: a}, {text: b}], justify: center, ` + inBox + `}`},
	{"grid", "grid", `{grid: [{text: a}, {text: b}], ` + inBox + `}`, `{grid: [{text: a}], ` + inBox + `}`},
	{"grid", "gap", `{grid: [{text: a}, {text: b}], ` + inBox + `}`, `{grid: [{text: a}, {text: b}], gap: 2mm, ` + inBox + `}`},
	{"grid", "align", `{grid: [{text: a}, {text: b}], ` + inBox + `}`, `{grid: [{text: a}, {text: b}], align: end, ` + inBox + `}`},
	{"grid", "justify", `{grid: [{text: a}], ` + inBox + `}`, `{grid: [{text: a}], justify: end, ` + inBox + `}`},
	{"grid", "columns", `{grid: [{text: a}, {text: b}, {text: c}], ` + inBox + `}`, `{grid: [{text: a}, {text: b}, {text: c}], columns: 3, ` + inBox + `}`},
	{"grid", "row_gap", `{grid: [{text: a}, {text: b}, {text: c}], ` + inBox + `}`, `{grid: [{text: a}, {text: b}, {text: c}], row_gap: 2mm, ` + inBox + `}`},
	{"grid", "row_height", `{grid: [{text: a}, {text: b}, {text: c}], ` + inBox + `}`, `{grid: [{text: a}, {text: b}, {text: c}], row_height: 5mm, ` + inBox + `}`},
	{"stack", "stack", `{stack: [{shape: rect, fill: black}]}`, `{stack: [{shape: rect, fill: olive}]}`},
	{"stack", "clip", `{stack: [{shape: rect, fill: black}]}`, `{stack: [{shape: rect, fill: black}], clip: true}`},
	{"stack", "radius", `{stack: [{shape: rect, fill: black}], clip: true}`, `{stack: [{shape: rect, fill: black}], clip: true, radius: 2mm}`},
	{"stack", "scale", `{stack: [{shape: circle, width: 2mm, height: 2mm, fill: black}]}`, `{stack: [{shape: circle, width: 2mm, height: 2mm, fill: black}], scale: 2}`},

	{"pips", "pips", `{pips: 2, ` + inBox + `}`, `{pips: 3, ` + inBox + `}`},
	{"pips", "max", `{pips: 2, ` + inBox + `}`, `{pips: 2, max: 4, ` + inBox + `}`},
	{"pips", "icon", `{pips: 2, ` + inBox + `}`, `{pips: 2, icon: officer, ` + inBox + `}`},
	{"pips", "size", `{pips: 2, ` + inBox + `}`, `{pips: 2, size: 2mm, ` + inBox + `}`},
	{"pips", "gap", `{pips: 2, ` + inBox + `}`, `{pips: 2, gap: 2mm, ` + inBox + `}`},
	{"pips", "color", `{pips: 2, ` + inBox + `}`, `{pips: 2, color: olive, ` + inBox + `}`},
	{"pips", "empty", `{pips: 2, max: 4, ` + inBox + `}`, `{pips: 2, max: 4, empty: olive, ` + inBox + `}`},
	{"pips", "direction", `{pips: 2, max: 4, ` + inBox + `}`, `{pips: 2, max: 4, direction: left, ` + inBox + `}`},
	{"pips", "align", `{pips: 2, ` + inBox + `}`, `{pips: 2, align: center, ` + inBox + `}`},
	{"pips", "wrap", `{pips: 4, ` + inBox + `}`, `{pips: 4, wrap: 2, ` + inBox + `}`},

	{"scene", "scene", `{scene: field, ` + inBox + `}`, `{scene: woods, ` + inBox + `}`},
	{"scene", "tone", `{scene: field, ` + inBox + `}`, `{scene: field, tone: olive, ` + inBox + `}`},
	{"scene", "sky", `{scene: field, ` + inBox + `}`, `{scene: field, sky: olive, ` + inBox + `}`},
	{"scene", "far", `{scene: field, ` + inBox + `}`, `{scene: field, far: olive, ` + inBox + `}`},
	{"scene", "near", `{scene: field, ` + inBox + `}`, `{scene: field, near: olive, ` + inBox + `}`},
	{"scene", "ground", `{scene: field, ` + inBox + `}`, `{scene: field, ground: olive, ` + inBox + `}`},
	{"scene", "skin", `{scene: field, props: [{icon: loader}], ` + inBox + `}`, `{scene: field, skin: olive, props: [{icon: loader}], ` + inBox + `}`},
	{"scene", "horizon", `{scene: field, ` + inBox + `}`, `{scene: field, horizon: 40, ` + inBox + `}`},
	{"scene", "sun", `{scene: field, ` + inBox + `}`, `{scene: field, sun: left, ` + inBox + `}`},
	{"scene", "open", `{scene: woods, ` + inBox + `}`, `{scene: woods, open: right, ` + inBox + `}`},
	{"scene", "seed", `{scene: field, ` + inBox + `}`, `{scene: field, seed: "2", ` + inBox + `}`},
	{"scene", "mirror", `{scene: field, ` + inBox + `}`, `{scene: field, mirror: true, ` + inBox + `}`},
	{"scene", "clear", `{scene: field, props: [{icon: officer, at: 8}], ` + inBox + `}`, `{scene: field, clear: 3mm, props: [{icon: officer, at: 8}], ` + inBox + `}`},
	{"scene", "wash", `{scene: field, ` + inBox + `}`, `{scene: field, wash: olive, ` + inBox + `}`},
	{"scene", "strength", `{scene: field, wash: olive, ` + inBox + `}`, `{scene: field, wash: olive, strength: 70, ` + inBox + `}`},
	{"scene", "props", `{scene: field, ` + inBox + `}`, `{scene: field, props: [{icon: officer}], ` + inBox + `}`},
	{"scene", "props.icon", `{scene: field, props: [{icon: officer}], ` + inBox + `}`, `{scene: field, props: [{icon: soldier}], ` + inBox + `}`},
	{"scene", "props.at", `{scene: field, props: [{icon: officer}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, at: 30}], ` + inBox + `}`},
	{"scene", "props.size", `{scene: field, props: [{icon: officer}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, size: 30}], ` + inBox + `}`},
	{"scene", "props.stands", `{scene: field, props: [{icon: officer}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, stands: 70}], ` + inBox + `}`},
	{"scene", "props.crosses", `{scene: field, props: [{icon: officer, at: 8, size: 90}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, at: 8, size: 90, crosses: true}], ` + inBox + `}`},
	{"scene", "props.flies", `{scene: field, props: [{icon: officer}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, flies: true}], ` + inBox + `}`},
	{"scene", "props.solid", `{scene: field, props: [{icon: officer}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, solid: true}], ` + inBox + `}`},
	{"scene", "props.flip", `{scene: field, props: [{icon: officer}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, flip: true}], ` + inBox + `}`},
	{"scene", "props.own", `{scene: field, props: [{icon: officer}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, own: true}], ` + inBox + `}`},
	{"scene", "props.outline", `{scene: field, props: [{icon: officer}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, outline: olive}], ` + inBox + `}`},
	{"scene", "props.outline", `{scene: field, props: [{icon: officer, own: true}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, own: true, outline: olive}], ` + inBox + `}`},
	{"scene", "props.color", `{scene: field, props: [{icon: officer}], ` + inBox + `}`, `{scene: field, props: [{icon: officer, color: olive}], ` + inBox + `}`},

	{"hexmap", "hexmap", `{hexmap: ground, ` + inBox + `}`, `{hexmap: isle, ` + inBox + `}`},
	{"hexmap", "hex", `{hexmap: ground, ` + inBox + `}`, `{hexmap: ground, hex: 6mm, ` + inBox + `}`},
	{"hexmap", "fit", `{hexmap: ground, ` + inBox + `}`, `{hexmap: ground, fit: contain, ` + inBox + `}`},
	{"hexmap", "blank", `{hexmap: ground, ` + inBox + `}`, `{hexmap: ground, blank: true, ` + inBox + `}`},
	{"hexmap", "ground", `{hexmap: ground, blank: true, ` + inBox + `}`, `{hexmap: ground, blank: true, ground: 0.4, ` + inBox + `}`},
	{"hextile", "hextile", `{hextile: woods, map: ground, ` + inBox + `}`, `{hextile: brook, map: ground, ` + inBox + `}`},
	{"hextile", "map", `{hextile: woods, map: ground, ` + inBox + `}`, `{hextile: woods, map: isle, ` + inBox + `}`},
	{"hextile", "ford", `{hextile: brook, map: ground, ` + inBox + `}`, `{hextile: brook, map: ground, ford: true, ` + inBox + `}`},
	{"hextile", "bridge", `{hextile: brook, map: ground, ` + inBox + `}`, `{hextile: brook, map: ground, bridge: lane, ` + inBox + `}`},
	{"hextile", "badges", `{hextile: woods, map: ground, ` + inBox + `}`, `{hextile: woods, map: ground, badges: false, ` + inBox + `}`},
	{"hextile", "seed", `{hextile: woods, map: ground, ` + inBox + `}`, `{hextile: woods, map: ground, seed: 3, ` + inBox + `}`},

	{"compass", "compass", `{compass: arrow, ` + inBox + `}`, `{compass: rose, ` + inBox + `}`},
	{"compass", "north", `{compass: arrow, ` + inBox + `}`, `{compass: arrow, north: 30, ` + inBox + `}`},
	{"compass", "letter", `{compass: arrow, ` + inBox + `}`, `{compass: arrow, letter: S, ` + inBox + `}`},
	{"compass", "font", `{compass: plain, ` + inBox + `}`, `{compass: plain, font: oswald, ` + inBox + `}`},
	{"compass", "color", `{compass: plain, ` + inBox + `}`, `{compass: plain, color: olive, ` + inBox + `}`},
	{"compass", "fill", `{compass: arrow, ` + inBox + `}`, `{compass: arrow, fill: olive, ` + inBox + `}`},
	{"scale", "scale", `{scale: ground, hexes: 2, ` + inBox + `}`, `{scale: isle, hexes: 2, hex: 9mm, ` + inBox + `}`},
	{"scale", "hex", `{scale: ground, hexes: 2, ` + inBox + `}`, `{scale: ground, hexes: 2, hex: 10mm, ` + inBox + `}`},
	{"scale", "hexes", `{scale: ground, hexes: 2, ` + inBox + `}`, `{scale: ground, hexes: 3, ` + inBox + `}`},
	{"scale", "per_hex", `{scale: ground, hexes: 2, ` + inBox + `}`, `{scale: ground, hexes: 2, per_hex: 0.5, ` + inBox + `}`},
	{"scale", "unit", `{scale: ground, hexes: 2, ` + inBox + `}`, `{scale: ground, hexes: 2, unit: km, ` + inBox + `}`},
	{"scale", "style", `{scale: ground, hexes: 2, ` + inBox + `}`, `{scale: ground, hexes: 2, style: loud, ` + inBox + `}`},
	{"scale", "color", `{scale: ground, hexes: 2, ` + inBox + `}`, `{scale: ground, hexes: 2, color: olive, ` + inBox + `}`},
	{"scale", "fill", `{scale: ground, hexes: 2, ` + inBox + `}`, `{scale: ground, hexes: 2, fill: olive, ` + inBox + `}`},

	{"card", "card", `{card: others/a, ` + inBox + `}`, `{card: others/b, ` + inBox + `}`},
	{"card", "side", `{card: others/a, ` + inBox + `}`, `{card: others/a, side: back, ` + inBox + `}`},

	{"plan", "plan", planPart(`plan: table`), planPart(`plan: other`)},
	{"plan", "scale", planPart(``), planPart(`scale: "1:20"`)},
	{"plan", "fit", planPart(``), planPart(`fit: contain`)},
	{"plan", "window", planPart(``), planPart(`window: 0 0 4 4`)},
	{"plan", "blank", planPart(``), planPart(`blank: true`)},
	{"plan", "terrain", planPart(``), planPart(`terrain: woods`)},
	{"plan", "style", planPart(``), planPart(`style: loud`)},
	{"plan", "number_style", planPart(``), planPart(`number_style: loud`)},

	{"boxes", "boxes", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: 3, ` + inBox + `}`},
	{"boxes", "fill", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: "Yes; No", fill: olive, ` + inBox + `}`},
	{"boxes", "stroke", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: "Yes; No", stroke: olive, ` + inBox + `}`},
	{"boxes", "line", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: "Yes; No", line: 1mm, ` + inBox + `}`},
	{"boxes", "dash", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: "Yes; No", dash: 0.5mm, ` + inBox + `}`},
	{"boxes", "style", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: "Yes; No", style: loud, ` + inBox + `}`},
	{"boxes", "side", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: "Yes; No", side: 4mm, ` + inBox + `}`},
	{"boxes", "gap", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: "Yes; No", gap: 5mm, ` + inBox + `}`},
	{"boxes", "label_gap", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: "Yes; No", label_gap: 2mm, ` + inBox + `}`},
	{"boxes", "labels", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: "Yes; No", labels: before, ` + inBox + `}`},
	{"boxes", "direction", `{boxes: "Yes; No", ` + inBox + `}`, `{boxes: "Yes; No", direction: down, ` + inBox + `}`},

	{"symbol", "symbol", `{symbol: infantry, ` + inBox + `}`, `{symbol: armour, ` + inBox + `}`},
	{"symbol", "frame", `{symbol: infantry, ` + inBox + `}`, `{symbol: infantry, frame: hostile, ` + inBox + `}`},
	{"symbol", "echelon", `{symbol: infantry, ` + inBox + `}`, `{symbol: infantry, echelon: none, ` + inBox + `}`}, // reserves the space
	{"symbol", "echelon_gap", `{symbol: infantry, echelon: II, ` + inBox + `}`, `{symbol: infantry, echelon: II, echelon_gap: 1mm, ` + inBox + `}`},
	{"symbol", "echelon_color", `{symbol: infantry, echelon: II, ` + inBox + `}`, `{symbol: infantry, echelon: II, echelon_color: olive, ` + inBox + `}`},
	{"symbol", "staff", `{symbol: infantry, ` + inBox + `}`, `{symbol: infantry, staff: true, ` + inBox + `}`},
	{"symbol", "fill", `{symbol: infantry, ` + inBox + `}`, `{symbol: infantry, fill: olive, ` + inBox + `}`},
	{"symbol", "color", `{symbol: infantry, ` + inBox + `}`, `{symbol: infantry, color: olive, ` + inBox + `}`},
	{"symbol", "line", `{symbol: infantry, ` + inBox + `}`, `{symbol: infantry, line: 0.5mm, ` + inBox + `}`},
	{"symbol", "fit", `{symbol: infantry, echelon: II, ` + inBox + `}`, `{symbol: infantry, echelon: II, fit: frame, ` + inBox + `}`},

	{"panel", "panel", panel(``, ``), panel(``, `{text: other}`)},
	{"panel", "gap", panel(``, ``), panel(`gap: 2mm`, ``)},
	{"panel", "align", panel(``, `{text: a}`), panel(`align: end`, `{text: a}`)},
	{"panel", "justify", panel(``, ``), panel(`justify: end`, ``)},
	{"panel", "fill", panel(``, ``), panel(`fill: olive`, ``)},
	{"panel", "stroke", panel(``, ``), panel(`stroke: olive`, ``)},
	{"panel", "line", panel(`stroke: olive`, ``), panel(`stroke: olive, line: 1mm`, ``)},
	{"panel", "dash", panel(`stroke: olive`, ``), panel(`stroke: olive, dash: 1mm`, ``)},
	{"panel", "title", panel(``, ``), panel(`title: x`, ``)},
	{"panel", "title_style", panel(`title: x`, ``), panel(`title: x, title_style: loud`, ``)},
	{"panel", "title_fill", panel(`title: x`, ``), panel(`title: x, title_fill: olive`, ``)},
	{"panel", "title_height", panel(`title: x`, ``), panel(`title: x, title_height: 7mm`, ``)},
	{"panel", "radius", panel(`fill: olive`, ``), panel(`fill: olive, radius: 2mm`, ``)},
	{"panel", "inset", panel(``, ``), panel(`inset: 3mm`, ``)},

	{"track", "track", track(`track: 3`), track(`track: 4`)},
	{"track", "style", track(``), track(`style: loud`)},
	{"track", "font", track(``), track(`font: oswald`)},
	{"track", "size", track(``), track(`size: 8pt`)},
	{"track", "min", track(`size: 30pt, wrap: 2`), track(`size: 30pt, wrap: 2, min: 28pt`)},
	{"track", "bold", track(``), track(`bold: true`)},
	{"track", "italic", track(``), track(`italic: true`)},
	{"track", "underline", track(``), track(`underline: true`)},
	{"track", "strike", track(``), track(`strike: true`)},
	{"track", "color", track(``), track(`color: olive`)},
	{"track", "align", track(``), track(`align: right`)},
	{"track", "valign", track(``), track(`valign: bottom`)},
	{"track", "tracking", track(`first: 10`), track(`first: 10, tracking: 1pt`)},
	{"track", "case", track(`label: a`), track(`label: a, case: upper`)},
	{"track", "leading", track(`label: "a\nb"`), track(`label: "a\nb", leading: 1.6`)},
	{"track", "outline", track(``), track(`outline: white`)},
	{"track", "outline_width", track(`outline: white`), track(`outline: white, outline_width: 1mm`)},
	{"track", "balance", track(`align: left, size: 6.5pt, label: to do it so`), track(`align: left, size: 6.5pt, label: to do it so, balance: true`)},
	{"track", "hyphenate", track(`track: 3, label: counterrevolutionary, size: 8pt`), track(`track: 3, label: counterrevolutionary, size: 8pt, hyphenate: false`)},
	{"track", "keywords", track(`label: word`), track(`label: word, keywords: false`)},
	{"track", "fill", track(``), track(`fill: olive`)},
	{"track", "stroke", track(``), track(`stroke: olive`)},
	{"track", "line", track(`stroke: olive`), track(`stroke: olive, line: 1mm`)},
	{"track", "dash", track(`stroke: olive`), track(`stroke: olive, dash: 1mm`)},
	{"track", "first", track(``), track(`first: 0`)},
	{"track", "step", track(``), track(`step: 2`)},
	{"track", "label", track(``), track(`label: "T{n} {index}"`)},
	{"track", "space", track(``), track(`space: 5mm 8mm`)},
	{"track", "wrap", track(``), track(`wrap: 2`)},
	{"track", "snake", track(`wrap: 2`), track(`wrap: 2, snake: true`)},
	{"track", "direction", track(``), track(`direction: down`)},
	{"track", "gap", track(``), track(`gap: 1mm`)},
	{"track", "row_gap", track(`wrap: 2`), track(`wrap: 2, row_gap: 1mm`)},
	{"track", "radius", track(`fill: olive`), track(`fill: olive, radius: 1mm`)},
	{"track", "inset", track(`align: left`), track(`align: left, inset: 2mm`)},
	{"track", "arrows", track(``), track(`arrows: olive`)},
	{"track", "marks", track(``), track(`marks: [{at: 2, fill: olive}]`)},
	{"track", "marks.at", track(`marks: [{at: 2, fill: olive}]`), track(`marks: [{at: 3, fill: olive}]`)},
	{"track", "marks.label", track(`marks: [{at: 2}]`), track(`marks: [{at: 2, label: x}]`)},
	{"track", "marks.fill", track(`marks: [{at: 2}]`), track(`marks: [{at: 2, fill: olive}]`)},
	{"track", "marks.style", track(`marks: [{at: 2}]`), track(`marks: [{at: 2, style: loud}]`)},

	{"reference", "reference", reference(``), reference(`reference: "all, dice"`)},
	{"reference", "style", reference(``), reference(`style: loud`)},
	{"reference", "font", reference(``), reference(`font: oswald`)},
	{"reference", "size", reference(``), reference(`size: 7pt`)},
	{"reference", "min", reference(`size: 24pt`), reference(`size: 24pt, min: 23pt`)},
	{"reference", "bold", reference(``), reference(`bold: true`)},
	{"reference", "italic", reference(``), reference(`italic: true`)},
	{"reference", "underline", reference(``), reference(`underline: true`)},
	{"reference", "strike", reference(``), reference(`strike: true`)},
	{"reference", "color", reference(``), reference(`color: olive`)},
	{"reference", "align", reference(``), reference(`align: right`)},
	{"reference", "valign", reference(``), reference(`valign: bottom`)},
	{"reference", "tracking", reference(`align: right`), reference(`align: right, tracking: 1pt`)},
	{"reference", "case", reference(``), reference(`case: upper`)},
	{"reference", "leading", reference(``), reference(`leading: 1.6`)},
	{"reference", "outline", reference(``), reference(`outline: white`)},
	{"reference", "outline_width", reference(`outline: white`), reference(`outline: white, outline_width: 1mm`)},
	{"reference", "balance", reference(`reference: long`), reference(`reference: long, balance: true`)},
	{"reference", "hyphenate", reference(`reference: long`), reference(`reference: long, hyphenate: false`)},
	{"reference", "keywords", reference(``), reference(`keywords: false`)},
	{"reference", "show", reference(``), reference(`show: text`)},
	{"reference", "title", reference(``), reference(`title: false`)},
	{"reference", "dice", reference(``), reference(`dice: icons`)},
	{"reference", "title_style", reference(``), reference(`title_style: loud`)},
	{"reference", "title_fill", reference(``), reference(`title_fill: olive`)},
	{"reference", "head_style", reference(``), reference(`head_style: loud`)},
	{"reference", "head_fill", reference(``), reference(`head_fill: olive`)},
	{"reference", "header_style", reference(``), reference(`header_style: loud`)},
	{"reference", "first_fills", reference(`reference: painted`), reference(`reference: painted, first_fills: paint`)},
	{"reference", "cell_fills", reference(``), reference(`cell_fills: [{words: "a, b", fill: olive}]`)},
	{"reference", "cell_fills.words", reference(`cell_fills: [{words: none such, fill: olive}]`), reference(`cell_fills: [{words: "a, b", fill: olive}]`)},
	{"reference", "cell_fills.fill", reference(`cell_fills: [{words: "a, b", fill: none}]`), reference(`cell_fills: [{words: "a, b", fill: olive}]`)},
	{"reference", "cell_fills.inset", reference(`cell_fills: [{words: "a, b", fill: olive}]`), reference(`cell_fills: [{words: "a, b", fill: olive, inset: 0.4mm}]`)},
	{"reference", "cell_fills.height", reference(`cell_fills: [{words: "a, b", fill: olive}]`), reference(`cell_fills: [{words: "a, b", fill: olive, height: 1mm}]`)},
	{"reference", "cell_fills.radius", reference(`cell_fills: [{words: "a, b", fill: olive}]`), reference(`cell_fills: [{words: "a, b", fill: olive, radius: 0.3mm}]`)},
	{"reference", "header_fill", reference(``), reference(`header_fill: olive`)},
	{"reference", "section_style", reference(``), reference(`section_style: loud`)},
	{"reference", "section_fill", reference(``), reference(`section_fill: olive`)},
	{"reference", "note_style", reference(``), reference(`note_style: loud`)},
	{"reference", "band", reference(``), reference(`band: olive`)},
	{"reference", "rule", reference(``), reference(`rule: olive`)},
	{"reference", "column_rule", reference(``), reference(`column_rule: olive`)},
	{"reference", "note_fill", reference(``), reference(`note_fill: olive`)},
	{"reference", "head_rule", reference(``), reference(`head_rule: olive`)},
	{"reference", "frame", reference(``), reference(`frame: olive`)},
	{"reference", "line", reference(`frame: olive`), reference(`frame: olive, line: 1mm`)},
	{"reference", "cell_pad", reference(``), reference(`cell_pad: 1mm`)},
	{"reference", "columns", reference(`reference: "all, dice"`), reference(`reference: "all, dice", columns: 2`)},
	{"reference", "gap", reference(`reference: "all, dice"`), reference(`reference: "all, dice", gap: 8mm`)},
	{"reference", "run_on", reference(``), reference(`run_on: true`)},
	{"reference", "even_labels", reference(`reference: "all, dice"`), reference(`reference: "all, dice", even_labels: true`)},
	{"reference", "title_pad", reference(`reference: "all, dice"`), reference(`reference: "all, dice", title_pad: 2mm`)},
	{"reference", "label_width", reference(`reference: "all, dice"`), reference(`reference: "all, dice", label_width: 20mm`)},
	{"reference", "stretch", reference(``), reference(`stretch: true`)},
	{"reference", "column_gap", reference(`reference: "all, dice", columns: 2`), reference(`reference: "all, dice", columns: 2, column_gap: 8mm`)},

	{"bar", "bar", `{bar: 3, fill: black}`, `{bar: 4, fill: black}`},
	{"bar", "fill", `{bar: 3, fill: black}`, `{bar: 3, fill: olive}`},
	{"bar", "stroke", `{bar: 3, fill: black}`, `{bar: 3, fill: black, stroke: olive}`},
	{"bar", "line", `{bar: 3, stroke: black}`, `{bar: 3, stroke: black, line: 1mm}`},
	{"bar", "dash", `{bar: 3, stroke: black}`, `{bar: 3, stroke: black, dash: 1mm}`},
	{"bar", "max", `{bar: 3, fill: black}`, `{bar: 3, max: 4, fill: black}`},
	{"bar", "back", `{bar: 3, fill: black}`, `{bar: 3, fill: black, back: olive}`},
	{"bar", "cells", `{bar: 3, fill: black}`, `{bar: 3, fill: black, cells: 10}`},
	{"bar", "direction", `{bar: 3, fill: black}`, `{bar: 3, fill: black, direction: up}`},

	{"table", "table", tableOf(`table: "[1, 2]"`, ``), tableOf(`table: "[1]"`, ``)},
	{"table", "columns", tableOf(``, `{cell: a}`), tableOf(``, `{cell: b}`)},
	{"table", "columns.head", tableOf(``, `{cell: a}`), tableOf(``, `{cell: a, head: h}`)},
	{"table", "columns.cell", tableOf(``, `{cell: a}`), tableOf(``, `{cell: b}`)},
	{"table", "columns.width", tableOf(``, `{cell: a}, {cell: b}`), tableOf(``, `{cell: a, width: 5mm}, {cell: b}`)},
	{"table", "columns.weight", tableOf(``, `{cell: a}, {cell: b}`), tableOf(``, `{cell: a, weight: 2}, {cell: b}`)},
	{"table", "columns.align", tableOf(``, `{cell: a}`), tableOf(``, `{cell: a, align: right}`)},
	{"table", "columns.style", tableOf(``, `{cell: a}`), tableOf(``, `{cell: a, style: loud}`)},
	{"table", "columns.fill", tableOf(``, `{head: h, cell: a}`), tableOf(``, `{head: h, cell: a, fill: olive}`)},
	{"table", "style", tableOf(``, ``), tableOf(`style: loud`, ``)},
	{"table", "font", tableOf(``, ``), tableOf(`font: oswald`, ``)},
	{"table", "size", tableOf(``, ``), tableOf(`size: 8pt`, ``)},
	{"table", "min", tableOf(`size: 20pt, table: "[1, 2, 3]"`, ``), tableOf(`size: 20pt, min: 18pt, table: "[1, 2, 3]"`, ``)},
	{"table", "bold", tableOf(``, ``), tableOf(`bold: true`, ``)},
	{"table", "italic", tableOf(``, ``), tableOf(`italic: true`, ``)},
	{"table", "underline", tableOf(``, ``), tableOf(`underline: true`, ``)},
	{"table", "strike", tableOf(``, ``), tableOf(`strike: true`, ``)},
	{"table", "color", tableOf(``, ``), tableOf(`color: olive`, ``)},
	{"table", "align", tableOf(``, ``), tableOf(`align: center`, ``)},
	{"table", "valign", tableOf(`row_height: 8mm`, ``), tableOf(`row_height: 8mm, valign: bottom`, ``)},
	{"table", "tracking", tableOf(``, `{cell: ab, align: right}`), tableOf(`tracking: 1pt`, `{cell: ab, align: right}`)},
	{"table", "case", tableOf(``, ``), tableOf(`case: upper`, ``)},
	{"table", "leading", tableOf(``, `{cell: "a\nb"}`), tableOf(`leading: 1.6`, `{cell: "a\nb"}`)},
	{"table", "outline", tableOf(``, ``), tableOf(`outline: white`, ``)},
	{"table", "outline_width", tableOf(`outline: white`, ``), tableOf(`outline: white, outline_width: 1mm`, ``)},
	{"table", "keywords", tableOf(``, `{cell: a word}`), tableOf(`keywords: false`, `{cell: a word}`)},
	{"table", "balance", tableOf(``, `{cell: words that fill one line here yes, width: 25mm}`), tableOf(`balance: true`, `{cell: words that fill one line here yes, width: 25mm}`)},
	{"table", "hyphenate", tableOf(``, `{cell: an extraordinarily uncharacteristic one}, {cell: a}`), tableOf(`hyphenate: false`, `{cell: an extraordinarily uncharacteristic one}, {cell: a}`)},
	{"table", "head_style", tableOf(``, `{head: h, cell: a}`), tableOf(`head_style: loud`, `{head: h, cell: a}`)},
	{"table", "head_fill", tableOf(``, `{head: h, cell: a}`), tableOf(`head_fill: olive`, `{head: h, cell: a}`)},
	{"table", "band", tableOf(``, ``), tableOf(`band: olive`, ``)},
	{"table", "rule", tableOf(``, ``), tableOf(`rule: olive`, ``)},
	{"table", "row_height", tableOf(``, ``), tableOf(`row_height: 8mm`, ``)},
	{"table", "cell_pad", tableOf(``, ``), tableOf(`cell_pad: 1mm`, ``)},

	{"use", "use", `{use: dot, with: {tone: black}}`, `{use: square, with: {tone: black}}`},
	{"use", "with", `{use: dot, with: {tone: black}}`, `{use: dot, with: {tone: white}}`},
}

// tableOf returns a table of two rows, with the keys and columns of a case.
func tableOf(keys, columns string) string {
	if !strings.Contains(keys, "table:") {
		keys = strings.TrimPrefix(keys+`, table: "[1, 2]"`, ", ")
	}
	if columns == "" {
		columns = "{cell: a}"
	}
	return "{" + keys + ", columns: [" + columns + "], " + inBox + "}"
}

// panel returns a panel of two parts, or of those of a case.
func panel(keys, parts string) string {
	if parts == "" {
		parts = "{text: a}, {text: b}"
	}
	return "{" + strings.TrimPrefix(keys+", panel: ["+parts+"], "+inBox, ", ") + "}"
}

// planPart returns a plan, with the keys of a case.
func planPart(keys string) string {
	if !strings.Contains(keys, "plan: ") {
		keys = strings.TrimPrefix(keys+", plan: table", ", ")
	}
	return "{" + keys + ", left: 5mm, top: 5mm, width: 50mm, height: 40mm}"
}

// reference returns a reference table, with the keys of a case.
func reference(keys string) string {
	if !strings.Contains(keys, "reference: ") {
		keys = strings.TrimPrefix(keys+", reference: all", ", ")
	}
	return "{" + keys + ", left: 5mm, top: 5mm, width: 50mm, height: 60mm}"
}

// track returns a track of three spaces, with the keys of a case.
func track(keys string) string {
	if !strings.Contains(keys, "track: ") {
		keys = strings.TrimPrefix(keys+", track: 3", ", ")
	}
	return "{" + keys + ", " + inBox + "}"
}

// drawn composes both cards with one part on their face, and returns the drawings and
// findings as text.
func drawn(t *testing.T, part string) string {
	t.Helper()
	book, found := compose(t, layouttest.Load(t, layouttest.Face(part), layouttest.KeyGame()), Options{})
	out := layouttest.Messages(found)
	for _, c := range book.Decks[0].Cards {
		out += layouttest.Dump(t, c.Front)
	}
	return out
}

func TestEveryKeyDoesSomething(t *testing.T) {
	for _, tt := range keyCases {
		if without, with := drawn(t, tt.without), drawn(t, tt.with); without == with {
			t.Errorf("%s: `%s` changes nothing:\n%s", tt.kind, tt.key, with)
		}
	}
}

// TestEveryKeyHasACase fails if a key is added without a case.
func TestEveryKeyHasACase(t *testing.T) {
	has := func(kind, key string) bool {
		return slices.ContainsFunc(keyCases, func(c struct{ kind, key, without, with string }) bool { return c.kind == kind && c.key == key })
	}
	for _, k := range facedata.Kinds {
		for _, key := range append([]sections.Key{k.Main}, k.Keys...) {
			if !has(k.Name, key.Name) {
				t.Errorf("no case for `%s` of %s", key.Name, k.Name)
			}
			for _, inner := range key.Keys {
				if !has(k.Name, key.Name+"."+inner.Name) {
					t.Errorf("no case for `%s.%s` of %s", key.Name, inner.Name, k.Name)
				}
			}
		}
	}
	readers := []string{"before", "after"} // the reader handles the order of parts
	for _, key := range facedata.CommonKeys {
		if !slices.Contains(readers, key.Name) && !has("", key.Name) {
			t.Errorf("no case for the common key `%s`", key.Name)
		}
	}
}
