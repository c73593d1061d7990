package carddata

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

func loadExample(t *testing.T, variant string) *Game {
	t.Helper()
	fsys, err := OpenDir("testdata/game")
	if err != nil {
		t.Fatal(err)
	}
	g, found := Load(fsys, "tests/game", Options{Variant: variant})
	if found.Errors()+found.Warnings() != 0 {
		t.Fatal(findingsText(found))
	}
	return g
}

func TestGameFile(t *testing.T) {
	g := loadExample(t, "")
	tests := []struct {
		what      string
		got, want any
	}{
		{"slug", g.Slug, "game"},
		{"title", g.Title.In("fr"), "Le Passage du fleuve"},
		{"version", g.Version, "0.3"},
		{"languages", g.Languages, []string{"en", "fr"}},
		{"source", g.Source, "en"},
		{"author", g.Author + ", " + g.Licence, "The tests, CC0"},
		{"turns", []int{g.Claims.MinTurns, g.Claims.MaxTurns}, []int{8, 14}},
		{"players", []int{g.Claims.MinPlayers, g.Claims.MaxPlayers}, []int{2, 2}},
		{"minutes", []int{g.Claims.MinMinutes, g.Claims.MaxMinutes}, []int{45, 60}},
		{"seconds", g.Play.SecondsPerDecision, 9.5},
		{"limits", g.Play.Limits, func() PlayLimits {
			l := defaultPlay().Limits
			l.FirstSeat, l.Exhausted = 0.04, 1
			return l
		}()},
		{"balance", []float64{g.Claims.BalanceLow, g.Claims.BalanceHigh}, []float64{0.45, 0.55}},
		{"print", g.Print, Print{
			Paper: "letter", PaperSize: geom.Size{W: 215*geom.MM + 900*geom.MM/1000, H: 11 * geom.INCH}, Orientation: Landscape,
			Margin: 6 * geom.MM, Bleed: 2 * geom.MM, OwnBleed: true, Gutter: geom.MM, Marks: MarksInner, Duplex: DuplexShort,
			LowInk: true, Corner: geom.INCH / 8, Safe: 4 * geom.MM, Proof: true, Foot: true,
		}},
		{"font", g.Fonts["display"].Builtin, "oswald"},
		{"icon", g.Icons["boat"].File, "icons/boat.svg"},
		{"look", g.Looks["side"]["de"]["ink"].V, "#4A4A48"},
		{"keyword", g.Keywords[0].Words, map[string][]string{"en": {"Fire Roll", "Fire Rolls"}, "fr": {"jet de tir"}}},
		{"switches", []any{g.Switches["night"].V, g.Switches["rounds"].V}, []any{false, 10}},
		{"label", g.Labels["range"].In("en"), "Range, in boxes"},
		{"variants", g.Variants, []string{"night"}},
		{"files", g.Files, []string{
			"tests/game/game.yaml", "tests/game/labels.csv", "tests/game/cards/units.csv", "tests/game/cards/events.csv",
			"tests/game/faces/units.yaml",
		}},
	}
	for _, tt := range tests {
		if !reflect.DeepEqual(tt.got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.what, tt.got, tt.want)
		}
	}
}

func TestDecks(t *testing.T) {
	g := loadExample(t, "")
	units, events := g.Decks[0], g.Decks[1]
	tests := []struct {
		what      string
		got, want any
	}{
		{"id", units.ID + ", " + events.ID, "units, events"},
		{"name", events.Name.In("fr"), "Événements"},
		{"size by name", units.SizeName + " " + units.Size.String(), "poker 63.5mm x 88.9mm"},
		{"size in figures", events.SizeName + events.Size.String(), "63mm x 88mm"},
		{"as print says", []geom.Length{units.Corner, units.Bleed, units.Safe}, []geom.Length{geom.INCH / 8, 2 * geom.MM, 4 * geom.MM}},
		{"as the deck says", []geom.Length{events.Corner, events.Bleed, events.Safe}, []geom.Length{0, 3 * geom.MM, 3 * geom.MM}},
		{"foot", []bool{units.Foot, events.Foot}, []bool{true, false}},
		{"faces", []string{units.Front, units.Back, events.Front, events.Back}, []string{"unit", "unit-back", "event", ""}},
		{"file", units.File, "cards/units.csv"},
		{"pieces", []int{units.Pieces(), events.Pieces()}, []int{4, 3}},
		{"order", ids(units), []string{"rifle", "mortar", "tank"}},
		{"columns", columnsText(units), "id!,name*!,copies:int!,type:enum,strength:int,weight:number,reach:length,veteran:bool,traits:list,effects:flow,text*!,art"},
	}
	for _, tt := range tests {
		if !reflect.DeepEqual(tt.got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.what, tt.got, tt.want)
		}
	}
}

