package tune

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync/atomic"

	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// propose plays new games of what the search found, or of what came nearest, and of the
// game as it is. These games chose nothing, so that their figures are not too good.
func (s *search) propose(ctx context.Context, r *report.Tuning) error {
	chosen := distinct(s.met)
	if chosen = chosen[:min(len(chosen), MostProposals)]; len(chosen) > 0 {
		r.End = report.ProposalsFound
	} else if s.nearest != nil {
		chosen = []*version{s.nearest}
	}
	if len(chosen) == 0 {
		return nil
	}
	r.Fresh = s.freshGames()
	fresh, done, stop := s.fresh(uint64(len(chosen) + 1))
	defer stop()
	before, err := s.judgeAgain(ctx, fresh, s.base, done)
	if err != nil {
		return err
	}
	for _, v := range chosen {
		p, err := s.proposal(v)
		if err != nil {
			return err
		}
		after, err := s.judgeAgain(ctx, fresh, v, done)
		if err != nil {
			return err
		}
		s.confirm(&p, before, after)
		r.Proposals = append(r.Proposals, p)
	}
	return s.think(ctx, r, chosen)
}

// fresh returns the games of the confirmation and shows their progress.
func (s *search) fresh(versions uint64) (m playtest.Match, done *atomic.Uint64, stop func()) {
	m = playtest.Match{Players: s.Agents, Seed: s.Seed + 1, Games: playtest.Range{To: s.freshGames()}, Workers: s.Workers}
	done, stop = s.watch("confirmation", versions*s.freshGames())
	return m, done, stop
}

// freshGames returns how many games of each version confirm a proposal: more than chose it,
// so that a proposal that meets the claims is rarely left undecided.
func (s *search) freshGames() uint64 { return 2 * s.Games }

// judgeAgain plays new games of a version and judges only these.
func (s *search) judgeAgain(ctx context.Context, m playtest.Match, v *version, done *atomic.Uint64) ([]verdict.Finding, error) {
	run, err := v.play.Run(ctx, m, done)
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	return s.judge(&version{data: v.data, play: v.play, stats: run}), nil
}

// confirm compares the findings before and after a change: the claims, and the other
// limits that are surely exceeded only after it.
func (s *search) confirm(p *report.Proposal, before, after []verdict.Finding) {
	p.After = s.claimed(after)
	p.Level = s.standing(p.After)
	for i := range p.After {
		was := find(before, keyOf(&p.After[i]))
		if was == nil {
			was = &verdict.Finding{}
		}
		p.Before = append(p.Before, *was)
	}
	for _, f := range s.claimed(before) {
		if missed(&f) && find(p.After, keyOf(&f)) == nil { // gone
			p.Before, p.After = append(p.Before, f), append(p.After, verdict.Finding{})
		}
	}
	for _, f := range after {
		was := find(before, keyOf(&f))
		if slices.Contains(AllClaims(), f.Class) && !slices.Contains(s.Claims, f.Class) && missed(&f) && (was == nil || !missed(was)) {
			p.Worse = append(p.Worse, f)
		}
	}
}

// think lets players who think ahead play the proposals too.
func (s *search) think(ctx context.Context, r *report.Tuning, chosen []*version) error {
	if s.Thinking == nil {
		return nil
	}
	done, stop := s.watch("thinking players", uint64(len(chosen))*s.ThinkingGames)
	defer stop()
	m := playtest.Match{Players: *s.Thinking, Seed: s.Seed + 1, Games: playtest.Range{To: s.ThinkingGames}, Workers: s.Workers}
	for i, v := range chosen {
		found, err := s.judgeAgain(ctx, m, v, done)
		if err != nil {
			return err
		}
		for _, f := range s.claimed(found) {
			if f.Class != verdict.Shortage { // needs far more games
				r.Proposals[i].Thinking = append(r.Proposals[i].Thinking, f)
			}
		}
	}
	return nil
}

// proposal describes a version and checks that the variant plays it.
func (s *search) proposal(v *version) (report.Proposal, error) {
	p := report.Proposal{Changes: changesOf(v.moves), Size: v.size, Variant: string(variant(s.Data, v.moves))}
	if err := s.sameAsVariant(v); err != nil {
		return p, err
	}
	p.Diff = s.diff(v, p.Variant)
	return p, nil
}

// ErrFilesChanged means that a variant does not play as the version that was judged,
// because the game's files are not those any more that were searched.
var ErrFilesChanged = errors.New("the files of the game have changed since the search began")

// sameAsVariant checks that the file of the variant plays exactly as the version that was
// judged.
func (s *search) sameAsVariant(v *version) error {
	g := s.load(v.moves)
	if g == nil {
		return fmt.Errorf("%w: the variant with %s has errors", ErrFilesChanged, name(v.moves))
	}
	if p := s.rules(g); p == nil || p.Catalog().Data != v.play.Catalog().Data {
		return fmt.Errorf("%w: the variant with %s plays otherwise than what was judged", ErrFilesChanged, name(v.moves))
	}
	return nil
}

// diff returns what a version changes in the game's own files. If these cannot be
// edited, or play otherwise, it is the file of the variant.
func (s *search) diff(v *version, text string) string {
	changes := sets(changesOf(v.moves))
	edited, err := trial.Edit(s.FS, changes)
	if err == nil {
		if p := s.rules(loaded(edited, s.Data, "")); p != nil && p.Catalog().Data == v.play.Catalog().Data {
			if d, err := trial.Diff(s.FS, changes); err == nil {
				return d
			}
		}
	}
	return trial.UnifiedDiff(variantFile, nil, []byte(text))
}
