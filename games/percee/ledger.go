package percee

import "punchboard/playtest"

// The rules of the ledger that are played, by number. What is true of every
// game is reported during setup; a limit is reported when it is checked.
const (
	pv001 playtest.RuleID = 1   // two players play
	pv002 playtest.RuleID = 2   // a game lasts six rounds
	pv003 playtest.RuleID = 3   // a round is the play between one shuffle of the full deck and the event that ends the round
	pv004 playtest.RuleID = 4   // a “hex” is one hexagon of the map and is the only kind of space on it
	pv005 playtest.RuleID = 5   // the ground units are the tank
	pv006 playtest.RuleID = 6   // the air counter and the off-map artillery (OBA) counter are American support counters
	pv007 playtest.RuleID = 7   // a “gun” counter is a ground unit of the artillery type and differs from the OBA counter
	pv008 playtest.RuleID = 8   // tanks are hard targets
	pv009 playtest.RuleID = 9   // each face of a ground unit shows an anti-tank value (AT) and an anti-infantry value (AI)
	pv010 playtest.RuleID = 10  // every ground unit has two steps
	pv011 playtest.RuleID = 11  // only the values of the face now showing are used
	pv012 playtest.RuleID = 12  // the size mark of a unit has no effect on play
	pv014 playtest.RuleID = 14  // the choice between black and dark green on German counters has no effect on play
	pv015 playtest.RuleID = 15  // a stack is two or more friendly ground units in the same hex
	pv016 playtest.RuleID = 16  // the distance between two hexes is the smallest number of one-hex moves that leads from one to the other
	pv017 playtest.RuleID = 17  // two hexes are adjacent when they share a side
	pv018 playtest.RuleID = 18  // the eastern column is hexes 1101 to 1108 and the western column is hexes 0101 to 0108
	pv019 playtest.RuleID = 19  // the deck holds 53 cards
	pv020 playtest.RuleID = 20  // an ace has the value 1
	pv021 playtest.RuleID = 21  // Jacks
	pv022 playtest.RuleID = 22  // spades and clubs are black and belong to the German player
	pv023 playtest.RuleID = 23  // the American player sets up first
	pv024 playtest.RuleID = 24  // the American player places all American ground units except CCA
	pv025 playtest.RuleID = 25  // the six CCA
	pv026 playtest.RuleID = 26  // the German player places all German units on hexes of the eastern column
	pv027 playtest.RuleID = 27  // every ground unit starts with its front face up
	pv028 playtest.RuleID = 28  // the stacking limit holds during setup
	pv029 playtest.RuleID = 29  // from setup until its first activation a German unit is waiting
	pv031 playtest.RuleID = 31  // a waiting unit cannot be the target of ground fire or of a support counter and suffers no effect from an attack on its hex
	pv032 playtest.RuleID = 32  // a waiting unit counts for stacking and closes its hex to American units
	pv033 playtest.RuleID = 33  // a waiting unit may be activated from round 1 on and may go on waiting for as many rounds as its owner likes
	pv034 playtest.RuleID = 34  // a waiting unit enters play at the start of its first activation
	pv037 playtest.RuleID = 37  // at most two friendly ground units may be in one hex
	pv038 playtest.RuleID = 38  // Tiger 102 does not count against this limit
	pv039 playtest.RuleID = 39  // a hex never holds ground units of both sides
	pv040 playtest.RuleID = 40  // stacking is checked after every single move and entry
	pv041 playtest.RuleID = 41  // at the start of each round shuffle all 53 cards face down into one draw pile
	pv042 playtest.RuleID = 42  // at the start of each round both support counters return front up to the support box
	pv043 playtest.RuleID = 43  // to choose who acts
	pv044 playtest.RuleID = 44  // a black card drawn for activation lets the German player act or pass
	pv045 playtest.RuleID = 45  // a red card drawn for activation lets the American player act or pass
	pv046 playtest.RuleID = 46  // when the player has used the card or has passed
	pv049 playtest.RuleID = 49  // a number card activates up to half its value in units
	pv050 playtest.RuleID = 50  // Ace or 2
	pv051 playtest.RuleID = 51  // a face card activates one unit or all the units of one stack
	pv052 playtest.RuleID = 52  // a player may pass
	pv053 playtest.RuleID = 53  // a unit activated by an earlier card of the round may be activated again
	pv054 playtest.RuleID = 54  // one card activates the same unit at most once
	pv055 playtest.RuleID = 55  // on a number card each unit of a stack is counted separately
	pv056 playtest.RuleID = 56  // an activated unit either moves one hex or fires without moving
	pv057 playtest.RuleID = 57  // the units activated by one number card may be in different hexes and may act differently
	pv058 playtest.RuleID = 58  // a player resolves the actions of a card one after another
	pv059 playtest.RuleID = 59  // the stack activated by a face card is made of the units that share one hex when the first of them acts
	pv060 playtest.RuleID = 60  // the units of a stack activated by a face card may move to different hexes or fire
	pv061 playtest.RuleID = 61  // on a number card Tiger 102 costs no activation when it acts together with
	pv062 playtest.RuleID = 62  // Tiger 102 activated in any other way on a number card counts as one unit
	pv063 playtest.RuleID = 63  // a unit that moves goes to one adjacent hex
	pv064 playtest.RuleID = 64  // every terrain costs the same
	pv065 playtest.RuleID = 65  // roads
	pv066 playtest.RuleID = 66  // a unit may not move into a hex that contains an enemy ground unit
	pv067 playtest.RuleID = 67  // no unit exerts a zone of control
	pv068 playtest.RuleID = 68  // American units may not leave the map
	pv069 playtest.RuleID = 69  // CCA
	pv070 playtest.RuleID = 70  // to enter
	pv071 playtest.RuleID = 71  // the entry hex must hold no German unit and must respect the stacking limit
	pv072 playtest.RuleID = 72  // each of these units enters on its own
	pv073 playtest.RuleID = 73  // a face card brings in one unit only
	pv074 playtest.RuleID = 74  // a unit in the reserve box cannot be attacked and is not eliminated
	pv075 playtest.RuleID = 75  // a German unit that begins its activation in the western column may use its one-hex move to leave the map across the western edge
	pv076 playtest.RuleID = 76  // a unit that has left the map is placed in the exit box and never returns
	pv077 playtest.RuleID = 77  // each exited unit counts as one
	pv078 playtest.RuleID = 78  // an exited unit is not eliminated
	pv079 playtest.RuleID = 79  // fire is always voluntary
	pv080 playtest.RuleID = 80  // a ground unit can fire at a target up to two hexes away
	pv081 playtest.RuleID = 81  // a ground unit on a hill can fire at a target up to three hexes away
	pv082 playtest.RuleID = 82  // each unit that fires must have the target within its own range and in its own line of sight
	pv083 playtest.RuleID = 83  // the line of sight is the straight line between the center of the firing hex and the center of the target hex
	pv084 playtest.RuleID = 84  // a village
	pv085 playtest.RuleID = 85  // the hexes of the firer and of the target never block
	pv086 playtest.RuleID = 86  // units of either side never block a line of sight
	pv087 playtest.RuleID = 87  // when the line runs along the side between two hexes
	pv088 playtest.RuleID = 88  // being on a hill lengthens the range but lifts no block
	pv089 playtest.RuleID = 89  // nothing lies between adjacent hexes
	pv090 playtest.RuleID = 90  // name the firing units and one enemy ground unit in play as the target
	pv091 playtest.RuleID = 91  // the firing units must all be activated by the current card
	pv092 playtest.RuleID = 92  // add the AT values of the firing units if the target is a tank
	pv093 playtest.RuleID = 93  // the firing player draws the next card of the pile as a combat card
	pv094 playtest.RuleID = 94  // modifier −1 if every firing unit is adjacent to the target
	pv095 playtest.RuleID = 95  // modifier −1 if Tiger 102 is among the firing units and the target is a tank
	pv096 playtest.RuleID = 96  // add the modifier of the terrain in the target’s hex
	pv097 playtest.RuleID = 97  // modifier +1 if German units fire and at least one of them is in the harassed zone
	pv098 playtest.RuleID = 98  // all modifiers add up
	pv099 playtest.RuleID = 99  // the shot hits if the card value plus the modifiers is equal to or less than the sum of the values
	pv100 playtest.RuleID = 100 // a hit unit on its front face is flipped to its back face
	pv101 playtest.RuleID = 101 // a hit unit on its back face is eliminated and removed for the rest of the game
	pv102 playtest.RuleID = 102 // a shot that does not hit is a miss and has no effect
	pv103 playtest.RuleID = 103 // no card value hits or misses automatically
	pv104 playtest.RuleID = 104 // when a face card is drawn in combat
	pv105 playtest.RuleID = 105 // this choice is offered again for every further face card of the same combat
	pv106 playtest.RuleID = 106 // cards drawn in combat are discarded and never activate anyone
	pv107 playtest.RuleID = 107 // after a combat the player finishes the current card
	pv108 playtest.RuleID = 108 // one card may give rise to several combats
	pv109 playtest.RuleID = 109 // there is no return fire
	pv110 playtest.RuleID = 110 // the American player may use one support counter per round
	pv111 playtest.RuleID = 111 // Air may be used on a red card of odd value (ace
	pv112 playtest.RuleID = 112 // OBA may be used on any other red card drawn for activation
	pv113 playtest.RuleID = 113 // using a support counter takes the place of activating one ground unit of that card
	pv114 playtest.RuleID = 114 // a support counter may be aimed at any enemy unit or stack in play
	pv115 playtest.RuleID = 115 // Air either attacks with strength 4
	pv116 playtest.RuleID = 116 // OBA attacks with strength 3
	pv117 playtest.RuleID = 117 // a support attack declared as AT affects tanks only
	pv118 playtest.RuleID = 118 // against a stack one combat card is drawn
	pv119 playtest.RuleID = 119 // a support attack is resolved like ground fire
	pv120 playtest.RuleID = 120 // a support attack is never combined with the fire of ground units
	pv121 playtest.RuleID = 121 // to harass
	pv122 playtest.RuleID = 122 // harassment needs no combat card and lasts until the end of the round
	pv123 playtest.RuleID = 123 // the zone is fixed
	pv124 playtest.RuleID = 124 // harassment adds +1 once to a combat
	pv125 playtest.RuleID = 125 // support counters do not stack
	pv127 playtest.RuleID = 127 // drawing the joker ends the round at once
	pv128 playtest.RuleID = 128 // a combat interrupted by the joker is a miss
	pv129 playtest.RuleID = 129 // the joker is ignored if it is drawn before both players have had an activation card in this round
	pv130 playtest.RuleID = 130 // a player has had an activation card once a card of his color has been turned over by an activation draw
	pv131 playtest.RuleID = 131 // set an ignored joker aside until the end of the round and draw another card in its place
	pv132 playtest.RuleID = 132 // the round also ends when all the cards have been drawn
	pv133 playtest.RuleID = 133 // when the pile is empty
	pv134 playtest.RuleID = 134 // if the last card of the pile is a face card drawn in combat
	pv135 playtest.RuleID = 135 // between rounds units stay where they are on the face they show
	pv136 playtest.RuleID = 136 // the German player wins if
	pv137 playtest.RuleID = 137 // the German player also wins
	pv138 playtest.RuleID = 138 // an American unit still in the reserve box has not been eliminated
	pv139 playtest.RuleID = 139 // in every other case the American player wins
	pv140 playtest.RuleID = 140 // a fifth exit does not stop the game
)

