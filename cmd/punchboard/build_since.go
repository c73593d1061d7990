package main

import (
	"context"
	"errors"
	"fmt"

	"punchboard/diag"
	"punchboard/internal/printed"
	"punchboard/internal/revision"
	"punchboard/internal/stamp"
	"punchboard/pipeline"
)

// cardsSince returns the cards of a game as of a revision of git, composed in memory. Languages and copy lists that
// the game did not have then have no cards.
func (b *builder) cardsSince(ctx context.Context, target target) (*printed.Record, error) {
	game, err := b.gameSince(ctx, target)
	if err != nil {
		return nil, err
	}
	request := b.game.request(b.t, target, &b.print)
	request.Decks, request.Cards = nil, nil // they may have been renamed
	languages := [][]string{nil}
	if len(request.Languages) > 0 {
		languages = nil
		for _, lang := range request.Languages {
			languages = append(languages, []string{lang})
		}
	}
	sets := map[string][]stamp.Card{}
	for _, request.Languages = range languages {
		if err := b.compose(ctx, game, request, sets); err != nil {
			return nil, err
		}
	}
	return printed.Of(sets), nil
}

// gameSince returns the files of a game as of a revision.
func (b *builder) gameSince(ctx context.Context, target target) (pipeline.Source, error) {
	game := target.source()
	if target.dir == "" {
		return game, usageErrorf("use --changed without --since", "--since: %s is part of the program and in no repository", target.place)
	}
	files, err := revision.Open(ctx, target.dir, b.since)
	var unknown *revision.UnknownError
	switch {
	case errors.Is(err, revision.ErrNoGit) || errors.Is(err, revision.ErrNoRepository):
		return game, &exit{exitFound, fmt.Errorf("--since: %s: %w", target.place, err), "use --changed without --since to compare with the last print"}
	case errors.As(err, &unknown):
		return game, usageErrorf("`git tag` lists the tags", "--since: %w", err)
	case err != nil:
		return game, failed(err)
	case files.Empty():
		return game, &exit{exitFound, fmt.Errorf("--since: revision %s has no files of %s", b.since, target.place), "choose a later revision"}
	}
	game.Files, game.Place = files, target.place+"@"+b.since
	return game, nil
}

// compose adds the cards of a game to their sets.
func (b *builder) compose(ctx context.Context, game pipeline.Source, request pipeline.Request, sets map[string][]stamp.Card) error {
	made, err := pipeline.Documents(ctx, game, request)
	var unknown *pipeline.UnknownError
	if errors.As(err, &unknown) && (unknown.Kind == pipeline.KindLanguage || unknown.Kind == pipeline.KindList) {
		return nil
	}
	if err != nil {
		return refused(err, game.Place)
	}
	if made.Findings.Errors() > 0 {
		for _, f := range made.Findings.All() {
			if f.Severity == diag.Error {
				b.t.findings([]diag.Finding{f})
				break
			}
		}
		return &exit{exitFound, fmt.Errorf("--since: the game has errors as of revision %s", b.since), "choose another revision"}
	}
	for _, all := range made.Cards {
		sets[all.Set] = append(sets[all.Set], all.Cards...)
	}
	return nil
}