func ids(d *Deck) (list []string) {
	for _, c := range d.Cards {
		list = append(list, c.ID)
	}
	return list
}

// columnsText formats columns as name, * if localized, type, ! if required.
func columnsText(d *Deck) string {
	var list []string
	for _, c := range d.Columns {
		s := c.Name
		if c.Localized {
			s += "*"
		}
		if c.Type != values.Text {
			s += ":" + c.Type.String()
		}
		if c.Required {
			s += "!"
		}
		list = append(list, s)
	}
	return strings.Join(list, ",")
}

func TestFields(t *testing.T) {
	rifle, mortar := loadExample(t, "").Decks[0].Cards[0], loadExample(t, "").Decks[0].Cards[1]
	tests := []struct {
		card  *Card
		field string
		lang  string
		want  any
		place string
	}{
		{rifle, "id", "", "rifle", "2:1"},
		{rifle, "copies", "", 3, "2:39"},
		{rifle, "name", "en", "Rifle Squad", "2:7"},
		{rifle, "name", "fr", "Groupe de fusiliers", "2:19"},
		{rifle, "type", "", "UI", "2:41"},
		{rifle, "strength", "", 2, "2:44"},
		{mortar, "strength", "", -1, "5:27"},
		{rifle, "weight", "", 1.5, "2:46"},
		{mortar, "weight", "", nil, "5:30"},
		{rifle, "reach", "", 12 * geom.MM, "2:50"},
		{mortar, "reach", "", geom.INCH * 5 / 8, "5:31"},
		{rifle, "veteran", "", true, "2:55"},
		{rifle, "traits", "", []any{"leader", "slow"}, "2:59"},
		{mortar, "traits", "", nil, "5:40"},
		{rifle, "effects", "", []any{map[string]any{"do": "draw", "n": 1}}, "2:74"},
		{rifle, "text", "en", "Fire Roll: +1.\nThen move.", "2:107"},
		{rifle, "text", "fr", "Jet de tir : +1.\nPuis bougez.", "3:14"},
		{mortar, "text", "en", `Say "fire".`, "5:43"},
		{mortar, "text", "fr", "« Feu ! »", "5:58"},
		{mortar, "art", "", nil, "5:68"},
		{rifle, "side", "", "us", "39:17"}, // set in game.yaml
		{rifle, "motto", "fr", "Tenir", "39:43"},
		{rifle, "motto", "de", nil, "39:28"},
	}
	for _, tt := range tests {
		v, ok := tt.card.Fields[tt.field]
		if got := v.In(tt.lang); !ok || !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s of %s in %q: %#v, want %#v", tt.field, tt.card.ID, tt.lang, got, tt.want)
		}
		if at := v.PosIn(tt.lang); fmt.Sprintf("%d:%d", at.Line, at.Col) != tt.place {
			t.Errorf("%s of %s in %q: at %v, want %s", tt.field, tt.card.ID, tt.lang, at, tt.place)
		}
	}
}

// A card without the column `copies` has one copy; a game without a print section is
// printed on A4.
func TestLoadDefaults(t *testing.T) {
	g, found := loadWith(t, "cards.csv", "id,name,strength\none,One,\n")
	card := g.Decks[0].Cards[0]
	if card.Copies != 1 || card.Fields["copies"].V != 1 || card.Name("fr") != "One" || card.Fields["strength"].V != nil {
		t.Errorf("%+v\n%s", card, found)
	}
	want := Print{Paper: "a4", PaperSize: geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}, Margin: 5 * geom.MM, Bleed: 3 * geom.MM, AutoBleed: true, Corner: 3 * geom.MM, Safe: 3 * geom.MM}
	if g.Print != want {
		t.Errorf("%+v", g.Print)
	}
	if g.Decks[0].Name.In("fr") != "Main" || g.Source != "en" {
		t.Errorf("%+v", g.Decks[0].Name)
	}
}

