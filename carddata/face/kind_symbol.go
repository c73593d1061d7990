package face

import (
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/sections"
)

// symbolKind is a military unit symbol, drawn from its description in the proportions
// of APP-6 and MIL-STD-2525.
var symbolKind = &Kind{
	Name: "symbol", Doc: "A military unit symbol: a frame with the branch inside and the unit size above.",
	Main: sections.Key{Name: "symbol", Type: sections.KEnum, Values: slices.Sorted(maps.Keys(symbolUnits)), Also: aliases(symbolUnits), Doc: "Kind of unit."},
	Keys: []sections.Key{
		{Name: "frame", Type: sections.KEnum, Values: []string{"friendly", "hostile", "neutral", "unknown"}, Also: map[string]string{"friend": "friendly", "enemy": "hostile"}, Default: "friendly", Doc: "Affiliation, shown by the frame: rectangle, diamond, square or clover. When it varies between cards, the branch is drawn at the same size in every frame."},
		{Name: "echelon", Type: sections.KEnum, Values: Echelons, Also: aliases(echelonMarks), Default: "none", Doc: "Unit size, shown above the frame; you can also write the mark itself, such as `II`. With this key the space above is reserved even for `none`."},
		{Name: "echelon_gap", Type: sections.KLength, Doc: "Space between the frame and the size mark; default: 0.08 of the frame height."},
		{Name: "echelon_color", Type: sections.KPaint, Doc: "Color of the size mark; default: the color of the symbol."},
		{Name: "staff", Type: sections.KBool, Default: "false", Doc: "Add a headquarters staff below the left edge of the frame; `hq` always has one."},
		{Name: "fill", Type: sections.KPaint, Default: "none", Doc: "Paint inside the frame."},
		{Name: "color", Type: sections.KPaint, Default: "black", Doc: "Color of the frame and the branch."},
		{Name: "line", Type: sections.KLength, NotNegative: true, Doc: "Width of the lines; default: 0.07 of the frame height."},
		{Name: "fit", Type: sections.KEnum, Values: []string{"whole", "frame"}, Default: "whole", Doc: "What fills the box: the whole symbol, or only the frame, with size mark and staff outside."},
	},
}

// symbolUnits are the kinds of units with their other names. Hyphens may be
// written as underscores.
var symbolUnits = map[string][]string{
	"none":                     nil,
	"infantry":                 nil,
	"motorized":                {"motorised", "motorized-infantry", "motorised-infantry"},
	"mechanized":               {"mechanised", "mechanized-infantry", "mechanised-infantry", "armored-infantry", "armoured-infantry"},
	"airborne":                 {"parachute"},
	"glider":                   {"air-landing"},
	"air-assault":              nil,
	"mountain":                 {"alpine"},
	"machine-gun":              nil,
	"armor":                    {"armour", "tank"},
	"tank-destroyer":           {"armored-anti-tank", "armoured-anti-tank"},
	"anti-tank":                nil,
	"artillery":                {"field-artillery"},
	"self-propelled-artillery": {"armored-artillery", "armoured-artillery"},
	"rocket":                   {"rocket-artillery"},
	"mortar":                   nil,
	"anti-air":                 {"anti-aircraft", "air-defence", "air-defense", "flak"},
	"recon":                    {"reconnaissance", "cavalry", "scout"},
	"armored-recon":            {"armoured-recon", "armored-reconnaissance", "armoured-reconnaissance", "armored-cavalry", "armoured-cavalry"},
	"engineer":                 {"pioneer"},
	"armored-engineer":         {"armoured-engineer"},
	"bridge":                   {"bridging"},
	"hq":                       {"headquarters"},
	"signal":                   {"signals"},
	"supply":                   {"logistics"},
	"transport":                {"transportation"},
	"medical":                  nil,
	"special-forces":           {"special", "commando"},
	"fortress":                 {"fortification", "garrison"},
	"air":                      {"fixed-wing", "air-fixed-wing", "aviation", "aircraft"},
	"helicopter":               {"rotary-wing"},
	"naval":                    {"navy"},
}

// Echelons are the sizes of units, in ascending order.
var Echelons = []string{"none", "team", "squad", "section", "platoon", "company", "battalion", "regiment", "brigade", "division", "corps", "army", "army-group"}

// echelonMarks maps the sizes of units to their marks and other names.
var echelonMarks = map[string][]string{
	"team":       {"Ø", "crew"},
	"squad":      {"•", "●"},
	"section":    {"••", "●●"},
	"platoon":    {"•••", "●●●"},
	"company":    {"I", "battery", "troop"},
	"battalion":  {"II"},
	"regiment":   {"III"},
	"brigade":    {"X"},
	"division":   {"XX"},
	"corps":      {"XXX"},
	"army":       {"XXXX"},
	"army-group": {"XXXXX"},
}

// aliases maps each other name to its word, and each name with underscores to the one
// with hyphens, because data columns are often filled that way.
func aliases(words map[string][]string) map[string]string {
	all := map[string]string{}
	for word, also := range words {
		for _, name := range append(also, word) {
			if name != word {
				all[name] = word
			}
			if strings.Contains(name, "-") {
				all[strings.ReplaceAll(name, "-", "_")] = word
			}
		}
	}
	return all
}
