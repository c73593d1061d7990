package patroldeck

import "punchboard/playtest"

// The rules of the ledger that are played, by number. What is true of every
// game is reported during setup. The worked examples of the rulebook have no
// number here: tests play them (rules.csv, tag "tested").
const (
	pd003    playtest.RuleID = 3   // each figure has five attributes: Guts, Accuracy, Melee, Endurance and Reaction
	pd004    playtest.RuleID = 4   // all figures of one unit share the same attribute values
	pd005    playtest.RuleID = 5   // a leader may have values of his own
	pd006    playtest.RuleID = 6   // a unit is half a squad or a platoon headquarters
	pd007    playtest.RuleID = 7   // guts measures morale and bravery and is elite, regular or green
	pd008    playtest.RuleID = 8   // accuracy measures skill in firing and is elite, regular or green
	pd009    playtest.RuleID = 9   // melee measures skill in hand-to-hand combat and runs from −1 to +3, 0 being the most common
	pd010    playtest.RuleID = 10  // endurance sets how many wounds a figure can take before it is incapacitated
	pd011    playtest.RuleID = 11  // endurance is normally 3, as low as 2 and as high as 5
	pd012    playtest.RuleID = 12  // reaction, from 1 to 5, governs attempts to interrupt the movement of others
	pd013    playtest.RuleID = 13  // the Activation deck controls the order in which units activate in a turn
	pd014    playtest.RuleID = 14  // the Action deck resolves fire, melee and morale
	pd019    playtest.RuleID = 19  // six-sided order dice work together with the Activation deck to set the activation order
	pd021    playtest.RuleID = 21  // every turn begins with a shuffle of the Activation deck
	pd022    playtest.RuleID = 22  // at the same time one six-sided order die is rolled for each leader figure and placed beside it
	pd023    playtest.RuleID = 23  // every leader (squad leader, assistant squad leader, team leader, platoon leader and so on) rolls exactly one order die each turn
	pd024    playtest.RuleID = 24  // the Activation deck holds red cards 1 to 6, black cards 1 to 6, one reroll-and-reshuffle card and some special cards
	pd025    playtest.RuleID = 25  // of the special cards these rules use just two, Green and Elite
	pd026    playtest.RuleID = 26  // once the order dice are rolled, the game master or a player draws an Activation card
	pd027    playtest.RuleID = 27  // leaders whose order die equals the number of the card may activate with their units
	pd028    playtest.RuleID = 28  // a player with several matching units chooses their order
	pd029    playtest.RuleID = 29  // one unit must be completely finished before the next one starts
	pd030    playtest.RuleID = 30  // when opposing units have the same number, it is decided at random which goes first
	pd031    playtest.RuleID = 31  // on activation the owner first announces what every figure of the unit will do
	pd032    playtest.RuleID = 32  // only after that are the announced actions carried out
	pd033    playtest.RuleID = 33  // the announced actions may not be changed after seeing the results of others
	pd034    playtest.RuleID = 34  // each figure of an activated unit may perform one action
	pd035    playtest.RuleID = 35  // figures of one unit may perform different actions
	pd036    playtest.RuleID = 36  // actions are moving, shooting, throwing a grenade, recovering from stun, reloading and rallying
	pd037    playtest.RuleID = 37  // the only action of a stunned figure is to recover from stun
	pd038    playtest.RuleID = 38  // when all matching units have acted, the next Activation card is drawn
	pd039    playtest.RuleID = 39  // drawing goes on until the reroll-and-reshuffle card appears
	pd040    playtest.RuleID = 40  // it ends the turn: all order dice are rolled again, the Activation deck and every Action deck are reshuffled in full, and a new turn starts
	pd041    playtest.RuleID = 41  // a green unit is one whose leader has green Guts
	pd042    playtest.RuleID = 42  // when the Green card is drawn, the next card is drawn as well
	pd043    playtest.RuleID = 43  // all units with the number of that second card activate, except green units
	pd044    playtest.RuleID = 44  // an elite unit is one whose leader has elite Guts
	pd045    playtest.RuleID = 45  // when the Elite card is drawn, elite units that activated on the previous Activation card activate again at once
	pd046    playtest.RuleID = 46  // when the Elite card is the first card of the turn, one six-sided die is rolled and elite units with that number activate
	pd047    playtest.RuleID = 47  // when a unit activates, one or more of its figures may move
	pd048    playtest.RuleID = 48  // the maximum distance is found by drawing one Action card and reading its movement region
	pd049    playtest.RuleID = 49  // the movement region gives a distance in inches for each grade of Guts
	pd050    playtest.RuleID = 50  // one movement card is drawn per unit, not per figure
	pd052    playtest.RuleID = 52  // a wounded figure moves at half speed: each inch moved costs two inches of allowance
	pd053    playtest.RuleID = 53  // woods and other rough ground halve movement in the same way
	pd054    playtest.RuleID = 54  // crossing a linear obstacle such as a low wall costs 2 inches
	pd055    playtest.RuleID = 55  // passing a doorway costs 2 inches
	pd056    playtest.RuleID = 56  // passing a window costs 4 inches
	pd057    playtest.RuleID = 57  // a figure without enough allowance left to cross a linear obstacle stops; the unused inches are lost and not saved for the next turn
	pd059    playtest.RuleID = 59  // all movement modifiers are cumulative
	pd060    playtest.RuleID = 60  // the back of the record adds that moving up a slope costs 2 inches, like doors and walls
	pd062    playtest.RuleID = 62  // each weapon has three range bands, short, medium and long, given as the largest distance in inches of each band; the short range of a bolt-action rifle is up to 12 inches
	pd063    playtest.RuleID = 63  // the range band of the target is a modifier when firing
	pd064    playtest.RuleID = 64  // shots is the number of attacks a figure makes in one activation; it may differ by band
	pd067    playtest.RuleID = 67  // htH is the effect of the weapon when its bearer fights hand to hand
	pd068    playtest.RuleID = 68  // weapon data are those of Figure 1-1, thirteen lines
	pd069    playtest.RuleID = 69  // shooting uses several draws from the Action deck, each step reading a different region of its card
	pd070    playtest.RuleID = 70  // step 1: the front arc and the line of sight of the shooter are checked
	pd071    playtest.RuleID = 71  // step 2: one card is drawn per attack and its hit indicator is read
	pd072    playtest.RuleID = 72  // reading starts at the letter of the shooter's Accuracy: E elite, R regular, G green
	pd073    playtest.RuleID = 73  // every modifier shifts the reading to the right
	pd074    playtest.RuleID = 74  // shift 1: the target is moving
	pd075    playtest.RuleID = 75  // shift 1: the leader is not present; he counts as absent when stunned, incapacitated, shooting, or farther away than the command radius
	pd076    playtest.RuleID = 76  // shift 1: the shooter is wounded
	pd077    playtest.RuleID = 77  // shift 1: the target is at medium range
	pd078    playtest.RuleID = 78  // shift 2: the target is at long range
	pd079    playtest.RuleID = 79  // shift 2: the shooter is moving
	pd082    playtest.RuleID = 82  // step 3: a black circle at the resulting position is a miss
	pd083    playtest.RuleID = 83  // step 4: a bullet hole at the resulting position is a hit, and the next card decides which figure is hit, where, how badly, and whether cover protects it
	pd084    playtest.RuleID = 84  // for the first hit of an activation the hit randomizer counts figures from the leftmost of the target area, 1 being the leftmost
	pd085    playtest.RuleID = 85  // for later hits of that activation the count goes on from the last figure hit
	pd086    playtest.RuleID = 86  // a count that passes the rightmost figure goes on from the leftmost
	pd087    playtest.RuleID = 87  // a figure may be hit more than once in an activation and stays in the count
	pd088    playtest.RuleID = 88  // incapacitated figures are removed only when the activation is complete
	pd089    playtest.RuleID = 89  // result W reduces the Endurance of the figure by one
	pd090    playtest.RuleID = 90  // result I reduces the Endurance of the figure by three
	pd091    playtest.RuleID = 91  // a figure whose Endurance falls to zero or below is incapacitated and out of the game
	pd092    playtest.RuleID = 92  // every wounded figure is also stunned
	pd094    playtest.RuleID = 94  // if the target is in a kind of cover whose icon is on the card, the cover stops the bullet: no damage, the figure is stunned instead
	pd095    playtest.RuleID = 95  // the cover icons are, from left to right: foxhole or crest of a hill; low obstacle such as log or rock; tree or woods; window or doorway; high obstacle such as a wall; bunker slit or vehicle hatch
	pd097    playtest.RuleID = 97  // step 5: each figure of the area that is wounded or incapacitated gives its leader a morale marker
	pd098    playtest.RuleID = 98  // cover that stops a wound or an incapacitation does not prevent the morale marker
	pd099    playtest.RuleID = 99  // step 6: steps 1 to 5 are repeated while the activated unit has attacks left
	pd100    playtest.RuleID = 100 // a unit or part of it fires at an area such as a field, a building or a wood line
	pd101    playtest.RuleID = 101 // figures of one unit may fire at different areas
	pd102    playtest.RuleID = 102 // one figure fires at one area only, even with several shots
	pd103    playtest.RuleID = 103 // an area may hold figures of several enemy units, and hits may fall on any of them
	pd104    playtest.RuleID = 104 // the morale marker goes to the leader of the unit of the figure concerned
	pd105    playtest.RuleID = 105 // fire into the front half-circle (180 degrees) carries no penalty
	pd106    playtest.RuleID = 106 // fire outside that arc counts as moving fire: two shifts to the right
	pd107    playtest.RuleID = 107 // a figure that fires outside its arc is turned to the new direction
	pd108    playtest.RuleID = 108 // every figure that fires must see one figure or more of the area it fires at
	pd109    playtest.RuleID = 109 // line of sight runs from head to head; if intervening terrain bends a taut string it is blocked
	pd110    playtest.RuleID = 110 // line of sight is not needed to every figure of the area nor to the figure that is hit
	pd111    playtest.RuleID = 111 // a target inside woods can be fired at from outside only within one inch of the edge
	pd112    playtest.RuleID = 112 // figures inside woods can fire out only within one inch of the edge
	pd113    playtest.RuleID = 113 // when shooters and targets are both inside the woods, line of sight reaches six inches
	pd114    playtest.RuleID = 114 // a shooter inside a building can fire out only from an opening: window, door or the like
	pd115    playtest.RuleID = 115 // from outside a building only figures at its openings (window, door and so on) can be targets
	pd116    playtest.RuleID = 116 // range is measured from the firing figure to the center of mass of the target area
	pd117    playtest.RuleID = 117 // different firing figures may be at different ranges
	pd118    playtest.RuleID = 118 // when a card drawn to see whether a shot hits shows Out of Ammunition across its hit symbols, the firing figure is marked out of ammunition
	pd119    playtest.RuleID = 119 // out of Ammunition is ignored on cards drawn for any other reason
	pd120    playtest.RuleID = 120 // a figure without ammunition may move and perform other actions
	pd121    playtest.RuleID = 121 // it may not fire until it has spent an action to reload, which removes the marker
	pd122    playtest.RuleID = 122 // melee takes place when opposing figures come into base-to-base contact
	pd123    playtest.RuleID = 123 // a melee is divided into separate fights, one against one as far as possible
	pd124    playtest.RuleID = 124 // at most three figures of one side may attack a single enemy figure
	pd125    playtest.RuleID = 125 // figures are divided as evenly as possible
	pd128    playtest.RuleID = 128 // in each fight each side draws one Action card and reads its ten-sided die
	pd129    playtest.RuleID = 129 // each stunned figure gives its side −1
	pd130    playtest.RuleID = 130 // each wounded figure gives its side −1; two wounded figures give −2
	pd131    playtest.RuleID = 131 // the side that outnumbers the other gets +2
	pd132    playtest.RuleID = 132 // the side that defends cover gets +3
	pd133    playtest.RuleID = 133 // defending cover counts only with an obstacle between defender and attacker
	pd134    playtest.RuleID = 134 // the weapon's HtH value is added; with several figures only the best one
	pd135    playtest.RuleID = 135 // the Melee attribute is added; with several figures only the best one
	pd136    playtest.RuleID = 136 // the higher modified total wins the fight
	pd137    playtest.RuleID = 137 // the winner draws one card for the damage to a losing figure
	pd138    playtest.RuleID = 138 // however many figures fight, a single card is drawn and a single figure is damaged
	pd139    playtest.RuleID = 139 // no cover applies to that damage
	pd140    playtest.RuleID = 140 // the leader of a figure wounded or incapacitated in melee receives a morale marker
	pd141    playtest.RuleID = 141 // every figure of the losing side goes back two inches
	pd142    playtest.RuleID = 142 // all figures of the winning side may step forward one inch, whatever the terrain cost
	pd143    playtest.RuleID = 143 // that step may take away the defender's cover in a later melee
	pd144    playtest.RuleID = 144 // when the totals are equal nobody wins and all figures move back two inches
	pd145    playtest.RuleID = 145 // this goes on until every fight is resolved; then no opposing figures should be in contact
	pd146    playtest.RuleID = 146 // an attack with a hand grenade follows the small-arms procedure with the changes below
	pd147    playtest.RuleID = 147 // first the intended point of impact is named and marked
	pd148    playtest.RuleID = 148 // a card is drawn with all modifiers to see whether the grenade lands there
	pd149    playtest.RuleID = 149 // if not, the next card is drawn and the number above the symbol at the same position of its hit indicator gives the scatter in inches
	pd150    playtest.RuleID = 150 // the bayonet left of the hit indicator gives the direction, the card being aligned with the line from thrower to target
	pd152    playtest.RuleID = 152 // the burst of a grenade is a regular octagon measuring two inches between opposite flats
	pd153    playtest.RuleID = 153 // a card is drawn for each figure whose base lies in or touches the octagon
	pd154    playtest.RuleID = 154 // a small explosion symbol on that card means that the figure is hit
	pd155    playtest.RuleID = 155 // the next card decides the effect of that hit; its hit randomizer is not used
	pd156    playtest.RuleID = 156 // if the card drawn for the explosion shows the stun icon (!!) the figure is stunned rather than wounded
	pd157    playtest.RuleID = 157 // cards are drawn in turn for every figure touched by the burst
	pd158    playtest.RuleID = 158 // cover icons protect against grenade hits in the normal way, stunning instead
	pd159    playtest.RuleID = 159 // the cover icon for woods, and cover by fences, do not protect against high explosive
	pd160    playtest.RuleID = 160 // the Yes box beside the grenade picture on the record shows that the unit has hand grenades
	pd161    playtest.RuleID = 161 // grenades thrown are not counted
	pd162    playtest.RuleID = 162 // if the first card of a throw shows Out of Ammunition, the unit has no hand grenades for the rest of the game
	pd165    playtest.RuleID = 165 // every wound or incapacitation gives a morale marker to the leader concerned
	pd166    playtest.RuleID = 166 // when the unit next activates, before any action, one Action card is drawn for each morale marker and its morale result applied
	pd167    playtest.RuleID = 167 // one morale marker is removed after each card has been drawn and applied
	pd168    playtest.RuleID = 168 // after the last marker, figures that have not moved or shot because of morale may act normally
	pd169    playtest.RuleID = 169 // several markers are resolved one after the other; the same figure may be affected more than once, for instance charging the enemy and then running for cover
	pd170    playtest.RuleID = 170 // stunned figures can normally do nothing but recover
	pd171    playtest.RuleID = 171 // a stunned figure that a morale result moves does move, and stays stunned
	pd172    playtest.RuleID = 172 // results worded for the unit affect all its figures
	pd173    playtest.RuleID = 173 // results worded for a random figure or for the figure with the lowest or highest Guts affect one figure
	pd174    playtest.RuleID = 174 // if all figures have the same Guts, a card is drawn and the hit randomizer chooses the figure
	pd175    playtest.RuleID = 175 // a pinned unit may activate only on black cards
	pd176    playtest.RuleID = 176 // a pinned unit that activates on a black six is no longer pinned; only a six does this
	pd177    playtest.RuleID = 177 // if a pinned unit shows a six and the turn ends before the black six is drawn, it is no longer pinned when the reshuffle card is drawn
	pd179    playtest.RuleID = 179 // units receive no morale markers while checking morale, even if further figures are wounded or incapacitated
	pd180    playtest.RuleID = 180 // reaction is used to interrupt the movement of the active unit
	pd181    playtest.RuleID = 181 // one or more figures of a non-active unit that are not stunned may try to interrupt movement
	pd182    playtest.RuleID = 182 // reaction fire is possible only if the moving figures are in the front 180-degree arc of the reacting figures
	pd183    playtest.RuleID = 183 // the reacting player announces the attempt while the active player is moving figures
	pd184    playtest.RuleID = 184 // the announcement states what the figures will do: fire, run away or charge, for instance
	pd185    playtest.RuleID = 185 // a card is drawn for each reacting figure and its hit randomizer read as a five-sided die
	pd186    playtest.RuleID = 186 // if the result is less than the figure's Reaction, the figure performs the announced action
	pd187    playtest.RuleID = 187 // after it a stun marker is placed on the figure, which will spend its next activation removing it
	pd188    playtest.RuleID = 188 // a five means no reaction, and a stun marker nevertheless
	pd191    playtest.RuleID = 191 // the scenario uses the twelve unit records of the seed: six airborne team records and one airborne headquarters, four German team records and one German headquarters. Their figures are the seed’s; the leader names are invented (PG-74)
	pd192    playtest.RuleID = 192 // the Americans win when there are no Germans who are not incapacitated in either building
	pd193    playtest.RuleID = 193 // if that is not achieved, the Germans have gained the time they needed and win
	lastRule playtest.RuleID = 193
)

