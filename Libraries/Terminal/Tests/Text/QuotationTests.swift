import ChallengeTerminalMocks
import Testing

@testable import ChallengeTerminal

struct QuotationTests {
    @Test(arguments: [
        ("Did you mean 'sky planet mars'? Yes.", ["Did you mean", "'sky planet mars'?", "Yes."]),
        ("Use 'sky add --note 'for it'' now", ["Use", "'sky add --note 'for it''", "now"]),
        (#"Use 'sky add 'Rick'\''s x'' or so"#, ["Use", #"'sky add 'Rick'\''s x''"#, "or so"]),
        ("«sky planet mars pluto» es así", ["«sky planet mars pluto»", "es así"]),
        (#"Use "sky add 'Rick S'" now"#, ["Use", #""sky add 'Rick S'""#, "now"]),
        ("'a' matches 2 planets", ["'a' matches 2", "planets"]),
        ("It's open 'til nine o'clock", ["It's open 'til", "nine o'clock"]),
    ])
    func `a quotation is on one line, even if it is wider`(text: String, lines: [String]) {
        #expect(SafeText(text).wrappedAroundQuotations(to: 15).map(\.plain) == lines)
    }

    @Test func `a word that fits only into a line without the indentation is not indented`() {
        let lines = SafeText("Morty 2013-12-02 x 2013-12-021").wrapped(to: 10, indentingRest: 2)

        #expect(lines.map(\.plain) == ["Morty", "2013-12-02", "  x", "  2013-12-", "  021"])
    }

    @Test func `a message has its command line on one line`() {
        let error = MemoryOutput(terminalColumns: 20)
        let console = Console(
            streams: Streams(input: MemoryInput([]), output: MemoryOutput(), error: error), environment: [:],
            color: .never)

        console.note("Similar: x. Did you mean 'sky planet mars --all'?")

        #expect(error.text == "note: Similar: x.\nDid you mean\n'sky planet mars --all'?\n")
    }
}
