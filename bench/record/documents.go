package main

import (
	"context"
	"fmt"

	"punchboard/pipeline"
	"punchboard/scene"
)

// documents makes the documents that a build renders of a game on a paper, by
// language.
func documents(ctx context.Context, src pipeline.Source, paper string) (map[string][]*scene.Document, error) {
	made, err := pipeline.Documents(ctx, src, pipeline.Request{Print: []pipeline.Setting{{Key: "paper", Value: paper}}})
	if err != nil {
		return nil, err
	}
	if made.Findings.Errors() > 0 {
		return nil, fmt.Errorf("%s has errors: `punchboard check` tells them", src.Place)
	}
	docs := map[string][]*scene.Document{}
	for _, f := range made.Files {
		if f.Document != nil {
			docs[f.Document.Language] = append(docs[f.Document.Language], f.Document)
		}
	}
	return docs, nil
}
