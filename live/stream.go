package live

import (
	"fmt"
	"net/http"
	"time"
)

// heartbeat is how often a page hears that the program is still there.
const heartbeat = 15 * time.Second

// serveEvents tells a page of every new state, until it is closed or the session ends.
func (s *Session) serveEvents(w http.ResponseWriter, r *http.Request) {
	one, ok := s.showOf(w, r)
	if !ok {
		return
	}
	l, leave := one.listen(r.URL.Query().Get("lang"))
	defer leave()
	s.hurry() // nobody may have looked at this view when the files changed
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	flush := http.NewResponseController(w)
	fmt.Fprintf(w, "retry: 500\nevent: hello\ndata: {\"build\":%d,\"busy\":%t}\n\n", one.state().Build, one.isDue())
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for {
		if err := flush.Flush(); err != nil {
			return
		}
		select {
		case <-r.Context().Done():
			return
		case <-s.ctx.Done():
			return
		case e := <-l.events:
			fmt.Fprintf(w, "event: %s\ndata: %s\n\n", e.name, e.data)
		case <-beat.C:
			fmt.Fprint(w, ": still here\n\n")
		}
	}
}
