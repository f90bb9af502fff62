.DEFAULT_GOAL := help
.PHONY: help setup play cluster web test test-api test-web test-python python laws simulate mutants chaos lint bench bench-server bench-cluster bench-web bench-python lighthouse bots fuzz golden pictures types

# Each box has its rules in a crate of its name.
GAMES := $(patsubst games/%/,%,$(wildcard games/*/))

FUZZ_SECONDS ?= 60
LAWS ?= 20
# How many evenings of a house on several nodes are played through; `make test` has a thousand.
SEEDS ?= 100000
# Which part of all faults is planted: the first of twenty.
MUTANTS ?= 0/20
SECONDS ?= 10
# For how long things are done to a house, and what else `target/debug/chaos --help` has.
CHAOS ?= --minutes 5
# cargo-nextest shows progress and runs test binaries side by side; plain cargo does where it is missing.
TESTS := $(shell command -v cargo-nextest >/dev/null && echo nextest run || echo test)

WEB_TOOLS := web/node_modules/.package-lock.json
BENCH_TOOLS := bench/node_modules/.package-lock.json
WEB_SOURCES := $(shell find web/src web/static locales games -type f) $(wildcard web/*.js web/*.ts)

help:   ## This list
	@grep -hE '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

setup: ## Install what is missing to build (done by every other target)
	@scripts/setup

$(WEB_TOOLS): web/package.json web/package-lock.json | setup
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(BENCH_TOOLS): bench/package.json bench/package-lock.json | setup
	@# Not "npm ci": it wants what other systems would have besides, which not every registry tells.
	cd bench && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

web/build/index.html: $(WEB_TOOLS) $(WEB_SOURCES)
	cd web && npm run --silent build

web: setup web/build/index.html ## Build the web client, which is then built into the program

play: web ## Open the house, and a browser to play in
	@cargo run --release --locked --quiet --bin ratskeller -- serve --open

cluster: web ## Open one house on three nodes, with PostgreSQL, NATS and a proxy, all on this machine, to try out (PORT=7287)
	@scripts/setup services
	@cargo build --release --locked --quiet --bin ratskeller
	@scripts/cluster $(PORT)

test: web ## Run every test
	@scripts/setup services
	@cargo test --doc --workspace --locked --quiet
	cargo $(TESTS) --workspace --locked
	@# A game that the house has never seen, added as CONTRIBUTING says.
	cargo test --workspace --locked --quiet --features server/nim --test nim
	@scripts/setup counting
	scripts/check-hot-path
	@$(MAKE) --no-print-directory test-api test-web test-python

test-api: web ## Run only the test of the HTTP interface: everything that it says of itself, asked at random
	@scripts/setup api
	@# As the other tests have built it, so that nothing is built twice.
	cargo test --workspace --locked --quiet --no-run
	scripts/test-api

test-web: web ## Run only the tests of the web client: its logic, and whole games in a real browser
	@scripts/setup browser
	cd web && npm run --silent test
	@# As the other tests have built it, so that nothing is built twice.
	cargo test --workspace --locked --quiet --no-run
	cd web && npm run --silent e2e

test-python: web ## Run only the tests of the package for Python: itself, its types, examples and notebooks, on every Python there is
	@scripts/setup python
	@# As the other tests have built it, so that nothing is built twice.
	cargo test --workspace --locked --quiet --no-run
	@scripts/python-wheel
	scripts/test-python

python: setup ## Build the package for Python as a wheel, and an environment that has it: target/python/venv
	@scripts/setup python
	@scripts/python-wheel
	@echo "source target/python/venv/bin/activate && python -c 'import ratskeller; print(ratskeller.State(\"piratz\"))'"

laws: setup ## Try the laws of the rules on LAWS (20) times as many random games as `make test` does (takes several minutes)
	LAWS=$(LAWS) cargo test --locked $(GAMES:%=-p %) --test it laws

simulate: setup ## Play SEEDS (100000) evenings of a house on several nodes through, each with other troubles (takes half an hour; FIRST= says where to begin)
	SEEDS=$(SEEDS) cargo test --locked -p server --lib -- simulation::tests::nothing

mutants: setup ## Plant faults in the rules, a sample of them (MUTANTS), and name those that no test notices (takes ten minutes)
	@command -v cargo-mutants >/dev/null || cargo install --locked cargo-mutants
	@# What shrinks to the shortest game takes longest, and nobody reads it here.
	LAWS=1 PROPTEST_MAX_SHRINK_ITERS=0 cargo mutants -p ratskeller-core $(GAMES:%=-p %) \
		--exclude draw.rs --exclude canvas.rs --exclude typescript.rs --sharding round-robin --shard $(MUTANTS) \
		--test-tool $(if $(filter nextest,$(TESTS)),nextest,cargo) --cargo-arg=--locked --output target

chaos: web ## Do things to a house of three nodes while people play, and check what they saw (CHAOS="--minutes 5"; takes ten minutes)
	@scripts/setup services
	@# With everything that a debug build asserts.
	cargo build --locked --bin ratskeller --bin chaos
	target/debug/chaos $(CHAOS)

lint: setup $(WEB_TOOLS) ## Check formatting, lints, that every rule has its code and its test, and who links what
	cargo fmt --all --check
	cd web && npm run --silent check && npm run --silent lint
	cargo clippy --workspace --all-targets --locked -- -D warnings
	@# The rules as whoever only links them has them, without schemas and declarations.
	cargo check --package catalog --locked
	scripts/check-rule-ids
	scripts/check-guide
	scripts/check-crates

bench: setup ## Measure how fast the rules are (docs/performance.md says what to expect)
	cargo bench --locked -p catalog --bench rules
	cargo bench --locked -p terminal --bench frame
	@if command -v valgrind >/dev/null; then scripts/count-instructions; else echo "Without valgrind instructions are not counted." >&2; fi

bench-server: setup $(if $(PEERS),$(BENCH_TOOLS)) ## Measure what the server bears, and write the tables of docs/server.md (takes ten minutes; PEERS=1 measures others beside it, SECONDS=3 only shows what a shorter run finds)
	cargo build --release --locked --bin ratskeller
	@# What a shorter run finds is not written down.
	cargo run --release --locked --bin load -- --seconds $(SECONDS) $(if $(PEERS),--peers) $(if $(filter 10,$(SECONDS)),--write docs/server.md)

bench-cluster: setup ## Measure one house on one, two and three nodes beside one in a file, and write the tables of docs/cluster.md (takes five minutes)
	@scripts/setup services
	cargo build --release --locked --bin ratskeller
	cargo run --release --locked --bin load -- nodes --write docs/cluster.md

bench-web: web ## Measure how smoothly a strip is dragged in a browser
	@scripts/setup browser
	cargo build --locked --bin ratskeller
	cd web && npx playwright test --config bench drag

bench-python: setup ## Measure the package for Python beside OpenSpiel, PettingZoo and RLCard, and write the tables of docs/python.md (takes three minutes, on a quiet machine; SECONDS=1 only shows what a shorter run finds)
	@scripts/setup python
	@scripts/setup peers
	@scripts/python-wheel
	target/python/venv/bin/python bench/python/bench.py --seconds $(SECONDS) $(if $(filter 10,$(SECONDS)),--write docs/python.md)

lighthouse: web ## Measure how quick the pages are on a phone, and write the table of docs/performance.md (takes ten minutes, on a quiet machine)
	@scripts/setup browser
	cargo build --locked --bin ratskeller
	cd web && npx playwright test --config bench lighthouse

bots: setup ## Measure how strong the house's players are, and write the tables of docs/bots.md (takes up to two hours)
	scripts/measure-bots

fuzz: setup ## Throw random bytes at everything that reads input, and at the rules (needs a nightly toolchain)
	@command -v cargo-fuzz >/dev/null || cargo install --locked cargo-fuzz
	@for target in $$(cargo +nightly fuzz list); do \
		mkdir -p fuzz/found/$$target && \
		cargo +nightly fuzz run $$target fuzz/found/$$target fuzz/corpus/$$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done

golden: setup ## Write the expected texts of the golden games and the screens of the terminal client anew, to be looked at before they are committed
	UPDATE_GOLDEN=1 cargo test --quiet -p catalog --test it golden
	UPDATE_GOLDEN=1 cargo test --quiet -p terminal --test it screens

pictures: web ## Take the pictures of the README and draw the icons anew
	@scripts/setup browser
	cargo build --locked --bin ratskeller
	cd web && npx playwright test --config pictures

types: setup ## Write the types of the web client anew, from those of the house
	UPDATE_TYPES=1 cargo test --quiet -p server --test it types::
