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
	{Key: sections.Key{Name: "deck", Type: sections.KStrings, Doc: "The deck that both players draw from, or two: each player his own. The game is rehearsed when it is said."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) { r.Pos, r.Decks = n.Pos(), rehearsedDecks(n) }},
	{Key: sections.Key{Name: "hand", Type: sections.KInt, Default: "5", Doc: "How many cards the opening hand has."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) { n.IntBetween("hand", 0, maxHand, &r.Hand) }},
	{Key: sections.Key{Name: "draw", Type: sections.KInt, Default: "1", Doc: "How many cards a player draws at the start of each of his turns, the first one included."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) {
			r.DrawAt = n.Pos()
			n.IntBetween("draw", 0, maxHand, &r.Draw)
		}},
	{Key: sections.Key{Name: "refill", Type: sections.KInt, Doc: "Instead of `draw`: the number of cards up to which a player fills his hand at the start of his turn."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) { n.IntBetween("refill", 1, maxHand, &r.Refill) }},
	{Key: sections.Key{Name: "play", Type: sections.KInt, Default: "1", Doc: "How many cards a player may play in a turn."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) { n.IntBetween("play", 1, maxHand, &r.PerTurn) }},
	{Key: sections.Key{Name: "discard_to", Type: sections.KInt, Doc: "How many cards a player keeps at the end of his turn; all of them when not said."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) {
			n.IntBetween("discard_to", 0, maxHand, &r.DiscardTo)
		}},
	{Key: sections.Key{Name: "turns", Type: sections.KInt, Default: "20", Doc: "How many turns each player has, at most."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) { n.IntBetween("turns", 1, maxTurns, &r.Turns) }},
	{Key: sections.Key{Name: "empty", Type: sections.KEnum, Values: emptyWords, Default: "stop", Doc: "What happens when a card is to be drawn and there is none: nobody draws any more, the discards are shuffled, or the game ends."},
		Read: func(_ *values.Reader, r *Rehearsal, n source.Node) {
			r.Empty = EmptyPile(n.Choice("empty", emptyWords, 0))
		}},
	{Key: sections.Key{Name: "playable", Type: sections.KExpr, Default: "true", Doc: "Whether a card may be played: an expression over its columns, `turn` and the player's resources."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Playable = readExpression(l, "playable", n) }},
	{Key: sections.Key{Name: "stays", Type: sections.KExpr, Default: "false", Doc: "Whether a played card stays on the table instead of going to the discards: an expression over its columns."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Stays = readExpression(l, "stays", n) }},
	{Key: sections.Key{Name: "priority", Type: sections.KExpr, Doc: "A number over the card's columns and `turn`: the player who tries plays the highest first, and keeps cards below 0. Without it, cards are played in the order of the file."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Priority = readExpression(l, "priority", n) }},
	{Key: sections.Key{Name: "resources", Type: sections.KDecks, Keys: sections.KeysOf(resourceSettings), Doc: "What each player has a number of, by name: it comes every turn and pays for cards."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Resources = readResources(l, n) }},
	{Key: sections.Key{Name: "markers", Type: sections.KDecks, Keys: sections.KeysOf(markerSettings), Doc: "Markers that played cards put on the table, by the id of the counter."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Markers = readMarkers(l, n) }},
	{Key: sections.Key{Name: "groups", Type: sections.KMap, Doc: "Groups of cards whose odds in the opening hand are told, by name: an expression over the card's columns."},
		Read: func(l *values.Reader, r *Rehearsal, n source.Node) { r.Groups = readGroups(l, n) }},
}

// resourceSettings are the keys of one resource.
var resourceSettings = []sections.Setting[*values.Reader, Resource]{
	{Key: sections.Key{Name: "start", Type: sections.KInt, Default: "0", Doc: "How many a player has before his first turn."},
		Read: func(_ *values.Reader, r *Resource, n source.Node) { n.IntBetween("start", 0, maxAmount, &r.Start) }},
	{Key: sections.Key{Name: "gain", Type: sections.KExpr, Default: "0", Doc: "How many come at the start of a player's turn: an expression over `turn`."},
		Read: func(l *values.Reader, r *Resource, n source.Node) { r.Gain = readExpression(l, "gain", n) }},
	{Key: sections.Key{Name: "cost", Type: sections.KExpr, Default: "0", Doc: "How many a card costs: an expression over its columns and `turn`. Below 0, the card gives some. An empty cell is 0."},
		Read: func(l *values.Reader, r *Resource, n source.Node) { r.Cost = readExpression(l, "cost", n) }},
	{Key: sections.Key{Name: "most", Type: sections.KInt, Default: "20", Doc: "The most that a player can have; what comes beyond is lost."},
		Read: func(_ *values.Reader, r *Resource, n source.Node) { n.IntBetween("most", 1, maxAmount, &r.Most) }},
}

// markerSettings are the keys of one marker.
var markerSettings = []sections.Setting[*values.Reader, MarkerUse]{
	{Key: sections.Key{Name: "count", Type: sections.KExpr, Required: true, Doc: "How many of it a played card puts on the table: an expression over its columns and `turn`. An empty cell is 0."},
		Read: func(l *values.Reader, m *MarkerUse, n source.Node) { m.Count = readExpression(l, "count", n) }},
	{Key: sections.Key{Name: "turns", Type: sections.KInt, Default: "0", Doc: "For how many turns of their player they stay: with 1, until his next turn begins. 0 for the rest of the game."},
		Read: func(_ *values.Reader, m *MarkerUse, n source.Node) { n.IntBetween("turns", 0, maxMarkerLife, &m.Turns) }},
}

// New returns a rehearsal with the defaults.
func New() *Rehearsal {
	return &Rehearsal{Hand: 5, Draw: 1, PerTurn: 1, DiscardTo: NoLimit, Turns: 20}
}
