import ChallengeCore
import ChallengeMirror
import ChallengeResources
import ChallengeTestSupport
import Foundation
import Testing

/// The output of the program, compared with the transcripts in Tests/Golden.
///
/// `CHALLENGE_RECORD=1 swift test --filter GoldenTests` records the transcripts again.
struct GoldenTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../Golden").standardizedFileURL

    @Test(arguments: Transcript.all)
    func `the program prints what its transcript has`(transcript: Transcript) async throws {
        let text = try await transcript.text()

        try Self.compare(text, with: Self.folder.appending(path: transcript.fileName))
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\r" && $0 != "\t" })
    }

    @Test(.timeLimit(.minutes(15)), arguments: ScreenTranscript.all)
    func `the browser shows what its transcript has`(transcript: ScreenTranscript) async throws {
        try Self.compare(try await transcript.text(), with: Self.folder.appending(path: transcript.fileName))
    }

    @Test(.timeLimit(.minutes(15))) func `the picture in the README has screens of the browser`() async throws {
        let text = ScreenPicture(shots: try await ScreenSession.tour()).text

        try Self.compare(text, with: Self.folder.appending(path: "../../Docs/browse.svg"))
        #expect(text.utf8.count <= 200_000)
    }

    @Test func `every transcript belongs to a test`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())

        #expect(Set(names) == Set(Transcript.all.map(\.fileName) + ScreenTranscript.all.map(\.fileName)))
    }

    /// Compares the text with the file, and replaces the file if it is recorded.
    private static func compare(_ text: String, with file: URL) throws {
        let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if ProcessInfo.processInfo.environment["CHALLENGE_RECORD"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        // A changed text is an issue also when it is recorded, so that a record is never taken for a passed test.
        #expect(changes(from: recorded, to: text) == [])
    }

    private static func changes(from recorded: String, to text: String) -> [String] {
        let lines = { (text: String) in text.lines.map(String.init) }
        return lines(text).difference(from: lines(recorded)).map { change in
            switch change {
            case .remove(let offset, let line, _): "\(offset + 1) - \(line)"
            case .insert(let offset, let line, _): "\(offset + 1) + \(line)"
            }
        }
    }
}

/// The command lines of a transcript, which run one after the other in an empty home directory.
struct Transcript: Sendable, CustomTestStringConvertible {
    let name: String
    let language: String
    /// The width of the terminal; `nil` if the output goes into a pipe.
    let columns: Int?
    let commands: [String]

    var fileName: String { ([name, language] + (columns.map { ["\($0)"] } ?? [])).joined(separator: "-") + ".txt" }

    var testDescription: String { fileName }

    /// Runs the commands, and returns their outputs below them.
    func text() async throws -> String {
        let mirror = try MirrorServer()
        let program = try Program(mirror: mirror)
        var environment = ["LANG": language, "NO_COLOR": "1", "TZ": "UTC"]
        environment["CHALLENGE_FORCE_TTY"] = columns.map(String.init)
        var text = ""
        for command in commands {
            let outcome = try await program.shell(command, environment: environment)
            text += "$ \(command)\n\(outcome.output)"
            if !outcome.messages.isEmpty { text += "[stderr]\n\(outcome.messages)" }
            if outcome.exitCode != 0 { text += "[exit code \(outcome.exitCode)]\n" }
            text += "\n"
        }
        return text.replacing(mirror.baseURL, with: "URL").replacing(#/"age": [0-9]+/#, with: "\"age\": 0")
    }
}

extension Transcript {
    static let all =
        languages("help", [80], help) + languages("tables", [40, 80], tables)
        + languages("details", [80], details) + languages("errors", [80], errors)
        + languages("formats", [nil], formats) + languages("search", [80], search)
        + languages("collections", [80], collections)

    private static func languages(_ name: String, _ columns: [Int?], _ commands: [String]) -> [Transcript] {
        Language.allCases.flatMap { language in
            columns.map { Transcript(name: name, language: language.rawValue, columns: $0, commands: commands) }
        }
    }

