package layouttest

import (
	"punchboard/scene"
)

func UsesIn(marks []scene.Mark, f func(*scene.Use)) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Use:
			f(m)
		case *scene.Group:
			UsesIn(m.Marks, f)
		}
	}
}
