package report

import "punchboard/verdict"

var english = &words{
	ready: "READY TO PRINT", almost: "READY, with things to watch", unsure: "NOT ENOUGH DATA", notReady: "NOT READY TO PRINT",
	caveat:  "What this cannot tell: whether it is fun, clear or quick at a table. The players were programs; they neither bluff nor talk.",
	run:     "%s games, %s against %s · seed %d · fingerprint %s",
	levels:  [4]string{"PASS", "NO DATA", "WATCH", "FAIL"},
	agents:  map[string]string{"random": "random players", "seeker": "rule seekers", "greedy": "sensible players", "sh200": "thinking players (200)", "sh1000": "thinking players (1,000)"},
	percent: "%s%%", decimal: ".", thousands: ",",
	between:  "%s (95%%: %s to %s), from %s, %s against %s",
	ofGames:  "%s, from %s, %s against %s",
	together: "; %d judged together",
	classes: map[verdict.Class]sentences{
		verdict.Broken:    {"The rules broke down: {detail} ({value} of games).", "No game broke its own rules.", shares},
		verdict.RuleGap:   {"A player had to act and could do nothing; the rules do not say what happens then ({value} of games).", "There is always something to do.", shares},
		verdict.Endless:   {"Some games never end ({value}).", "Every game ends.", shares},
		verdict.Draws:     {"{value} of games have no winner; your limit is {limit}.", "Draws: {value} of games.", shares},
		verdict.DeadRule:  {"Rule {subject} never came up.", "The next game shows a new rule with a chance under {value}.", shares},
		verdict.Undrawn:   {"{subject} is hardly ever drawn: in {value} of games.", "{subject} is drawn.", shares},
		verdict.DeadCard:  {"{subject} is drawn and not played: {value} of its draws.", "{subject} is played.", shares},
		verdict.Inert:     {"{subject} never matters: another value plays the very same games.", "{subject} matters.", counts},
		verdict.Dominated: {"{subject} is worse than another card in every way.", "No card is worse than another in every way.", gains},
		verdict.Strength:  {"{subject} moves the result too far: {value} points of a hundred for who draws it early; your limit is {limit}.", "{subject} is worth {value} points.", gains},
		verdict.FirstSeat: {"Who begins wins {value}; it should be 50% give or take {limit}.", "Who begins wins {value}.", shares},
		verdict.Balance:   {"The {subject} side wins {value}; your limit is {limit}.", "The {subject} side wins {value}.", shares},
		verdict.Runaway:   {"Who leads after a quarter of the game wins {value}; your limit is {limit}.", "Who leads after a quarter wins {value}.", shares},
		verdict.Stuck:     {"The {subject} player holds cards and can play none in {value} of turns; two such turns in a row in {games} of games.", "The {subject} player is stuck in {value} of turns.", shares},
		verdict.Exhausted: {"The pile {subject} runs out in {value} of games.", "The pile {subject} runs out in {value} of games.", shares},
		verdict.Shortage:  {"Too few markers: {subject} needs {value} for 999 games in 1,000, and {limit} are printed (short in {games} of games).", "{subject}: {value} needed, {limit} printed.", counts},
		verdict.Misprint:  {"{subject} is played with {value} copies and printed with {limit}.", "What is printed is what is played.", counts},
		verdict.NoSkill:   {"Sensible players win only {value} against random ones; your limit is {limit}.", "Sensible players win {value} against random ones.", shares},
		verdict.Length:    {"Only {value} of games last as long as the box says; your limit is {limit}.", "{value} of games last as long as the box says.", shares},
		verdict.Track:     {"The track {subject} reaches {value}, and is printed to {limit}.", "The track {subject} stays within its print.", counts},
	},
}