func TestVariant(t *testing.T) {
	g := loadExample(t, "night")
	units := g.Decks[0]
	rifle := units.Cards[0].Fields
	tests := []struct {
		what      string
		got, want any
	}{
		{"name", g.Variant, "night"},
		{"title", g.Title.In("en"), "Night Crossing"},
		{"switches", []any{g.Switches["night"].V, g.Switches["rounds"].V}, []any{true, 10}},
		{"print", []any{g.Print.Paper, g.Print.Bleed, g.Print.Margin}, []any{"a5", geom.Length(0), 6 * geom.MM}},
		{"bleed of the deck", units.Bleed, geom.Length(0)},
		{"cards", ids(units), []string{"rifle", "mortar", "scout"}},
		{"copies", []any{units.Cards[0].Copies, rifle["copies"].V, units.Cards[2].Copies}, []any{5, 5, 2}},
		{"one language", []any{rifle["name"].In("en"), rifle["name"].In("fr")}, []any{"Rifle Squad", "Fusiliers de nuit"}},
		{"its place", rifle["name"].PosIn("fr").String(), "tests/game/variants/night.yaml:8:37"},
		{"the other place", rifle["name"].PosIn("en").String(), "tests/game/cards/units.csv:2:7"},
		{"fields", []any{rifle["strength"].V, rifle["traits"].V, rifle["side"].V}, []any{1, []any{"quiet"}, "de"}},
		{"set on added cards", units.Cards[2].Fields["side"].V, "us"},
		{"set on others", units.Cards[1].Fields["side"].V, "us"},
		{"files", slices.Contains(g.Files, "tests/game/variants/night.yaml") && slices.Contains(g.Files, "tests/game/cards/night.csv"), true},
	}
	for _, tt := range tests {
		if !reflect.DeepEqual(tt.got, tt.want) {
			t.Errorf("%s: %v, want %v", tt.what, tt.got, tt.want)
		}
	}
}

// A variant may replace a card with one of the same id.
func TestVariantReplacesACard(t *testing.T) {
	files := base(t)
	files["variants/other.yaml"] = &fstest.MapFile{Data: []byte("decks: {main: {drop: [one], add: more.csv}}\n")}
	files["more.csv"] = &fstest.MapFile{Data: []byte(baseHeader + "one,Another,Autre,4,1\n")}
	g, found := Load(files, "game", Options{Variant: "other"})
	if cards := g.Decks[0].Cards; found.Len() != 0 || len(cards) != 1 || cards[0].Name("fr") != "Autre" || cards[0].Copies != 4 {
		t.Errorf("%+v\n%s", cards, findingsText(found))
	}
}

func TestOptions(t *testing.T) {
	fsys, err := OpenDir("testdata/game")
	if err != nil {
		t.Fatal(err)
	}
	g, _ := Load(fsys, ".", Options{Slug: "mine", Variant: "night", Adjust: func(p *Print) { p.Bleed = geom.MM }})
	if g.Slug != "mine" || g.Decks[0].Bleed != geom.MM || g.Files[0] != "game.yaml" {
		t.Errorf("%s, bleed %v, %v", g.Slug, g.Decks[0].Bleed, g.Files)
	}
}

// Loading twice must give the same result.
func TestLoadIsDeterministic(t *testing.T) {
	first, again := loadExample(t, "night"), loadExample(t, "night")
	if !reflect.DeepEqual(first.Decks, again.Decks) || !reflect.DeepEqual(first.Labels, again.Labels) {
		t.Error("two readings differ")
	}
	_, a := Load(base(t), "game", Options{Variant: "none"})
	_, b := Load(base(t), "game", Options{Variant: "none"})
	if !reflect.DeepEqual(a.All(), b.All()) || a.All()[0].Severity != diag.Error {
		t.Error("two findings differ")
	}
}
