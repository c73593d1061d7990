# Developers and CI use these targets. They need only Go and make; "make help"
# lists them.
GO ?= go
BIN := out/.bin/punchboard$(shell $(GO) env GOEXE)
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOVULNCHECK := golang.org/x/vuln/cmd/govulncheck@v1.9.0

# Nested modules, so that a PDF renderer, a validator and the benchmark programs do
# not become dependencies of the command.
NESTED := pdfcheck bench

# install copies the command to $(DESTDIR)$(PREFIX)/bin.
PREFIX ?= /usr/local
DESTDIR ?=

# The version and output folder of a release; the default version is that of git.
VERSION ?=
DIST ?= out/.release

# Packages whose short tests run under the race detector, and, for packages that are
# too slow for that, the tests that use several goroutines.
RACE := ./fonts ./icons ./internal/parallel ./render/pdf/...
RACE_SLOW := ./cmd/punchboard ./games/line-and-reserve ./games/patrol-deck ./games/three-fronts ./layout ./playtest ./playtest/trial ./render/png
RACE_RUN := Workers|Interrupted|Stop|Concurrent|TestScripts/concurrent

.PHONY: help all build print test short check race portable bench update install vuln release archives clean

all: print test ## print and test

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' Makefile

print: build ## print every shipped game in every language into out/
	$(BIN) build --all -o out

build: ## build the command, out/.bin/punchboard
	@mkdir -p $(dir $(BIN))
	$(GO) build -trimpath -o $(BIN) ./cmd/punchboard

test: ## run all tests: this module's, the printed PDFs against another renderer, the benchmarks'
	$(GO) test ./...
	for m in $(NESTED); do (cd $$m && $(GO) test ./...) || exit 1; done

short: ## run the tests in their short form, in about a minute
	$(GO) test -short ./...

check: ## check format, vet, staticcheck, go.mod, and that other platforms compile
	@bad=$$(gofmt -l .); test -z "$$bad" || { echo "gofmt would change: $$bad" >&2; exit 1; }
	for m in . $(NESTED); do (cd $$m && $(GO) mod tidy -diff && $(GO) vet ./...) || exit 1; done
	$(GO) run $(STATICCHECK) ./...
	for p in linux/arm64 darwin/arm64 windows/amd64; do \
		GOOS=$${p%/*} GOARCH=$${p#*/} CGO_ENABLED=0 $(GO) build -o /dev/null ./cmd/punchboard || exit 1; done

race: ## run what is concurrent under the race detector (needs a C compiler)
	CGO_ENABLED=1 $(GO) test -race -short $(RACE)
	CGO_ENABLED=1 $(GO) test -race -short -run '$(RACE_RUN)' $(RACE_SLOW)

portable: ## play and lay out the shipped games on a 32-bit processor, and compare with what is recorded
	GOARCH=386 CGO_ENABLED=0 $(GO) test -run 'Fingerprints|Worker|Thinker|Shipped' ./games ./playtest ./pipeline

bench: ## measure whole runs and their parts; docs/speed.md says how to read it
	cd bench && $(GO) run ./whole
	$(GO) test -run '^$$' -bench . -benchmem ./...
	cd bench && $(GO) test -run '^$$' -bench . -benchmem ./...

update: ## rewrite the golden files; read the diff before you commit it
	$(GO) test $$(grep -rl '"punchboard/internal/golden"' --include=*_test.go . | xargs -n1 dirname | sort -u) -update

install: build ## install the command into PREFIX/bin, /usr/local/bin by default
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(BIN) '$(DESTDIR)$(PREFIX)/bin/'

vuln: ## compare the command with the Go vulnerability database (needs the network)
	$(GO) run $(GOVULNCHECK) ./cmd/punchboard

release: vuln archives ## look for known vulnerabilities, then write the archives

archives: ## write the archives of a release and their checksums into out/.release
	$(GO) run ./internal/release -version '$(VERSION)' -o '$(DIST)'

clean: ## remove what was built and printed
	rm -rf out/.bin out/.release out/*/
