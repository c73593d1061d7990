// Package heap prepares the memory of the process for work that allocates a lot.
package heap

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync"
	"time"
)

// CollectRarely lets the garbage collector run as rarely as it does in the command, unless the
// environment says how often. The tests that do what the command does call it, too.
//
// A build creates a lot of garbage on a small heap: collecting it less often costs a few MiB and
// saves a tenth of the time.
func CollectRarely() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}

// size is the number of bytes that Prepare reserves: what building the larger shipped games needs at
// once. It is address space, not memory: a page counts only when the program first writes to it.
const size = 240 << 20

var once sync.Once

// Prepare asks the system to give the heap memory in large pages (2 MiB instead of 4 KiB) from
// here on. Each first write to a page interrupts the program, which is slow on virtual machines:
// without large pages, building a game spends a fifth to a third of its time there. Only the
// first call does anything, and only on systems that let a program ask.
//
// The Go runtime has no setting for this. So Prepare allocates a block, advises the system about
// it and lets the garbage collector have it back, unused, for what is allocated next.
func Prepare() { once.Do(prepare) }

func prepare() {
	usual := debug.SetGCPercent(-1) // such a block would start a collection before it has been advised about
	if usual < 0 {                  // the user wants none, so that the block would be lost
		return
	}
	reserved := reserve(size)
	debug.SetGCPercent(usual)
	if reserved {
		collect() // frees the block, which otherwise would count as in use when the next collection is planned
	}
	collectLate()
}

// collect waits for a collection that is due. runtime.GC would keep the processor busy while it waits, for longer
// than the collection of a small heap takes.
func collect() {
	done := make(chan struct{})
	runtime.AddCleanup(&collected{}, func(done chan struct{}) { close(done) }, done)
	for range 100 {
		runtime.KeepAlive(make([]byte, 256<<10)) // allocating starts it; so much is never on the stack
		select {
		case <-done:
			return
		case <-time.After(time.Millisecond):
		}
	}
}

// late is how many times as much garbage as usual the first collection waits for. With the
// 400 percent of the command, it comes when the heap holds 64 MB: most builds end before.
const late = 4

// collectLate postpones the first collection. It would free little: what a build allocates
// first, the game and its cards, stays. The next collections come as usual.
func collectLate() {
	usual := debug.SetGCPercent(-1)
	if usual < 0 { // the user wants none
		return
	}
	debug.SetGCPercent(usual * late)
	runtime.AddCleanup(&collected{}, collectAsUsual, usual)
}

// collectAsUsual ends the postponement, unless somebody else has set the percentage since.
func collectAsUsual(usual int) {
	if now := debug.SetGCPercent(usual); now != usual*late {
		debug.SetGCPercent(now)
	}
}

// collected is an object that nothing refers to: the first collection finds it. It holds a pointer so
// that the runtime does not keep it together with other small objects.
type collected struct{ _ *int }
