package lineandreserve

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

func BenchmarkGames(b *testing.B) {
	rulestest.Bench(b, "", load(b), []playtest.Player[State]{playtest.Random[State](), Greedy()})
}
