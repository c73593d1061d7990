# Developers and CI use these targets. They need only Go and make; "make help"
# lists them.
GO ?= go
BIN := out/.bin/punchboard$(shell $(GO) env GOEXE)
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOVULNCHECK := golang.org/x/vuln/cmd/govulncheck@v1.9.0

# Nested modules, so that a PDF renderer, a validator and the benchmark programs do
# not become dependencies of the command.
NESTED := pdfcheck bench $(BROWSER)

# Its tests need a browser. Go shows what tests print, such as that there is none, only if
# they are run without the names of packages.
BROWSER := live/browsertest

# install copies the command to $(DESTDIR)$(PREFIX)/bin.
PREFIX ?= /usr/local
DESTDIR ?=

# The version and output folder of a release; the default version is that of git.
VERSION ?=
DIST ?= out/.release

# Packages whose short tests run under the race detector, and, for packages that are
# too slow for that, the tests that use several goroutines.
RACE := ./fonts ./icons ./internal/parallel ./live/... ./render/pdf/...
RACE_SLOW := ./cmd/punchboard ./games/line-and-reserve ./games/patrol-deck ./games/three-fronts ./layout ./playtest ./playtest/trial ./render/png
RACE_RUN := Workers|Interrupted|Stop|Concurrent|TestScripts/concurrent

# Tests create much garbage on small heaps. Collecting it less often takes a fifth less
# time, and somewhat more memory.
GOTEST := GOGC=$${GOGC:-400} $(GO) test

# The tests in a browser that "make live-test" runs: all of them.
LIVE_RUN := .

# How long "make fuzz" runs each fuzz target, and how many at a time: one per processor.
FUZZTIME ?= 5s
FUZZERS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
FUZZ := out/.fuzz

.PHONY: help all build print test live-test short check race portable faults fuzz bench update gallery install vuln release archives clean

all: print test ## print and test

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' Makefile

print: build ## print every shipped game in every language into out/
	$(BIN) build --all -o out

# Without cgo, as in releases: the process then starts without the dynamic linker and the C library.
build: ## build the command, out/.bin/punchboard
	@mkdir -p $(dir $(BIN))
	CGO_ENABLED=0 $(GO) build -trimpath -o $(BIN) ./cmd/punchboard

test: ## run all tests: this module's, the printed PDFs against another renderer, the benchmarks'
	$(GOTEST) ./...
	for m in $(filter-out $(BROWSER),$(NESTED)); do (cd $$m && $(GOTEST) ./...) || exit 1; done
	cd $(BROWSER) && $(GOTEST)

short: ## run the tests in their short form, in about a minute
	$(GOTEST) -short ./...

check: ## check format, vet, staticcheck, go.mod, and that other platforms compile
	@bad=$$(gofmt -l .); test -z "$$bad" || { echo "gofmt would change: $$bad" >&2; exit 1; }
	for m in . $(NESTED); do (cd $$m && $(GO) mod tidy -diff && $(GO) vet ./...) || exit 1; done
	$(GO) run $(STATICCHECK) ./...
	for p in linux/arm64 darwin/arm64 windows/amd64; do \
		GOOS=$${p%/*} GOARCH=$${p#*/} CGO_ENABLED=0 $(GO) build -o /dev/null ./cmd/punchboard || exit 1; done

live-test: ## drive "punchboard live" with a real browser; says so if none is installed
	cd $(BROWSER) && $(GO) test -count=1 -v -run '$(LIVE_RUN)' .

race: ## run what is concurrent under the race detector (needs a C compiler)
	CGO_ENABLED=1 $(GOTEST) -race -short $(RACE)
	CGO_ENABLED=1 $(GOTEST) -race -short -run '$(RACE_RUN)' $(RACE_SLOW)

# Some kernels refuse 32-bit programs, so a small one is tried first.
portable: ## play and lay out the shipped games on other processors, and compare with what is recorded
	GOARCH=386 CGO_ENABLED=0 $(GO) vet ./geom/hex ./games ./playtest ./pipeline
	@if GOARCH=386 CGO_ENABLED=0 $(GO) test -run '^$$' ./geom/hex >/dev/null 2>&1; then set -x; \
		GOARCH=386 CGO_ENABLED=0 $(GOTEST) -run 'Fingerprints|Worker|Thinker|Shipped' ./games ./playtest ./pipeline; \
	else echo "this system does not run 32-bit programs, so nothing was run on a 32-bit processor"; fi
	@if command -v qemu-aarch64 >/dev/null; then set -x; \
		GOARCH=arm64 CGO_ENABLED=0 $(GO) test -exec qemu-aarch64 -run 'Fingerprints|Shipped|Length|Hex' ./geom/... ./games/fire-and-cover ./pipeline; \
	else echo "qemu-aarch64 is not installed, so nothing was run on a 64-bit ARM processor"; fi

# The first flag counts which code is reached, as "go test -fuzz" does, but only in this
# module: that compiles in a fraction of the time and runs several times as fast. The second
# one leaves out the tables for debuggers, which take most of the time to link.
fuzz: ## run each fuzz target for FUZZTIME (5s); a failing input is saved in its testdata
	@mkdir -p $(FUZZ)/corpus
	@grep -rl --include=*_test.go '^func Fuzz' . | xargs -n1 dirname | sort -u > $(FUZZ)/packages
	$(GO) test -c -gcflags='punchboard/...=-d=libfuzzer' -ldflags='-s -w' -o $(FUZZ)/ $$(cat $(FUZZ)/packages)
	@while read p; do grep -ho '^func Fuzz[A-Za-z0-9]*' $$p/*_test.go | sed "s#func #$$p $(FUZZ)/$${p##*/}.test #"; done < $(FUZZ)/packages > $(FUZZ)/targets
	@xargs -P $(FUZZERS) -I '{}' sh -c '.ci/fuzz {} $(FUZZTIME)' < $(FUZZ)/targets

faults: ## let everything fail that tests can let fail; takes many minutes
	PUNCHBOARD_FAULTS=all $(GO) test -timeout 2h -run 'Truncat|Failure|Kill' \
		$$(grep -rl '"punchboard/internal/fault"' --include=*_test.go . | xargs -n1 dirname | sort -u)

bench: ## measure whole runs and their parts; docs/speed.md says how to read it
	cd bench && $(GO) run ./whole
	$(GO) test -run '^$$' -bench . -benchmem ./...
	cd bench && $(GO) test -run '^$$' -bench . -benchmem ./...
	cd $(BROWSER) && $(GO) test -run '^$$' -bench . -timeout 60m

update: ## rewrite the golden files; read the diff before you commit it
	$(GO) test $$(grep -rl '"punchboard/internal/golden"' --include=*_test.go . | xargs -n1 dirname | sort -u) -update

gallery: ## draw docs/gallery.md, a picture of every component of the shipped games
	$(GO) test ./internal/manualtest -run 'TestGallery' -update

install: build ## install the command into PREFIX/bin, /usr/local/bin by default
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(BIN) '$(DESTDIR)$(PREFIX)/bin/'

vuln: ## compare the command with the Go vulnerability database (needs the network)
	$(GO) run $(GOVULNCHECK) ./cmd/punchboard

release: vuln archives ## look for known vulnerabilities, then write the archives

archives: ## write the archives of a release and their checksums into out/.release
	$(GO) run ./internal/release -version '$(VERSION)' -o '$(DIST)'

clean: ## remove what was built and printed
	rm -rf out/.bin out/.release out/.fuzz out/*/
