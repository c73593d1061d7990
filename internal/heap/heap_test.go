package heap

import (
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// The block must not be counted as live: the collector would then let the heap grow by several times its size.
func TestPrepareLeavesNothing(t *testing.T) {
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
