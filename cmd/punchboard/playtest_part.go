package main

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"punchboard/playtest"
	"punchboard/playtest/session"
)

// counted checks --stats, --shard and --resume, and reads the games that were
// already played.
func (r *playRunner) counted(p *session.Session, pairs []session.Pairing) (err error) {
	switch {
	case r.stats != "" && len(pairs) != 1:
		return usageErrorf("choose one pair with --agents", "--stats stores the counts of one pair of players, but %d pairs are selected", len(pairs))
	case r.resume && r.stats == "":
		return usageErrorf("name the file with --stats", "--resume needs the file of the games already played")
	case r.isPart() && r.flags.report != "":
		return usageErrorf("merge the parts with `punchboard playtest merge --judge`, which takes --report", "--report: a part of the games is not judged")
	}
	if err := writable(r.stats); err != nil {
		return err
	}
	if p.Part, err = r.part(); err != nil || !r.resume {
		return err
	}
	p.Had, err = r.had()
	return err
}

// part parses --shard. One part of one is the whole run.
func (r *playRunner) part() (playtest.Part, error) {
	if r.shard == "" || r.shard == "1/1" {
		return playtest.Part{}, nil
	}
	a, b, _ := strings.Cut(r.shard, "/")
	i, errI := strconv.Atoi(a)
	n, errN := strconv.Atoi(b)
	if errI != nil || errN != nil || i < 1 || i > n || n > playtest.MaxParts {
		return playtest.Part{}, usageErrorf("use --shard 2/8 for the second of eight parts", "--shard must have the form I/N, such as 2/8, but is %q", r.shard)
	}
	return playtest.Part{I: i, N: n}, nil
}

// had returns the games in the file of --stats, if there is one. A damaged file is
// replaced: its games are played again.
func (r *playRunner) had() (*playtest.Stats, error) {
	f, err := openStats(r.stats)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, failed(err)
	}
	defer f.Close()
	s, err := playtest.ReadStats(f)
	if err != nil {
		r.t.clear()
		fmt.Fprintf(r.t.err, "%s: %v; all of its games are played again\n", r.stats, err)
		return nil, nil
	}
	return s, nil
}

// badRun wraps an error of playing so that it ends the command.
func (r *playRunner) badRun(err error) error {
	var other *session.OtherRunError
	if errors.As(err, &other) {
		return &exit{exitFound, fmt.Errorf("%s: --resume: the file is from another run: %w", r.stats, err), "remove the file, or use another one"}
	}
	return badMatch(err)
}

// nothing returns the error of a run without games, because its part of them is
// empty.
func (r *playRunner) nothing() error {
	return usageErrorf("use fewer parts, or more --games", "--shard: part %s contains no games", r.shard)
}

// keep writes the statistics of the only pairing that was played.
func (r *playRunner) keep(runs []*playtest.Stats) error {
	if r.stats == "" {
		return nil
	}
	return writeStats(r.stats, runs[0])
}
