import ChallengeTerminal
import ChallengeTestSupport
import Testing

@testable import ChallengeScreen

struct EventDecoderTests {
    private static let corpus: [(String, [TerminalEvent])] = [
        ("aé日👍", [.key(.character("a")), .key(.character("é")), .key(.character("日")), .key(.character("👍"))]),
        (
            "\r\t\u{7F}\u{8}\u{3}\u{1A}\u{0}\n",
            [
                .key(.enter), .key(.tab), .key(.backspace), .key(.backspace), .key(.control("c")), .key(.control("z")),
                .key(.control("j")),
            ]
        ),
        ("\u{1B}[A\u{1B}[1;5B\u{1B}OC\u{1B}[D", [.key(.up), .key(.down), .key(.right), .key(.left)]),
        ("\u{1B}[H\u{1B}OF\u{1B}[1~\u{1B}[4~", [.key(.home), .key(.end), .key(.home), .key(.end)]),
        ("\u{1B}[3~\u{1B}[5~\u{1B}[6;2~\u{1B}[Z", [.key(.delete), .key(.pageUp), .key(.pageDown), .key(.backTab)]),
        ("\u{1B}[1;2A\u{1B}[1;2B\u{1B}[1;2C\u{1B}[1;6A", [.key(.shiftUp), .key(.shiftDown), .key(.right), .key(.up)]),
        (
            "\u{1B}x\u{1B}é\u{1B}\u{7F}\u{1B}\u{8}é\u{1B}\r",
            [
                .key(.alt("x")), .key(.alt("é")), .key(.altBackspace), .key(.altBackspace), .key(.character("é")),
                .key(.enter),
            ]
        ),
        ("\u{1B}\u{1B}x\u{1B}\u{1B}[A", [.key(.escape), .key(.alt("x")), .key(.escape), .key(.up)]),
        (
            "\u{1B}[<0;3;5M\u{1B}[<32;4;5M\u{1B}[<0;4;5m\u{1B}[<80;1;1M\u{1B}[<2;1;1M\u{1B}[<66;1;1M\u{1B}[<35;2;2M",
            [
                .mouse(MouseEvent(.press(.left), at: Position(column: 2, row: 4))),
                .mouse(MouseEvent(.wheelUp, at: Position(column: 0, row: 0))),
                .mouse(MouseEvent(.press(.right), at: Position(column: 0, row: 0))),
            ]
        ),
        ("\u{1B}[200~a\n\u{1B}[A~é\u{1B}[201~b", [.paste("a\n\u{1B}[A~é"), .key(.character("b"))]),
        ("\u{1B}[200~without end\u{3}q", [.key(.control("c")), .key(.character("q"))]),
        ("\r\n", [.key(.enter), .key(.control("j"))]), ("\u{1B}[I\u{1B}[O", []),
        (
            "\u{1B}[?64;1;2c\u{1B}[12;40R\u{1B}[?2026;2$y\u{1B}[11~\u{1B}[99;99;99u\u{1B}[6;20;10t\u{1B}[4;6;8t",
            [
                .reply(.attributes([64, 1, 2])), .reply(.cellSize(width: 10, height: 20)),
            ]
        ),
        (
            "\u{1B}]11;rgb:00/00/00\u{7}\u{1B}]52;c;eA==\u{1B}\\\u{1B}P>|xterm\u{1B}\\\u{1B}_Gi=1;OK\u{1B}\\",
            [
                .reply(.version("xterm")), .reply(.kitty("i=1;OK")),
            ]
        ),
        ("\u{1B}]unfinished\u{3}\u{1B}Punfinished\u{1B}[B", [.key(.control("c")), .key(.down)]),
        ("\u{1B}[M !!\u{1B}[[Ab", [.key(.character("b"))]),
        ("\u{1B}[\(String(repeating: "1;", count: 100))A", []),
        ("\u{1B}[99999999999999999999~\u{1B}[<0;0;0M", []),
    ]

    private static let bytes = corpus.flatMap { Array($0.0.utf8) }
    private static let events = corpus.flatMap(\.1)

