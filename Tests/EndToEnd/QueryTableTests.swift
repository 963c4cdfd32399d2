import ChallengeTestSupport
import Testing

/// The first match of 120 queries in the bundled data, for every way to search and to name.
struct QueryTableTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    /// The identifiers of the items, each with a text that means it.
    @Test(arguments: [
        (
            "character",
            """
            1 rick; 2 morty; 3 summer; 4 beth; 5 jerry; 242 mr meeseeks; 242 meeseeks; 252 noob noob; 252 noob-noob; \
            252 noobnoob; 1 sanchez rick; 47 bird person; 47 birdperson; 592 phoenix person; 306 scaryterry; \
            306 scary terry; 329 snuffles; 329 snowball; 331 squanchy; 344 tammy guetermann; 344 guetermann tammy; \
            1 rick c-137; 174 jerry 5-126; 244 mr poopybutthole; 244 poopybutthole; 244 poopy butthole; 240 goldenfold; \
            240 mr goldenfold; 180 jessica; 196 krombopulos michael; 196 michael krombopulos; 118 evil morty; \
            265 pickle rick; 265 rick pickle; 103 doofus rick; 347 president curtis; 7 abradolf; \
            7 lincler abradolf; 193 king jellybean; 259 pencilvester; 826 butter robot; 388 zeep; 372 unity; 94 diane; \
            762 martinez; 762 martínez; 42 big head; 42 bighead morty; 389 zeta alpha; 215 maximums; 294 ricktiminus; \
            592 phoenixperson; 81 crocubot; 282 revolio; 324 sleepy gary; 76 cousin nicky; 352 tinkles; \
            40 beths mytholog; 160 hunters father; 107 dr wong; 291 rick j-22; 47 47; 331 331; 230 morty jr; \
            37 beth sanchez; 524 kirkland meeseeks;
            """
        ),
        (
            "episode",
            """
            28 s3e7; 28 3x07; 28 S03E07; 28 3x7; 1 pilot; 28 ricklantis; 28 ricklantis mixup; 28 mixup ricklantis; \
            51 rickmurai; 6 rick potion; 6 potion 9; 15 total rickall; 32 tomorty; 39 vat of acid; 39 acid vat; \
            47 thanksploitation; 30 abcs of beth; 30 abc's; 21 wedding squanchers; 16 get schwifty; 21 squanchers; 1 1; \
            2 lawnmower dog; 2 dog lawnmower; 25 vindicators;
            """
        ),
        (
            "location",
            """
            3 citadel; 3 citadel of ricks; 3 ricks citadel; 1 earth c-137; 1 c-137; 1 c137; 20 replacement; 20 earth; \
            5 anatomy park; 40 gazorpazorp; 67 blips; 67 blips and chitz; 13 nuptia 4; 4 worldenders lair; \
            4 worldender's; 6 interdimensional cable; 7 immortality field; 35 planet squanch; 9 purge; 3 3; \
            3 space station; 47 dwarf planet; 63 froopyland; 10 venzenulon 7; 8 post apocalyptic; \
            8 post-apocalyptic; 3 citadel station;
            """
        ),
    ])
    func `searches and names agree about the first match`(kind: String, table: String) async throws {
        for row in table.split(separator: ";") {
            let words = row.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true).map(String.init)
            let (identifier, text) = (words[0], words[1].trimmingPrefix(" "))
            let first = ["--limit", "1", "--fields", "id", "--quiet"]

            let all = try await program.start(["search", String(text), "--kind", kind] + first).outcome()
            let search = try await program.start(["\(kind)s", "search", String(text)] + first).outcome()
            let item = try await program.start([kind, String(text), "--fields", "id", "--offline"]).outcome()

            #expect(all.lines == [identifier[...]], "\(text)")
            #expect(search.lines == [identifier[...]], "\(text)")
            // An ambiguous name is an error that lists the items.
            let named =
                item.exitCode == 0 ? item.output[...] : item.error.split(separator: "\n").dropFirst().first ?? ""
            #expect(named.split(whereSeparator: \.isWhitespace).first.map(String.init) == identifier, "\(text)")
        }
    }
}
