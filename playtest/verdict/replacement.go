package verdict

// JudgeReplacement judges a card by what its owner loses when another card of its kind
// replaces all of its copies. In the deals, seat 0 stands for the player who drew the
// card. The effect is that of one copy; its interval holds for family intervals
// simultaneously.
func JudgeReplacement(p *Paired, copies, family int, limit float64) Finding {
	change, half := p.Change(family)
	n := float64(max(copies, 1))
	gain := -change / n
	half /= n
	f := Finding{
		Class: Strength, Case: ByReplacement, Value: gain, Low: gain - half, High: gain + half,
		N: p.Deals, Family: family, Affected: share(p.Deals-p.Same, p.Deals),
	}
	f.weigh(limit)
	return f
}
