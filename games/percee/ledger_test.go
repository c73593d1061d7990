package percee

// These rules are cited here and not in the tables, because they apply to every
// game that they play: PV-001 (two players), PV-005 to PV-007 (what is a ground
// unit: TestFindings checks for twelve per side, not counting supports), PV-012
// and PV-014 (size and color: no rule uses them, see units.go), PV-019 (53
// cards: TestFindings), PV-072 and PV-087 (TestRules, TestLines), PV-137
// (TestAnnihilation).
