import ChallengeGeneration
import Foundation

/// How code is written here.
enum StyleRules {
    static let all = [size, noTraps, noSharedState, noLeftovers, uncheckedWithAReason, noSleeping, expectations]

    static let size = Rule("a file has one subject, and at most 350 lines", minimumFiles: 200, in: .everything) {
        file, _ in
        file.lines.count > 350 ? [file.finding(line: 351, message: "\(file.lines.count) lines")] : []
    }

    static let noTraps = Rule("nothing traps on purpose", minimumFiles: 130, in: .product) { file, _ in
        ["try!", " as! ", "fatalError(", "preconditionFailure("].flatMap { Rule.lines(with: $0, in: file) }
    }

    static let noSharedState = Rule(
        "no state is shared by being global", minimumFiles: 130, in: .product
    ) { file, _ in
        let stored = file.numbered.filter { _, line in
            (line.contains("static var ") && !line.contains("{") && !line.contains("@TaskLocal"))
                || (line.hasPrefix("var ") && !line.contains("{"))
        }
        .map { file.finding(line: $0.number, message: "a global variable") }
        return stored + Rule.mentions(of: ["shared", "standard"], in: file)
    }

    static let noLeftovers = Rule(
        "nothing is left to be done", minimumFiles: 200, in: Scope { $0.folder != "Architecture" }
    ) {
        file, _ in
        let marks = ["TO" + "DO", "FIX" + "ME", "MA" + "RK:", "X" + "XX"]
        return file.source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
            index, line in
            marks.filter { line.contains("// \($0)") || line.contains("/// \($0)") }
                .map { file.finding(line: index + 1, message: $0) }
        }
    }

    static let uncheckedWithAReason = Rule(
        "@unchecked Sendable is followed, or preceded, by its reason", minimumFiles: 130, in: .product
    ) { file, _ in
        let source = file.source.split(separator: "\n", omittingEmptySubsequences: false)
        return file.numbered.filter { $0.line.contains("@unchecked") }.filter { number, _ in
            let around = source[max(0, number - 5)..<min(source.count, number + 3)]
            return !around.contains { $0.contains("//") }
        }
        .map { file.finding(line: $0.number, message: "@unchecked without a word") }
    }

    /// The places where time is what the code is about.
    static let sleepers: Set<String> = [
        "ClockContract", "WorkerTransport", "SessionExchange", "Console+Status", "RunningProgram", "LibraryTests",
        "DamagedLibraryTests", "NetworkWorkerTests", "StateMoveTests",
    ]

    static let noSleeping = Rule(
        "nobody sleeps instead of waiting for an event", minimumFiles: 200, in: .everything
    ) {
        file, _ in
        if sleepers.contains(file.name) { return [] }
        return ["Task.sleep", "usleep(", "Thread.sleep"].flatMap { Rule.lines(with: $0, in: file) }
    }

    static let expectations = Rule(
        "a test expects something", minimumFiles: 60, in: Scope { $0.name.hasSuffix("Tests") && !$0.name.contains("+") }
    ) { file, _ in
        let code = file.lines.joined(separator: "\n")
        let tests = code.components(separatedBy: "@Test").count - 1
        let expectations = ["#expect", "#require", "Issue.record", "expect", "check"].map {
            code.components(separatedBy: $0).count - 1
        }
        return tests > 0 && expectations.reduce(0, +) >= tests
            ? [] : [file.finding(line: 1, message: "\(tests) tests")]
    }
}
