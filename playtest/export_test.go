package playtest

// The toy rules, for the tests of package playtest_test, which import packages
// that import playtest.

type (
	ToyState = toyState
	ToyRules = Rules[toyState]
)

func Toy() ToyRules                 { return newToy() }
func FarsightedToy() ToyRules       { return farsighted() }
func LeakyToy() ToyRules            { return leaky{newToy()} }
func StutteringToy() ToyRules       { return stutter{newToy()} }
func SpoiltToy() ToyRules           { return spoilt() }
func DrawingToy(last bool) ToyRules { return drawing{newToy(), last} }

func ToyPlayers() []Player[ToyState]   { return toyPlayers() }
func ToyCheater() Player[ToyState]     { return cheater() }
func StrongestInToy() Player[ToyState] { return strongest() }