    @Test(arguments: corpus) func `input has its events`(input: String, events: [TerminalEvent]) {
        var sut = EventDecoder()

        #expect(sut.decode(input.utf8) == events)
        #expect(sut.patience == nil)
    }

    @Test func `input has the same events at every split`() {
        for split in Self.bytes.indices {
            var sut = EventDecoder()

            let events = sut.decode(Self.bytes[..<split]) + sut.decode(Self.bytes[split...])

            #expect(events == Self.events, "\(split)")
        }
    }

    @Test func `while the terminal has not answered, an escape waits longer for the rest of an answer`() {
        var sut = EventDecoder()
        sut.awaitsReplies = true

        #expect(sut.decode([0x1B]) == [] && sut.patience == .milliseconds(500))
        #expect(sut.decode("[?62c".utf8) == [.reply(.attributes([62]))])
    }

    @Test func `a lone escape is a key after a time`() {
        var sut = EventDecoder()

        #expect(sut.decode([0x1B]) == [])
        #expect(sut.patience == .milliseconds(50))
        #expect(sut.timeOut() == [.key(.escape)])
        #expect(sut.patience == nil)
        #expect(sut.decode("[".utf8) == [.key(.character("["))])
    }

    @Test(arguments: ["\u{1B}]11;rgb:", "\u{1B}P>|xterm\u{1B}", "\u{1B}[?64;", "\u{1B}[M !", "\u{1B}_G"])
    func `an answer without an end ends after a second without bytes`(start: String) {
        var sut = EventDecoder()

        #expect(sut.decode(start.utf8) == [])
        #expect(sut.patience == .seconds(1))
        #expect(sut.timeOut() == [])
        #expect(sut.decode("q".utf8) == [.key(.character("q"))])
    }

    @Test func `a paste without an end has no time, because its rest must not become keys`() {
        var sut = EventDecoder()

        #expect(sut.decode("\u{1B}[200~text".utf8) == [])
        #expect(sut.patience == nil)
    }

    @Test(arguments: ["]52;c;", "P1$r", "_G", "^", "X", "["])
    func `an answer of any length types nothing`(start: String) {
        var sut = EventDecoder()
        let answer = "\u{1B}\(start)" + String(repeating: "1", count: 100_000)

        #expect(sut.decode((answer + (start == "[" ? "A" : "\u{1B}\\")).utf8) == [])
        #expect(sut.decode((answer + "\rb").utf8) == [.key(.enter), .key(.character("b"))])
    }

    @Test func `bytes that are no text are no events`() {
        var sut = EventDecoder()

        #expect(sut.decode([0xFF, 0xC3, 0x41, 0xED, 0xA0, 0x80, 0xC2, 0x85, 0xE2, 0x82]) == [.key(.character("A"))])
    }

    @Test func `random bytes cause no failure`() {
        var generator = SeededGenerator()
        let alphabet = Array("\u{1B}[]<;?PO~M0129ABm\\\u{7}".utf8)
        for _ in 0..<500 {
            var sut = EventDecoder()
            let bytes = (0..<200).map { _ in
                Bool.random(using: &generator)
                    ? UInt8.random(in: 0 ... .max, using: &generator)
                    : alphabet[Int.random(in: alphabet.indices, using: &generator)]
            }
            let split = Int.random(in: 0..<200, using: &generator)
            var whole = EventDecoder()

            let events = sut.decode(bytes[..<split]) + sut.decode(bytes[split...])

            #expect(events == whole.decode(bytes))
        }
    }

    @Test(arguments: ["\u{1B}[200~", "\u{1B}]", "\u{1B}[", "\u{1B}\u{1B}", "~"])
    func `the time is linear`(start: String) {
        let factor = Growth.factor(from: 20_000) { size in
            Array(start.utf8)
                + Array(repeating: start == "\u{1B}[" ? UInt8(ascii: ";") : UInt8(ascii: "~"), count: size)
        } work: { bytes in
            var sut = EventDecoder()
            _ = sut.decode(bytes)
        }

        #expect(factor < Growth.linear)
    }
}
