import ChallengeTestSupport
import Synchronization
import Testing

@testable import ChallengeTerminal

/// The work for command lines with many words.
struct LongCommandLineTests {
    private typealias Occurrence = ScannedCommandLine.Occurrence

    /// Scans the line with a repeated word, and returns the number of definitions of commands that it made.
    private func definitions(for words: [String], _ count: Int, after start: [String] = []) -> Int {
        let made = Mutex(0)
        let command = { @Sendable (name: String, options: [any AnyOption]) in
            Command(
                name,
                onDemand: {
                    made.withLock { $0 += 1 }
                    return Command(name, summary: name, options: options)
                }())
        }
        let size = Option("size", .positiveInteger, help: "size")
        let planets = Command(
            "planets", summary: "planets", subcommands: [command("list", [size]), command("count", [])])
        let root = Command("sky", summary: "sky", subcommands: [planets, command("stars", [size])])
        let line = start + (0..<count).flatMap { _ in words }
        _ = CommandLineScanner.scan(line, root: root.define(), globalOptions: [StandardOptions.quiet])
        return made.withLock { $0 }
    }

    @Test(arguments: [
        (["-q"], []), (["--size", "1"], []), (["--nope"], []), (["-x"], []), (["nope"], []), (["-qqqq"], []),
        (["--nope"], ["planets", "list"]), (["nope"], ["planets"]), (["--size"], ["stars"]), (["--", "-q"], []),
    ])
    func `the commands are defined as often for one word as for a thousand`(words: [String], start: [String]) {
        #expect(definitions(for: words, 1000, after: start) <= definitions(for: words, 2, after: start))
    }

    @Test func `a word of many short options is split in one pass`() {
        let root = Command("sky", summary: "sky")
        let options = [StandardOptions.quiet, StandardOptions.verbose]

        let line = CommandLineScanner.scan(
            ["-" + String(repeating: "qv", count: 5000)], root: root.define(), globalOptions: options)

        #expect(line.occurrences.count == 10_000)
        #expect(line.mistake == nil)
    }

    /// Returns `count` options with values, whose names take turns.
    private func occurrences(_ count: Int) -> CountedCollection<Occurrence> {
        let names = ["name", "format", "tag"]
        return CountedCollection(
            (0..<count).map { index in
                let name = names[index % names.count]
                return Occurrence(
                    option: Option(name, .text, help: name), typedName: name, isShort: false, text: "x",
                    position: index)
            })
    }

    @Test func `the options that count are found with one look at each`() {
        let occurrences = occurrences(999)

        #expect(occurrences.used.map(\.position) == [996, 997, 998])
        #expect(occurrences.reads == 999)
    }

    @Test func `contradictions are found with one look at each option`() {
        let occurrences = occurrences(999)

        #expect(occurrences.contradiction == nil)
        #expect(occurrences.reads == 999)
    }

    @Test func `the values of a repeated option are combined once`() {
        let combined = Mutex<[Int]>([])
        let kind = ValueKind<[String]>(
            placeholder: "TEXT", expectation: .oneOf([]),
            combine: { values in
                combined.withLock { $0.append(values.count) }
                return values.flatMap(\.self)
            }, parse: { [$0] })
        let option = Option("tag", kind, help: "tag")
        var line = ScannedCommandLine(commands: [Command("sky", summary: "sky").define()])
        line.occurrences = (0..<1000).map { index in
            Occurrence(option: option, typedName: "tag", isShort: false, text: "\(index)", position: index)
        }

        #expect(line.value(of: option) == (0..<1000).map { "\($0)" })
        #expect(combined.withLock { $0 } == [1000])
    }

    @Test(arguments: [
        ["nope\(long)"], ["planets", "list", "--\(long)"], ["planets", "list", "--page", long],
        ["planets", "list", "--page=\(long)"], ["planets", "list", "--page", "\(long) \(long)"],
        ["planets", "list", long], ["planets", "list", "--all=\(long)"], ["planets", "list", "--policy", long],
        ["planet", "4", long], ["planet", "1,\(long)"], ["search", "a", "gas", long], ["search", "a", long],
    ])
    func `an error repeats at most 200 characters of an argument`(words: [String]) async {
        let run = await Run(words)

        #expect(run.exitCode == .usage)
        #expect(!run.error.contains(String(repeating: "x", count: 201)))
        #expect(run.error.contains("xxx…"), "\(run.error)")
    }

    private static let long = String(repeating: "x", count: 5000)
}
