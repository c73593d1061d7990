package impose

import (
	"punchboard/geom"
	"punchboard/scene"
)

// Manifest lists the counters of a job, with their numbers and sheets.
type Manifest struct {
	Rows  []ManifestRow // in the order of the stacks
	Pages []scene.Page  // printed after the sheets; none if the paper is too small for them
}

// ManifestRow is one counter of a manifest.
type ManifestRow struct {
	ID, Name string
	Copies   int
	Size     geom.Size
	Round    bool
	Sheets   []int // counted from 1, in order
	stack    *Stack
	item     *Item
}

// manifest lists the counters of sets that request it, or returns nil if none does. It
// must be called after the sheets have been drawn.
func (im *imposer) manifest() *Manifest {
	m := &Manifest{}
	for i := range im.job.Stacks {
		s := &im.job.Stacks[i]
		if s.Lay == nil || !s.Lay.Manifest {
			continue
		}
		for k := range s.Items {
			if item := &s.Items[k]; item.Copies > 0 {
				m.Rows = append(m.Rows, ManifestRow{item.ID, item.Title, item.Copies, s.Size, s.Round, im.sheetsOf[item], s, item})
			}
		}
	}
	if len(m.Rows) == 0 {
		return nil
	}
	m.Pages = im.manifestPages(m.Rows)
	return m
}

// noteSheet records that a piece is on a sheet.
func (im *imposer) noteSheet(p itemCopy, sheet int) {
	if on := im.sheetsOf[p.item]; len(on) == 0 || on[len(on)-1] != sheet {
		im.sheetsOf[p.item] = append(on, sheet)
	}
}