    /// Pages of single commands, because a list of all commands would change with every feature.
    private static let help = [
        "challenge characters -h", "challenge characters list -h", "challenge characters list --help",
        "challenge characters search --help", "challenge character --help", "challenge episodes list --help",
        "challenge episode -h", "challenge locations list -h", "challenge location --help",
        "challenge favorites --help", "challenge favorites add --help", "challenge favorites import --help",
        "challenge history list --help", "challenge searches --help", "challenge sync --help",
        "challenge help options", "challenge help formats", "challenge help exit-codes", "challenge help environment",
    ]

    private static let tables = [
        "challenge characters list --limit 4", "challenge characters list --all --status dead --species robot",
        "challenge characters list --page 42 --sort -episodes.count", "challenge characters list --in S01E11 --limit 3",
        "challenge characters search nobodyhere", "challenge characters list --limit 2 --fields id,name,episodes",
        "challenge characters list --limit 1 --all-fields", "challenge episodes list --limit 3",
        "challenge episodes list --with 47,331", "challenge locations list --sort -residents.count --limit 3",
        "challenge locations search citadel", "challenge favorites list",
        "challenge favorites add 42 762 --rating 4 --tag head,big --note 'a longer note with several words'",
        "challenge favorites list", "challenge favorites search big", "challenge favorites stats",
    ]

    private static let details = [
        "challenge character 47", "challenge character 47 --episodes", "challenge character 2 --all-fields",
        "challenge character 1 2 --fields id,name", "challenge episode S01E11", "challenge episode 11 --characters",
        "challenge location 6", "challenge location 21 --residents",
        "challenge history list --fields number,kind,id,name,source",
    ]

    private static let errors = [
        "challenge character 9999", "challenge character 1 9999 -q", "challenge character birdperson",
        "challenge character mesekee", "challenge character rick", "challenge character 1 rick",
        "challenge character 0", "challenge character", "challenge episode S99E99", "challenge episode pilott",
        "challenge location 999", "challenge characters list --page 43", "challenge characters list --page 0",
        "challenge characters list --status sick", "challenge characters list --fields id,nam",
        "challenge characters list --max-age 5", "challenge characters list --page",
        "challenge characters list --pgae 2", "challenge characters list --all --page 2", "challenge charcter 1",
        "challenge characters list --json --format csv", "challenge favorites add 42 --note -x",
        "challenge favorites remove 42", "challenge favorites import missing.json", "challenge searches list",
        "challenge character 42 --api-url http://127.0.0.1:1/api --policy noCache --timeout 5",
        "challenge character 42 --offline --policy noCache", "challenge character 42 --offline --fail-stale",
        "CHALLENGE_NO_HISTORY=perhaps challenge character 42",
    ]

    private static let search = [
        "challenge search -h", "challenge search rick --limit 6", "challenge search 'c-137' --page 1",
        "challenge search mesekee", "challenge search '!!'", "challenge search rick --policy remoteFirst",
        "challenge characters list --in pilot --at citadel", "challenge characters list --at earth",
        "challenge episodes list --with birdperson,squanchy", "challenge episodes list --with 1,9999",
        "challenge character 47 599 --episodes --fields name,episodes.code,episodes.name",
    ]

    private static let collections = [
        "challenge stats -h", "challenge stats", "challenge stats --by species --ascii",
        "challenge stats locations --limit 5", "challenge stats --by season --sort -name",
        "challenge stats episodes --by status", "challenge stats --json=envelope --limit 1", "challenge random --help",
        "challenge random episode --seed 7 --fields code,name", "challenge open --help",
        "challenge open 'challenge://locations?type=planet&dimension=unknown' --fields id,name",
        "challenge open challenge://characters?page=2", "challenge open challenge://cache",
        "challenge character 42 --link", "challenge characters list --status dead --link",
        "challenge character 42 --link --json",
    ]

    private static let formats = ["table", "json", "jsonl", "csv", "tsv", "markdown", "envelope"].flatMap { format in
        [
            "challenge characters list --limit 2 --format \(format)",
            "challenge character 47 --episodes --fields id,name,status,episodes.code --format \(format)",
            "challenge characters search nobodyhere --format \(format)",
        ]
    }
}
