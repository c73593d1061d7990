package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"path"
	"slices"

	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// ladderFile is the name of a game's recorded ladder: the output of `playtest ladder
// --deep --json`, kept beside game.yaml.
const ladderFile = "ladder.json"

// recordedLadder reads how the players that think ahead compare with weaker ones in a game
// with some number of seats; nil if nothing is recorded.
func recordedLadder(source trial.Source, seats int, found *diag.List) []*verdict.AdjacentPlayers {
	text, err := fs.ReadFile(source.FS, ladderFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	var rungs []*verdict.AdjacentPlayers
	if err == nil {
		err = json.Unmarshal(text, &rungs)
	}
	if err == nil && slices.ContainsFunc(rungs, func(r *verdict.AdjacentPlayers) bool { return !r.Sound(seats) }) {
		err = errors.New("a comparison lacks a player, or its counts are impossible")
	}
	if err != nil {
		found.Errorf(placeOf(err, text, path.Join(source.Place, ladderFile)), playtest.CodeLadder, "the recorded ladder cannot be read: %v", err).
			Hintf("record it again with `punchboard playtest ladder GAME --deep --json`, or delete the file")
		return nil
	}
	for _, r := range rungs {
		r.Recorded = true
	}
	return slices.DeleteFunc(rungs, func(r *verdict.AdjacentPlayers) bool { return !thinks(r.Player) })
}

// placeOf returns where in a JSON text an error is.
func placeOf(err error, text []byte, file string) diag.Pos {
	at := int64(0)
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset
	case errors.As(err, &kind):
		at = kind.Offset
	}
	before := text[:min(int(at), len(text))]
	return diag.Pos{File: file, Line: 1 + bytes.Count(before, []byte("\n")), Col: max(1, len(before)-1-bytes.LastIndexByte(before, '\n'))}
}
