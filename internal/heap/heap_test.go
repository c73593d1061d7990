package heap

import (
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"strconv"
	"strings"
	"testing"
	"time"
)

// The block must not be counted as live: the collector would then let the heap grow by several times its size.
func TestPrepareLeavesNothing(t *testing.T) {
	usual := debug.SetGCPercent(400) // as the command does
	defer debug.SetGCPercent(usual)
	Prepare()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	if stats.HeapAlloc >= size/10 || stats.NextGC >= size/2 {
		t.Errorf("after Prepare the heap holds %d bytes and is collected at %d", stats.HeapAlloc, stats.NextGC)
	}
}

// The advice holds for the addresses that the heap uses next, and reserving them takes no memory.
func TestPrepareAdvises(t *testing.T) {
	if _, err := os.Stat("/sys/kernel/mm/transparent_hugepage"); err != nil || !reserve(1<<20) {
		t.Skip("this system takes no advice about large pages")
	}
	Prepare()
	block := make([]byte, 8<<20)
	advised, used := advisedMemory(t)
	if advised < size-4<<20 {
		t.Errorf("%d bytes of addresses are advised, want %d", advised, size)
	}
	if used > size/4 {
		t.Errorf("%d bytes are in use after reserving", used)
	}
	runtime.KeepAlive(block)
}

// advisedMemory returns the bytes of addresses for which large pages were asked, and how many of
// them are in use.
func advisedMemory(t *testing.T) (size, used int) {
	t.Helper()
	maps, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		t.Fatal(err)
	}
	values := map[string]int{}
	for line := range strings.Lines(string(maps)) {
		key, value, _ := strings.Cut(line, ":")
		if n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(value), " kB")); err == nil {
			values[key] = n << 10
		}
		if key == "VmFlags" && strings.Contains(value, " hg") {
			size, used = size+values["Size"], used+values["Rss"]
		}
	}
	return size, used
}

// Only the first collection is postponed: a long run must not keep more garbage than usual.
func TestCollectLate(t *testing.T) {
	usual := debug.SetGCPercent(100)
	defer debug.SetGCPercent(usual)
	collectLate()
	if now := percent(); now != 100*late {
		t.Errorf("the first collection waits for %d percent, want %d", now, 100*late)
	}
	for deadline := time.Now().Add(10 * time.Second); percent() != 100; {
		if runtime.GC(); time.Now().After(deadline) {
			t.Fatalf("after a collection the next one waits for %d percent, want 100", percent())
		}
		time.Sleep(time.Millisecond)
	}
}

// Who turns collections off is heeded.
func TestCollectLateWithoutCollections(t *testing.T) {
	usual := debug.SetGCPercent(-1)
	defer debug.SetGCPercent(usual)
	if collectLate(); percent() >= 0 {
		t.Error("collections are on again")
	}
}

// percent returns the growth of the heap after which it is collected, or -1 for never.
func percent() int {
	read := []metrics.Sample{{Name: "/gc/gogc:percent"}}
	metrics.Read(read)
	if p := read[0].Value.Uint64(); p <= math.MaxInt32 {
		return int(p)
	}
	return -1
}