// played lists the rules above.
var played = [...]playtest.RuleID{
	pd003, pd004, pd005, pd006, pd007, pd008, pd009, pd010, pd011, pd012, pd013, pd014,
	pd019, pd021, pd022, pd023, pd024, pd025, pd026, pd027, pd028, pd029, pd030, pd031,
	pd032, pd033, pd034, pd035, pd036, pd037, pd038, pd039, pd040, pd041, pd042, pd043,
	pd044, pd045, pd046, pd047, pd048, pd049, pd050, pd052, pd053, pd054, pd055, pd056,
	pd057, pd059, pd060, pd062, pd063, pd064, pd067, pd068, pd069, pd070, pd071, pd072,
	pd073, pd074, pd075, pd076, pd077, pd078, pd079, pd082, pd083, pd084, pd085, pd086,
	pd087, pd088, pd089, pd090, pd091, pd092, pd094, pd095, pd097, pd098, pd099, pd100,
	pd101, pd102, pd103, pd104, pd105, pd106, pd107, pd108, pd109, pd110, pd111, pd112,
	pd113, pd114, pd115, pd116, pd117, pd118, pd119, pd120, pd121, pd122, pd123, pd124,
	pd125, pd128, pd129, pd130, pd131, pd132, pd133, pd134, pd135, pd136, pd137, pd138,
	pd139, pd140, pd141, pd142, pd143, pd144, pd145, pd146, pd147, pd148, pd149, pd150,
	pd152, pd153, pd154, pd155, pd156, pd157, pd158, pd159, pd160, pd161, pd162, pd165,
	pd166, pd167, pd168, pd169, pd170, pd171, pd172, pd173, pd174, pd175, pd176, pd177,
	pd179, pd180, pd181, pd182, pd183, pd184, pd185, pd186, pd187, pd188, pd191, pd192,
	pd193,
}
