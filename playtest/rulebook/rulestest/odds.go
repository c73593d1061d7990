package rulestest

import (
	"math/big"
	"strconv"
	"testing"
)

// Odds compares exact probabilities and means with testdata/probabilities.csv,
// which must have at least the given number of rows: table, key, modifier,
// outcome, numerator and denominator. Of returns one of them; nil for what
// never happens.
func Odds(t *testing.T, least int, of func(table, key string, mod int, outcome string) *big.Rat) {
	t.Helper()
	rows := Rows(t, "testdata/probabilities.csv")
	for _, row := range rows {
		mod, err := strconv.Atoi(row[2])
		if err != nil {
			t.Fatal(err)
		}
		got := of(row[0], row[1], mod, row[3])
		if got == nil {
			got = new(big.Rat)
		}
		if want := row[4] + "/" + row[5]; got.String() != want {
			t.Errorf("%s %s at %+d: %s = %s, want %s", row[0], row[1], mod, row[3], got, want)
		}
	}
	if len(rows) < least {
		t.Errorf("%d fractions only", len(rows))
	}
}
