import ChallengeCore
import Foundation

/// The style of code, comments and tests.
enum StyleRules {
    static let all = [
        fileSize, noTraps, noGlobalState, noUnfinishedWork, uncheckedSendable, noSleeping, expectations, suites,
        summaryOpeners, documentationWords,
    ]

    static let fileSize = Rule("a file has at most 350 lines", pattern: 13, minimumFiles: 200, in: .everything) {
        file, _ in
        file.lines.count > 350 ? [file.finding(line: 351, message: "\(file.lines.count) lines")] : []
    }

    static let noTraps = Rule("product code does not trap", pattern: 14, minimumFiles: 130, in: .product) { file, _ in
        let traps = ["try!", " as! ", "fatalError(", "precondition", ".unsafelyUnwrapped"]
        // A `!` after a value, except in `a != b`.
        let unwraps = file.numberedLines.filter { $0.line.contains(/[\w)\]}?]!(?!=)/) && !$0.line.contains("try!") }
        return traps.flatMap { Rule.lines(with: $0, in: file) }
            + unwraps.map { file.finding(line: $0.number, message: "a force unwrap") }
    }

    static let noGlobalState = Rule(
        "product code has no global state", pattern: 14, minimumFiles: 130, in: .product
    ) { file, _ in
        let stored = file.numberedLines.filter { _, line in
            (line.contains("static var ") && !line.contains("{") && !line.contains("@TaskLocal"))
                || (line.hasPrefix("var ") && !line.contains("{"))
        }
        .map { file.finding(line: $0.number, message: "a global variable") }
        return stored + Rule.mentions(of: ["shared", "standard"], in: file)
    }

    static let noUnfinishedWork = Rule(
        "no comment marks unfinished work", pattern: 15, minimumFiles: 200, in: Scope { $0.folder != "Architecture" }
    ) {
        file, _ in
        let marks = ["TO" + "DO", "FIX" + "ME", "MA" + "RK:", "X" + "XX"]
        return file.source.lines.enumerated().flatMap {
            index, line in
            marks.filter { line.contains("// \($0)") || line.contains("/// \($0)") }
                .map { file.finding(line: index + 1, message: $0) }
        }
    }

    static let uncheckedSendable = Rule(
        "@unchecked Sendable has its reason in a comment", pattern: 14, minimumFiles: 130, in: .product
    ) { file, _ in
        let source = file.source.lines
        return file.numberedLines.filter { $0.line.contains("@unchecked") }.filter { number, _ in
            let around = source[max(0, number - 5)..<min(source.count, number + 3)]
            return !around.contains { $0.contains("//") }
        }
        .map { file.finding(line: $0.number, message: "@unchecked without a comment") }
    }

    /// The files that may sleep, because their subject is time.
    static let sleepingFiles: Set<String> = [
        "ClockContract", "LockWait", "WorkerTransport", "SessionExchange", "Console+Status", "RunningProgram",
        "LibraryTests",
        "DamagedLibraryTests", "KilledSyncTests", "NetworkWorkerTests",
    ]

    static let noSleeping = Rule(
        "code waits for events and does not sleep", pattern: 11, minimumFiles: 200, in: .everything
    ) {
        file, _ in
        if sleepingFiles.contains(file.name) { return [] }
        return ["Task.sleep", "usleep(", "Thread.sleep"].flatMap { Rule.lines(with: $0, in: file) }
    }

    static let expectations = Rule(
        "a test has an expectation", pattern: 11, minimumFiles: 60,
        in: Scope { $0.name.hasSuffix("Tests") && !$0.name.contains("+") }
    ) { file, _ in
        let code = file.lines.joined(separator: "\n")
        let tests = code.components(separatedBy: "@Test").count - 1
        let expectations = ["#expect", "#require", "Issue.record", "expect", "check"].map {
            code.components(separatedBy: $0).count - 1
        }
        return tests > 0 && expectations.reduce(0, +) >= tests
            ? [] : [file.finding(line: 1, message: "\(tests) tests")]
    }

    /// The ends of the names of types whose decisions the suite of another type runs.
    private static let testedWith = ["FilterField": "DTO"]

    static let suites = Rule(
        "a file of Domain or Data that decides has a suite", pattern: 11, minimumFiles: 60,
        in: Scope { ["Domain", "Data"].contains($0.layer) }
    ) { file, tree in
        let words = file.lines.filter { !$0.contains("#if ") }.flatMap(SourceFile.words)
        guard !Set(words).isDisjoint(with: ["if", "guard", "switch"]) else { return [] }
        let subjects = file.declarations.flatMap { declaration in
            [declaration.name] + testedWith.map { declaration.name.replacing($0.key, with: $0.value) }
        }
        let tests = tree.files.filter { $0.module == file.module }.flatMap(\.declarations).map(\.name)
        return subjects.contains { tests.contains($0 + "Tests") }
            ? [] : [file.finding(line: 1, message: "no suite is named after one of its types")]
    }

    private static let questionWords: Set<Substring> = [
        "What", "Why", "Whether", "Who", "Which", "Where", "When", "Those", "These", "How", "That",
    ]

    static let summaryOpeners = Rule(
        "a doc summary is a noun phrase or begins with a verb", pattern: 15, minimumFiles: 130, in: .product
    ) { file, _ in
        file.documentation.filter(\.isSummary).compactMap { comment in
            guard let word = SourceFile.words(of: comment.text).first, questionWords.contains(word) else { return nil }
            return file.finding(line: comment.number, message: "begins with \(word)")
        }
    }

    private static let vagueWords: Set<String> = [
        "person", "people", "nobody", "somebody", "anybody", "whoever", "thing", "things", "stands",
    ]

    /// The rule that a doc comment has no vague words, except those of the feature's noun, such as `person`.
    static let documentationWords = Rule(
        "a doc comment names the user, the caller or the object", pattern: 15, minimumFiles: 130, in: .product
    ) { file, tree in
        file.documentation.flatMap { comment in
            SourceFile.words(of: comment.text).filter { word in
                vagueWords.contains(word.lowercased()) && !tree.hasNoun(word.lowercased(), in: file)
            }
            .map { file.finding(line: comment.number, message: "uses the word \($0)") }
        }
    }
}

extension SourceTree {
    /// Returns `true` if the file belongs to a feature with the word in the name of a file, such as `PeopleCommand`.
    fileprivate func hasNoun(_ word: String, in file: SourceFile) -> Bool {
        guard file.area == "Features" else { return false }
        return files.contains { $0.module == file.module && $0.name.lowercased().contains(word) }
    }
}
