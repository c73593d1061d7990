package threefronts

import (
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// ledger is how rules.csv numbers the rules.
var ledger = rulebook.Ledger{Prefix: "TF-", Last: lastRule}

// The rules of the ledger that are played, by number; cards report the number
// in their own row. A rule that is a limit is reported when it forbids
// something.
const (
	tf003 playtest.RuleID = 3  // each side has its own deck
	tf004 playtest.RuleID = 4  // ten units
	tf005 playtest.RuleID = 5  // three fronts
	tf006 playtest.RuleID = 6  // three decks
	tf007 playtest.RuleID = 7  // one common Tactics deck
	tf008 playtest.RuleID = 8  // units come from one's own deck
	tf012 playtest.RuleID = 12 // each unit is on one front
	tf014 playtest.RuleID = 14 // who goes first
	tf015 playtest.RuleID = 15 // turns alternate
	tf016 playtest.RuleID = 16 // six phases
	tf017 playtest.RuleID = 17 // draw Squad cards
	tf018 playtest.RuleID = 18 // deploy them all
	tf019 playtest.RuleID = 19 // any number to a front
	tf020 playtest.RuleID = 20 // face up
	tf021 playtest.RuleID = 21 // the commander's extra card
	tf022 playtest.RuleID = 22 // moves
	tf023 playtest.RuleID = 23 // pinned units stay
	tf024 playtest.RuleID = 24 // a unit that moved cannot attack
	tf025 playtest.RuleID = 25 // moved: no mission
	tf026 playtest.RuleID = 26 // draw Tactics cards
	tf027 playtest.RuleID = 27 // hand limit
	tf028 playtest.RuleID = 28 // the owner chooses what to discard
	tf029 playtest.RuleID = 29 // reshuffle
	tf030 playtest.RuleID = 30 // missions
	tf031 playtest.RuleID = 31 // into the front opposite
	tf032 playtest.RuleID = 32 // Recon Roll
	tf033 playtest.RuleID = 33 // spotted
	tf034 playtest.RuleID = 34 // nothing
	tf035 playtest.RuleID = 35 // success
	tf036 playtest.RuleID = 36 // look at the hand
	tf037 playtest.RuleID = 37 // or Suppression Rolls at +1
	tf038 playtest.RuleID = 38 // on a mission: no attack
	tf039 playtest.RuleID = 39 // long range: units with Suppression
	tf041 playtest.RuleID = 41 // suppression into the front opposite
	tf042 playtest.RuleID = 42 // Suppression Roll
	tf043 playtest.RuleID = 43 // nothing
	tf044 playtest.RuleID = 44 // pinned
	tf045 playtest.RuleID = 45 // casualty
	tf046 playtest.RuleID = 46 // suppressed: no assault
	tf047 playtest.RuleID = 47 // Support cards
	tf048 playtest.RuleID = 48 // their front is declared
	tf049 playtest.RuleID = 49 // then they are discarded
	tf050 playtest.RuleID = 50 // pinned: no suppression
	tf051 playtest.RuleID = 51 // destroyed
	tf052 playtest.RuleID = 52 // declare assaults
	tf053 playtest.RuleID = 53 // against the front opposite
	tf054 playtest.RuleID = 54 // defenders fire first
	tf055 playtest.RuleID = 55 // each die is read alone
	tf056 playtest.RuleID = 56 // Strength less casualties
	tf057 playtest.RuleID = 57 // nothing
	tf058 playtest.RuleID = 58 // pinned
	tf059 playtest.RuleID = 59 // casualty
	tf060 playtest.RuleID = 60 // cards give dice
	tf061 playtest.RuleID = 61 // pinned: no fire
	tf062 playtest.RuleID = 62 // destroyed by fire
	tf063 playtest.RuleID = 63 // Rally Roll
	tf064 playtest.RuleID = 64 // nothing
	tf065 playtest.RuleID = 65 // rallied
	tf066 playtest.RuleID = 66 // rout
	tf067 playtest.RuleID = 67 // Leaders rally others
	tf068 playtest.RuleID = 68 // unless they moved or attacked
	tf069 playtest.RuleID = 69 // at +2
	tf070 playtest.RuleID = 70 // and themselves at +2
	tf071 playtest.RuleID = 71 // armor save
	tf072 playtest.RuleID = 72 // Armor Roll
	tf073 playtest.RuleID = 73 // the hit stands
	tf074 playtest.RuleID = 74 // saved
	tf075 playtest.RuleID = 75 // heavier armor
	tf076 playtest.RuleID = 76 // tanks and snipers
	tf077 playtest.RuleID = 77 // attack into an adjacent front
	tf078 playtest.RuleID = 78 // at +1
	tf080 playtest.RuleID = 80 // infantry is type UI
	tf081 playtest.RuleID = 81 // Support is artillery or aircraft
	tf084 playtest.RuleID = 84 // Assault
	tf085 playtest.RuleID = 85 // Defense
	tf086 playtest.RuleID = 86 // Anti-Tank
	tf087 playtest.RuleID = 87 // Medium Tank
	tf088 playtest.RuleID = 88 // AT Gun
	tf089 playtest.RuleID = 89 // an AT Gun never assaults

	lastRule = 254
)

// played lists them, for the sheet.
var played = [...]playtest.RuleID{
	tf003, tf004, tf005, tf006, tf007, tf008, tf012, tf014, tf015, tf016, tf017, tf018,
	tf019, tf020, tf021, tf022, tf023, tf024, tf025, tf026, tf027, tf028, tf029, tf030,
	tf031, tf032, tf033, tf034, tf035, tf036, tf037, tf038, tf039, tf041, tf042, tf043,
	tf044, tf045, tf046, tf047, tf048, tf049, tf050, tf051, tf052, tf053, tf054, tf055,
	tf056, tf057, tf058, tf059, tf060, tf061, tf062, tf063, tf064, tf065, tf066, tf067,
	tf068, tf069, tf070, tf071, tf072, tf073, tf074, tf075, tf076, tf077, tf078, tf080,
	tf081, tf084, tf085, tf086, tf087, tf088, tf089,
}
