import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The pictures of the browser while the selection moves, counted in the bytes for a terminal.
@Suite(.timeLimit(.minutes(15))) struct MovedPictureTests {
    private static let count = 60

    /// Returns the numbers of the pictures that are on the screen after each frame.
    private func frames(_ output: String) -> [Set<Substring>] {
        var shown: Set<Substring> = []
        return output.components(separatedBy: "\u{1B}[?2026h").dropFirst().map { text in
            let frame = text.components(separatedBy: "\u{1B}[?2026l")[0]
            for sequence in frame.components(separatedBy: "\u{1B}_Ga=").dropFirst() {
                let number = sequence.drop { $0 != "i" }.dropFirst(2).prefix { $0.isNumber }
                if sequence.hasPrefix("T,") { shown.insert(number) } else { shown.remove(number) }
            }
            return shown
        }
    }

    @Test func `moving through 60 stored pictures draws no frame with an empty area`() async throws {
        let mirror = try MirrorServer(dataSet: .small(characters: (1...Self.count).map { "\($0):Rick \($0)" }))
        let program = try Program(mirror: mirror)
        try await program.run("sync", "--pictures")
        let running = try program.startShell(
            ["/bin/sh", "-c"], "challenge browse --offline", inTerminal: true, window: Window(columns: 120, rows: 36),
            environment: ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"])
        try await running.waitForOutput { $0.output.contains("\u{1B}[c") }
        running.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35)\u{1B}\\\u{1B}[?62c")
        // The pictures are decoded for their size; the last one stays until the next one is there.
        var (start, last) = (0, Set<Substring>())
        for number in 1...Self.count {
            if number > 1 { running.type("j") }
            try await running.waitForOutput { printed in
                let frames = frames(printed.output)
                let isNext = frames.last.map { !$0.isEmpty && $0 != last } ?? false
                if isNext { (start, last) = (frames.count, frames.last ?? []) }
                return isNext
            }
        }

        for number in 1..<Self.count {
            running.type("k")
            try await running.waitForOutput { frames($0.output).count >= start + number }
        }
        running.type("q")
        let outcome = try await running.outcome()

        let moved = frames(outcome.output).dropFirst(start)
        #expect(outcome.exitCode == 0 && moved.count >= Self.count - 1)
        #expect(moved.filter { $0.count != 1 } == [])
    }
}
