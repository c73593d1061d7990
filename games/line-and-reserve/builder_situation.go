package lineandreserve

import "punchboard/playtest"

// readSituation reads the Situation that the switch names, or the standard game.
func (b *builder) readSituation(d *data) {
	d.standardGame()
	v, ok := b.Game.Switches["situation"]
	if name, _ := v.V.(string); !ok || name == "none" {
		return
	}
	b.Found.Errorf(v.Pos, playtest.CodeSwitch, "switch `situation` cannot be %v", v.V).Hintf("use one of: none")
}
