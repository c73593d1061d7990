package rehearsal

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// The limits of a rehearsal.
const (
	maxHand       = 60
	maxTurns      = 100
	maxAmount     = 99
	maxMarkerLife = 15
)

// Settings are the keys of the section `play` that declare a rehearsal.
var Settings = []sections.Setting[*values.Reader, Rehearsal]{
	{Key: sections.Key{Name: "deck", Type: sections.KStrings, Doc: "Deck that both players draw from, or two decks, one for each player. With this key the game can be rehearsed."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) { r.Pos, r.Decks = n.Pos(), rehearsedDecks(n) }},
	{Key: sections.Key{Name: "hand", Type: sections.KInt, Default: "5", Doc: "Number of cards in the opening hand."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) { n.IntBetween("hand", 0, maxHand, &r.Hand) }},
	{Key: sections.Key{Name: "draw", Type: sections.KInt, Default: "1", Doc: "Number of cards a player draws at the start of each turn, including the first."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) {
			r.DrawAt = n.Pos()
			n.IntBetween("draw", 0, maxHand, &r.Draw)
		}},
	{Key: sections.Key{Name: "refill", Type: sections.KInt, Doc: "Instead of `draw`: hand size up to which a player draws at the start of each turn."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) { n.IntBetween("refill", 1, maxHand, &r.Refill) }},
	{Key: sections.Key{Name: "play", Type: sections.KInt, Default: "1", Doc: "Number of cards a player may play in a turn."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) { n.IntBetween("play", 1, maxHand, &r.PerTurn) }},
	{Key: sections.Key{Name: "discard_to", Type: sections.KInt, Doc: "Number of cards a player keeps at the end of a turn; default: all."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) {
			n.IntBetween("discard_to", 0, maxHand, &r.DiscardTo)
		}},
	{Key: sections.Key{Name: "turns", Type: sections.KInt, Default: "20", Doc: "Largest number of turns for each player."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) { n.IntBetween("turns", 1, maxTurns, &r.Turns) }},
	{Key: sections.Key{Name: "empty", Type: sections.KEnum, Values: emptyWords, Default: "stop", Doc: "What happens when the deck is empty: players stop drawing, the discards are reshuffled, or the game ends."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) {
			r.Empty = EmptyPile(n.Choice("empty", emptyWords, 0))
		}},
	{Key: sections.Key{Name: "playable", Type: sections.KExpr, Default: "true", Doc: "Whether a card may be played: an expression over its columns, `turn` and the player's resources."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Playable = readExpression(l, "playable", n) }},
	{Key: sections.Key{Name: "stays", Type: sections.KExpr, Default: "false", Doc: "Whether a played card stays on the table instead of going to the discards: an expression over its columns."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Stays = readExpression(l, "stays", n) }},
	{Key: sections.Key{Name: "priority", Type: sections.KExpr, Doc: "Priority of a card: an expression over its columns and `turn`. The priority player plays the highest first and keeps cards below 0. Without it, cards are played in file order."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Priority = readExpression(l, "priority", n) }},
	{Key: sections.Key{Name: "resources", Type: sections.KDecks, Keys: sections.KeysOf(resourceSettings), Doc: "Resources of each player by name, gained every turn and spent on cards."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Resources = readResources(l, n) }},
	{Key: sections.Key{Name: "markers", Type: sections.KDecks, Keys: sections.KeysOf(markerSettings), Doc: "Markers that played cards put on the table, by counter id."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Markers = readMarkers(l, n) }},
	{Key: sections.Key{Name: "groups", Type: sections.KMap, Doc: "Groups of cards by name, each an expression over the card's columns; the report gives their odds in the opening hand."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Groups = readGroups(l, n) }},
}

// resourceSettings are the keys of one resource.
var resourceSettings = []sections.Setting[*values.Reader, Resource]{
	{Key: sections.Key{Name: "start", Type: sections.KInt, Default: "0", Doc: "Amount before the first turn."},
		Read: func(_ *values.Reader, r *Resource, n source.Node) { n.IntBetween("start", 0, maxAmount, &r.Start) }},
	{Key: sections.Key{Name: "gain", Type: sections.KExpr, Default: "0", Doc: "Amount gained at the start of each turn: an expression over `turn`."},
		Read: func(l *values.Reader, r *Resource, n source.Node) { r.Gain = readExpression(l, "gain", n) }},
	{Key: sections.Key{Name: "cost", Type: sections.KExpr, Default: "0", Doc: "Cost of a card: an expression over its columns and `turn`. If it is below 0, the player gains that amount. An empty cell is 0."},
		Read: func(l *values.Reader, r *Resource, n source.Node) { r.Cost = readExpression(l, "cost", n) }},
	{Key: sections.Key{Name: "most", Type: sections.KInt, Default: "20", Doc: "Largest amount a player can have; anything above it is lost."},
		Read: func(_ *values.Reader, r *Resource, n source.Node) { n.IntBetween("most", 1, maxAmount, &r.Most) }},
}

// markerSettings are the keys of one marker.
var markerSettings = []sections.Setting[*values.Reader, MarkerUse]{
	{Key: sections.Key{Name: "count", Type: sections.KExpr, Required: true, Doc: "Number of markers a played card puts on the table: an expression over its columns and `turn`. An empty cell is 0."},
		Read: func(l *values.Reader, m *MarkerUse, n source.Node) { m.Count = readExpression(l, "count", n) }},
	{Key: sections.Key{Name: "turns", Type: sections.KInt, Default: "0", Doc: "Number of the player's turns that they stay: with 1, until the player's next turn begins; with 0, for the rest of the game."},
		Read: func(_ *values.Reader, m *MarkerUse, n source.Node) { n.IntBetween("turns", 0, maxMarkerLife, &m.Turns) }},
}

// New returns a rehearsal with the defaults.
func New() *Rehearsal {
	return &Rehearsal{Hand: 5, Draw: 1, PerTurn: 1, DiscardTo: NoLimit, Turns: 20}
}
