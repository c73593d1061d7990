package patroldeck

import "punchboard/playtest"

// always lists the rules that are true of every game: what the attributes, units
// and decks are.
var always = [...]playtest.RuleID{pd003, pd004, pd005, pd006, pd008, pd010, pd011, pd013, pd014, pd024, pd025, pd191}
