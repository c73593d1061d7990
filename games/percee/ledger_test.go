package percee

// What follows is cited here and not in the tables, because it is true of every
// game that they play: PV-001 (two players), PV-005 to PV-007 (what is a ground
// unit: TestFindings wants twelve a side, supports apart), PV-012 and PV-014
// (size and colour: no rule reads them, see units.go), PV-019 (53 cards:
// TestFindings), PV-072 and PV-087 (TestRules, TestLines), PV-137
// (TestAnnihilation).
