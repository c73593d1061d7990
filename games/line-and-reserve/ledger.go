package lineandreserve

import (
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// ledger is how the rules are numbered in rules.csv.
var ledger = rulebook.Ledger{Prefix: "LR-", Last: lastRule}

// The rules that the simulation plays, with the beginning of each. Rules about print are left out.
const (
	lr001 playtest.RuleID = 1   // before play each player builds a Reserves deck whose Unit costs add up to no more than 100 points
	lr002 playtest.RuleID = 2   // the same Reserves deck must add up to no less than 80 points
	lr003 playtest.RuleID = 3   // a Reserves deck may contain several copies of one Unit
	lr004 playtest.RuleID = 4   // each player picks
	lr005 playtest.RuleID = 5   // after that choice each player shuffles the rest of the Reserves deck and puts it face down
	lr008 playtest.RuleID = 8   // a Unit that needs a Crew works only while paired with a Crew of the required kind
	lr009 playtest.RuleID = 9   // the mark N/C means that the Unit needs no Crew
	lr010 playtest.RuleID = 10  // the 50-card Command deck is shuffled and 3 Command cards are dealt to each player
	lr011 playtest.RuleID = 11  // the rest of the Command deck lies face down between the players and serves both
	lr012 playtest.RuleID = 12  // the 25-card Damage deck is shuffled and lies face down between the players
	lr013 playtest.RuleID = 13  // a Situation replaces the standard game with its own Objectives
	lr014 playtest.RuleID = 14  // in a Situation each player follows the orders written for that player's side
	lr016 playtest.RuleID = 16  // a Turn has three Phases in this order
	lr017 playtest.RuleID = 17  // both players carry out each Phase at the same time
	lr018 playtest.RuleID = 18  // turns repeat until a player meets a Win Condition
	lr019 playtest.RuleID = 19  // units in hand are ready for battle but are not committed and take no part in combat
	lr020 playtest.RuleID = 20  // units are committed from the hand to the Battle Area in the Commitment Phase
	lr021 playtest.RuleID = 21  // combat takes place in the Combat Phase between opposing committed Units that have Legal Targets
	lr022 playtest.RuleID = 22  // unit and Command hands are refilled by drawing in the Draw Phase
	lr023 playtest.RuleID = 23  // a player may play Command cards at the moments that suit them
	lr024 playtest.RuleID = 24  // the Unit Type icons on a Command card name the Units on which it may be used
	lr025 playtest.RuleID = 25  // to play a Command card the player reveals it
	lr026 playtest.RuleID = 26  // a used Command card goes face up to a discard pile beside the Command deck
	lr027 playtest.RuleID = 27  // copies of one Command card do not add up
	lr028 playtest.RuleID = 28  // a Command card that states no duration stays in force for the rest of the game and ends early only when its Unit is destroyed or withdrawn
	lr029 playtest.RuleID = 29  // before any die roll a player may discard one Command card to add 1 to that roll
	lr030 playtest.RuleID = 30  // a Command card discarded for +1 does not apply its printed effect
	lr032 playtest.RuleID = 32  // tanks
	lr033 playtest.RuleID = 33  // frontline Units shield the Rear Line
	lr034 playtest.RuleID = 34  // the Rear Line takes long-range artillery and certain self-propelled guns
	lr035 playtest.RuleID = 35  // aircraft are committed to no line
	lr038 playtest.RuleID = 38  // both players commit at the same time
	lr039 playtest.RuleID = 39  // each player secretly sets aside the Units to commit
	lr040 playtest.RuleID = 40  // the set-aside Units are revealed together and placed on the line printed under their titles
	lr041 playtest.RuleID = 41  // a player left without Front Line Units treats the Rear Line as the new Front Line
	lr042 playtest.RuleID = 42  // rear Line Units committed after such a change form a new Rear Line
	lr043 playtest.RuleID = 43  // crews of ground Units may change Units in this Phase if their player wishes
	lr044 playtest.RuleID = 44  // a Crew may not be committed without the Unit it serves
	lr045 playtest.RuleID = 45  // a Unit that needs a Crew may not be committed without it
	lr046 playtest.RuleID = 46  // a lone Crew may be committed when it takes over a committed Unit whose Crew was destroyed or captured
	lr047 playtest.RuleID = 47  // a committed aircraft stays in the Battle Area for the number of Turns printed as Turns of Flight
	lr048 playtest.RuleID = 48  // an aircraft with no Turns of Flight left goes
	lr049 playtest.RuleID = 49  // mobile artillery
	lr050 playtest.RuleID = 50  // mobile artillery may change line in any Commitment Phase
	lr051 playtest.RuleID = 51  // a Combat Phase resolves every declared attack
	lr052 playtest.RuleID = 52  // combat consists of Target Declaration
	lr053 playtest.RuleID = 53  // each committed Unit may declare one attack
	lr054 playtest.RuleID = 54  // players announce one Legal Target aloud for each attacking Unit
	lr056 playtest.RuleID = 56  // a target is legal only if at least one weapon of the attacker can affect it
	lr057 playtest.RuleID = 57  // a target is legal only if line restrictions and special rules allow it
	lr058 playtest.RuleID = 58  // a weapon without an Attack Value under the icon of the target's type cannot affect that type
	lr059 playtest.RuleID = 59  // the main gun of the M4A1 Sherman has no Attack Value against aircraft
	lr060 playtest.RuleID = 60  // frontline Units may target enemy Front Line Units and aircraft
	lr061 playtest.RuleID = 61  // rear Line Units may target enemy Front Line Units
	lr062 playtest.RuleID = 62  // aircraft may target any enemy Unit
	lr063 playtest.RuleID = 63  // weapons that fire bullets
	lr064 playtest.RuleID = 64  // that comparison uses the printed Defense before any modifier
	lr066 playtest.RuleID = 66  // three or more infantry Units may group to Close Assault one armored Unit with improvised means such as sticky bombs and grenades
	lr067 playtest.RuleID = 67  // the target of a Close Assault is declared like any other
	lr068 playtest.RuleID = 68  // a Close Assault makes one Attack Roll
	lr069 playtest.RuleID = 69  // if it hits
	lr070 playtest.RuleID = 70  // that total is compared with the target's Defense as damage
	lr071 playtest.RuleID = 71  // bombs may be used for one attack only during all Turns of Flight of an aircraft
	lr072 playtest.RuleID = 72  // mobile artillery on the Rear Line may fire only its first listed weapon
	lr073 playtest.RuleID = 73  // after Target Declaration each player rolls 1D10 and adds any modifiers
	lr074 playtest.RuleID = 74  // tied Initiative is rolled again
	lr075 playtest.RuleID = 75  // the higher Initiative settles who resolves the first attack
	lr076 playtest.RuleID = 76  // players then alternate
	lr077 playtest.RuleID = 77  // the alternation goes on until every attack of the Phase is resolved
	lr078 playtest.RuleID = 78  // an Attack Roll is 2D10 added together
	lr079 playtest.RuleID = 79  // a total at or above the weapon's Attack Value against the target's type is a hit
	lr080 playtest.RuleID = 80  // a lower total is a miss
	lr081 playtest.RuleID = 81  // each hit goes through Damage Resolution as soon as it occurs
	lr083 playtest.RuleID = 83  // a weapon with 2X
	lr084 playtest.RuleID = 84  // certain Attack totals increase damage
	lr085 playtest.RuleID = 85  // on a total of 2 or 3
	lr086 playtest.RuleID = 86  // in Friendly Fire the opponent chooses one Legal Target on the attacker's own side
	lr087 playtest.RuleID = 87  // that target is hit automatically and takes damage
	lr088 playtest.RuleID = 88  // a Unit destroyed by Friendly Fire scores no points
	lr089 playtest.RuleID = 89  // on a total of 18
	lr090 playtest.RuleID = 90  // on a total of 19 or 20
	lr091 playtest.RuleID = 91  // a total of 19 or 20 also destroys the Crew of the target
	lr092 playtest.RuleID = 92  // artillery Units and guns are attacked as vehicles
	lr093 playtest.RuleID = 93  // attacks against artillery Units and guns get +2
	lr094 playtest.RuleID = 94  // when an attack hits
	lr095 playtest.RuleID = 95  // raw Damage is an Intensity Roll of 1D10 plus the weapon's Damage Index
	lr097 playtest.RuleID = 97  // net Damage is Raw Damage minus the target's Defense
	lr098 playtest.RuleID = 98  // net Damage is subtracted from Full Endurance
	lr099 playtest.RuleID = 99  // damage takes effect at once
	lr100 playtest.RuleID = 100 // net Damage to one target
	lr101 playtest.RuleID = 101 // when hits bring a target to its Half Endurance Breakpoint or lower
	lr102 playtest.RuleID = 102 // the Damage Effect that applies is the one on the edge of the target's Unit Type
	lr103 playtest.RuleID = 103 // a Unit at zero Endurance or less at any time is destroyed and removed from the game
	lr104 playtest.RuleID = 104 // points are scored for it as the scoring rules say
	lr105 playtest.RuleID = 105 // a Unit carries at most one Damage card
	lr108 playtest.RuleID = 108 // an effect that lasts only some turns has a built-in turn counter beside it
	lr109 playtest.RuleID = 109 // after a temporary effect has ended the Damage card stays under the Unit as a reminder of its reduced Endurance
	lr110 playtest.RuleID = 110 // at the end of the Combat Phase a surviving damaged Unit goes back up to its Half Endurance Breakpoint
	lr111 playtest.RuleID = 111 // units that are not destroyed stay committed in the Battle Area
	lr112 playtest.RuleID = 112 // a Crew takes no harm while its Unit survives
	lr113 playtest.RuleID = 113 // when a hit destroys a crewed Unit
	lr114 playtest.RuleID = 114 // base Intensity 1 to 3
	lr115 playtest.RuleID = 115 // base Intensity 4 to 6
	lr116 playtest.RuleID = 116 // base Intensity 7 or more
	lr117 playtest.RuleID = 117 // when an enemy captures a crewed Unit
	lr118 playtest.RuleID = 118 // a captured Crew is removed from the game and scored
	lr119 playtest.RuleID = 119 // the captor may keep a captured crewed Unit in the Battle Area
	lr120 playtest.RuleID = 120 // a captured Unit is idle until its captor commits a fitting Crew to it
	lr121 playtest.RuleID = 121 // the Draw Phase offers choices to refill Unit and Command hands up to their maximum sizes
	lr122 playtest.RuleID = 122 // each player first draws one Command card
	lr123 playtest.RuleID = 123 // each player then draws any two further cards
	lr124 playtest.RuleID = 124 // at the end of the Draw Phase a hand holds at most 7 Unit cards
	lr125 playtest.RuleID = 125 // at the end of the Draw Phase a hand holds at most 5 Command cards
	lr126 playtest.RuleID = 126 // a Unit card discarded for the limit goes under the Reserves deck and stays in the game
	lr127 playtest.RuleID = 127 // a new Turn begins when the Draw Phase is complete
	lr128 playtest.RuleID = 128 // a destroyed Unit is worth its cost in Victory Points to its destroyer
	lr129 playtest.RuleID = 129 // a captured Unit is worth double its cost in Victory Points to its captor
	lr130 playtest.RuleID = 130 // standard game
	lr131 playtest.RuleID = 131 // standard game
	lr132 playtest.RuleID = 132 // situation game
	lr136 playtest.RuleID = 136 // hull Down goes under a tank or tank destroyer of its player's choice in the Commitment Phase and gives +1 Defense
	lr137 playtest.RuleID = 137 // casualty
	lr138 playtest.RuleID = 138 // immobilized
	lr139 playtest.RuleID = 139 // the M4A1 Sherman lists three weapons
	lr140 playtest.RuleID = 140 // the Panther of the damage example has Half Endurance 9
)

const lastRule = 140

// played lists them all.
var played = [...]playtest.RuleID{
	lr001, lr002, lr003, lr004, lr005, lr008, lr009, lr010, lr011, lr012, lr013, lr014, lr016, lr017, lr018,
	lr019, lr020, lr021, lr022, lr023, lr024, lr025, lr026, lr027, lr028, lr029, lr030, lr032, lr033, lr034,
	lr035, lr038, lr039, lr040, lr041, lr042, lr043, lr044, lr045, lr046, lr047, lr048, lr049, lr050, lr051,
	lr052, lr053, lr054, lr056, lr057, lr058, lr059, lr060, lr061, lr062, lr063, lr064, lr066, lr067, lr068,
	lr069, lr070, lr071, lr072, lr073, lr074, lr075, lr076, lr077, lr078, lr079, lr080, lr081, lr083, lr084,
	lr085, lr086, lr087, lr088, lr089, lr090, lr091, lr092, lr093, lr094, lr095, lr097, lr098, lr099, lr100,
	lr101, lr102, lr103, lr104, lr105, lr108, lr109, lr110, lr111, lr112, lr113, lr114, lr115, lr116, lr117,
	lr118, lr119, lr120, lr121, lr122, lr123, lr124, lr125, lr126, lr127, lr128, lr129, lr130, lr131, lr132,
	lr136, lr137, lr138, lr139, lr140,
}
