package fireandcover

import (
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// ledger is how rules.csv numbers the rules.
var ledger = rulebook.Ledger{Prefix: "FC-", Last: lastRule}

// The rules of the ledger that are played, by number; cards and options report
// the number in their own row. A rule that is a limit is reported when it
// forbids something.
const (
	fc002 playtest.RuleID = 2   // number of men
	fc005 playtest.RuleID = 5   // a squad has a nationality
	fc006 playtest.RuleID = 6   // American men
	fc007 playtest.RuleID = 7   // German, British, Japanese men
	fc008 playtest.RuleID = 8   // Russian men
	fc009 playtest.RuleID = 9   // start at Long range
	fc010 playtest.RuleID = 10  // turns alternate
	fc011 playtest.RuleID = 11  // who goes first
	fc012 playtest.RuleID = 12  // shuffle
	fc013 playtest.RuleID = 13  // opening hands
	fc014 playtest.RuleID = 14  // opening terrain
	fc015 playtest.RuleID = 15  // both squads have the same range
	fc016 playtest.RuleID = 16  // only cards of that range
	fc018 playtest.RuleID = 18  // attack cards
	fc019 playtest.RuleID = 19  // their ranges
	fc020 playtest.RuleID = 20  // the four ranges
	fc021 playtest.RuleID = 21  // no attack without a card
	fc022 playtest.RuleID = 22  // attack roll
	fc023 playtest.RuleID = 23  // no casualties
	fc024 playtest.RuleID = 24  // cards modify the roll
	fc025 playtest.RuleID = 25  // cover
	fc027 playtest.RuleID = 27  // built-in modifiers
	fc028 playtest.RuleID = 28  // Commander Killed
	fc029 playtest.RuleID = 29  // Point Blank cards at Short range
	fc030 playtest.RuleID = 30  // turns alternate
	fc031 playtest.RuleID = 31  // nine phases
	fc032 playtest.RuleID = 32  // Germans draw
	fc033 playtest.RuleID = 33  // Russians draw
	fc034 playtest.RuleID = 34  // others draw
	fc035 playtest.RuleID = 35  // one common deck
	fc036 playtest.RuleID = 36  // reshuffle
	fc037 playtest.RuleID = 37  // morale check
	fc038 playtest.RuleID = 38  // nothing
	fc039 playtest.RuleID = 39  // pinned
	fc041 playtest.RuleID = 41  // Americans +1
	fc042 playtest.RuleID = 42  // Japanese -1
	fc043 playtest.RuleID = 43  // +1 per man killed
	fc044 playtest.RuleID = 44  // pinned: no move
	fc045 playtest.RuleID = 45  // pinned: attacks -1
	fc046 playtest.RuleID = 46  // rout
	fc047 playtest.RuleID = 47  // men lost in a rout
	fc048 playtest.RuleID = 48  // they are casualties
	fc049 playtest.RuleID = 49  // the others stay pinned
	fc050 playtest.RuleID = 50  // cards before the roll
	fc051 playtest.RuleID = 51  // pinned until rallied
	fc052 playtest.RuleID = 52  // declare a move
	fc053 playtest.RuleID = 53  // no covering fire without a declared move
	fc054 playtest.RuleID = 54  // one card per attack
	fc055 playtest.RuleID = 55  // Covering Fire -2
	fc056 playtest.RuleID = 56  // not for Americans
	fc057 playtest.RuleID = 57  // Smoke
	fc058 playtest.RuleID = 58  // the price of Smoke
	fc059 playtest.RuleID = 59  // point man
	fc060 playtest.RuleID = 60  // Opportunity Fire
	fc061 playtest.RuleID = 61  // at the range before the move
	fc062 playtest.RuleID = 62  // after Covering Fire
	fc063 playtest.RuleID = 63  // fire through Smoke
	fc064 playtest.RuleID = 64  // Ambush
	fc065 playtest.RuleID = 65  // the point man is hit
	fc066 playtest.RuleID = 66  // move by a Terrain card
	fc067 playtest.RuleID = 67  // the old card is discarded
	fc068 playtest.RuleID = 68  // one step of range
	fc069 playtest.RuleID = 69  // lateral
	fc070 playtest.RuleID = 70  // into the open
	fc071 playtest.RuleID = 71  // no cover there
	fc072 playtest.RuleID = 72  // Block
	fc073 playtest.RuleID = 73  // B cards
	fc074 playtest.RuleID = 74  // the new terrain is lost
	fc075 playtest.RuleID = 75  // the squad returns to the old terrain
	fc076 playtest.RuleID = 76  // Minefield
	fc077 playtest.RuleID = 77  // Combat Engineer
	fc078 playtest.RuleID = 78  // objective and concealment
	fc079 playtest.RuleID = 79  // Position Fire
	fc080 playtest.RuleID = 80  // after moving
	fc081 playtest.RuleID = 81  // outflanked
	fc082 playtest.RuleID = 82  // no heavy weapons after moving
	fc083 playtest.RuleID = 83  // outflanking
	fc084 playtest.RuleID = 84  // Return Fire
	fc085 playtest.RuleID = 85  // Rally roll
	fc086 playtest.RuleID = 86  // nothing
	fc087 playtest.RuleID = 87  // rallied
	fc089 playtest.RuleID = 89  // cards before the roll
	fc090 playtest.RuleID = 90  // Americans and Germans +1
	fc091 playtest.RuleID = 91  // extra card
	fc092 playtest.RuleID = 92  // hand limit
	fc093 playtest.RuleID = 93  // of Germans
	fc094 playtest.RuleID = 94  // of Russians
	fc102 playtest.RuleID = 102 // Commander Killed once
	fc104 playtest.RuleID = 104 // all men lost
	fc105 playtest.RuleID = 105 // objectives
	fc106 playtest.RuleID = 106 // National Trait
	fc107 playtest.RuleID = 107 // American options
	fc108 playtest.RuleID = 108 // German
	fc109 playtest.RuleID = 109 // Russian
	fc110 playtest.RuleID = 110 // British
	fc111 playtest.RuleID = 111 // Japanese
	fc115 playtest.RuleID = 115 // Flanking Fire of the variant
	fc116 playtest.RuleID = 116 // its deck
	fc117 playtest.RuleID = 117 // after a lateral move
	fc118 playtest.RuleID = 118 // stays in play
	fc119 playtest.RuleID = 119 // adds up
	fc120 playtest.RuleID = 120 // lost by another move
	fc121 playtest.RuleID = 121 // lost by the enemy's move
	fc123 playtest.RuleID = 123 // no Terrain cards
	fc125 playtest.RuleID = 125 // terrain of hexes
	fc127 playtest.RuleID = 127 // moves on the map
	fc128 playtest.RuleID = 128 // range in hexes
	fc129 playtest.RuleID = 129 // more than one squad
	fc130 playtest.RuleID = 130 // a hand for each

	fc222 playtest.RuleID = 222 // Hill
	fc313 playtest.RuleID = 313 // Stiff Upper Lip

	lastRule = 318
)

// played are the rules of every game, for the catalog.
var played = [...]playtest.RuleID{
	fc002, fc005, fc009, fc010, fc011, fc012, fc013, fc015, fc016, fc018, fc019, fc020,
	fc021, fc022, fc023, fc024, fc025, fc027, fc028, fc030, fc031, fc035, fc036, fc037,
	fc038, fc039, fc043, fc044, fc045, fc046, fc047, fc048, fc049, fc050, fc051, fc052,
	fc053, fc054, fc055, fc057, fc058, fc059, fc060, fc061, fc062, fc063, fc064, fc065,
	fc069, fc071, fc072, fc073, fc075, fc076, fc077, fc078, fc079, fc080, fc081, fc082,
	fc083, fc084, fc085, fc086, fc087, fc089, fc091, fc102, fc104, fc105, fc106,
}

// playedOnCards are the rules for terrain on cards.
var playedOnCards = [...]playtest.RuleID{
	fc014, fc066, fc067, fc068, fc070, fc074,
}

// playedOnMap are the rules of the hex-map variant.
var playedOnMap = [...]playtest.RuleID{
	fc123, fc125, fc127, fc128,
}

// playedWithSquads are the rules for several squads a side.
var playedWithSquads = [...]playtest.RuleID{fc129, fc130}

// playedFlanking are the rules of the flanking-fire variant.
var playedFlanking = [...]playtest.RuleID{
	fc115, fc116, fc117, fc118, fc119, fc120, fc121,
}
