import ChallengeCore

@testable import ChallengeBrowse
@testable import ChallengeScreen

extension ScreenProgram where Message == BrowserMessage {
    /// Returns the text of each row in a window.
    func rows(in size: Size) -> [String] {
        var canvas = Canvas(size: size)
        draw(on: &canvas)
        let buffer = canvas.buffer
        return (0..<size.rows).map { row in
            var text = (0..<size.columns).map { buffer[$0, row].text }.joined()
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// Handles an event and the messages of its effects; returns what is written to the terminal.
    @discardableResult
    mutating func handle(_ event: ProgramEvent<Message>) async -> [String] {
        var written: [String] = []
        for effect in update(event) {
            if case .write(let bytes) = effect { written.append(String(decoding: bytes, as: UTF8.self)) }
            await run(effect)
        }
        return written
    }

    mutating func run(_ effect: Effect<Message>) async {
        let work: @Sendable (@escaping Effect<Message>.Send) async -> Void
        switch effect {
        case .run(_, let operation), .save(let operation): work = operation
        case .cancel, .cancelSaving, .send, .write, .ask: return
        }
        let (messages, continuation) = AsyncStream.makeStream(of: Message.self)
        await work { continuation.yield($0) }
        continuation.finish()
        for await message in messages { await handle(.message(message)) }
    }

    /// Presses the keys, in which `↵`, `⎋`, `⇥`, `⌫` and `⌃` are Enter, Escape, Tab, Backspace and Ctrl-C.
    @discardableResult
    mutating func press(_ keys: String) async -> [String] {
        let special: [Character: Key] = [
            "↵": .enter, "⎋": .escape, "⇥": .tab, "⌫": .backspace, "⌃": .control("c"), "↓": .down, "→": .right,
            "←": .left,
        ]
        var written: [String] = []
        for key in keys { written += await handle(.terminal(.key(special[key] ?? .character(key)))) }
        return written
    }
}

extension Browser {
    var rows: [String] { rows(in: size) }
}