const lastRule = 140

// played lists them all.
var played = [...]playtest.RuleID{
	pv001, pv002, pv003, pv004, pv005, pv006, pv007, pv008, pv009, pv010, pv011, pv012, pv014, pv015, pv016,
	pv017, pv018, pv019, pv020, pv021, pv022, pv023, pv024, pv025, pv026, pv027, pv028, pv029, pv031, pv032,
	pv033, pv034, pv037, pv038, pv039, pv040, pv041, pv042, pv043, pv044, pv045, pv046, pv049, pv050, pv051,
	pv052, pv053, pv054, pv055, pv056, pv057, pv058, pv059, pv060, pv061, pv062, pv063, pv064, pv065, pv066,
	pv067, pv068, pv069, pv070, pv071, pv072, pv073, pv074, pv075, pv076, pv077, pv078, pv079, pv080, pv081,
	pv082, pv083, pv084, pv085, pv086, pv087, pv088, pv089, pv090, pv091, pv092, pv093, pv094, pv095, pv096,
	pv097, pv098, pv099, pv100, pv101, pv102, pv103, pv104, pv105, pv106, pv107, pv108, pv109, pv110, pv111,
	pv112, pv113, pv114, pv115, pv116, pv117, pv118, pv119, pv120, pv121, pv122, pv123, pv124, pv125, pv127,
	pv128, pv129, pv130, pv131, pv132, pv133, pv134, pv135, pv136, pv137, pv138, pv139, pv140,
}
