import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// A shell that completes command lines.
enum InteractiveShell: String, CaseIterable {
    case bash
    case zsh
    case fish

    /// The path of the shell; `nil` if this machine lacks it.
    private var path: String? {
        ["/bin", "/usr/bin", "/usr/local/bin"].map { "\($0)/\(rawValue)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The shells of this machine; a missing one is reported once.
    static let installed = allCases.filter { shell in
        if shell.path == nil { print("The completions of \(shell) are not tested: the shell is not installed.") }
        return shell.path != nil
    }

    /// The command line of a shell without the user's settings, which loads the completions as the documentation says.
    var start: String {
        switch self {
        case .bash: "exec bash --norc --noprofile -i"
        case .zsh: "exec zsh -f -i"
        case .fish: "exec fish --no-config -i"
        }
    }

    var setup: String {
        switch self {
        case .bash: "source <(challenge completions bash)"
        case .zsh: "autoload -U compinit; compinit -u -D; source <(challenge completions zsh)"
        case .fish: "challenge completions fish | source"
        }
    }
}

/// The completions, in the shells themselves: a test types a command line with tabs into a pseudo-terminal.
@Suite(.serialized, .timeLimit(.minutes(15))) struct CompletionTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    /// Types keys into a shell and returns all that the terminal received after the setup.
    ///
    /// Each step is typed when the text of the step before it has appeared.
    private func type(
        _ steps: [(keys: String, until: String)], into shell: InteractiveShell
    ) async throws -> String {
        let running = try program.startShell(
            ["/bin/sh", "-c"], shell.start, inTerminal: true, window: Window(columns: 100, rows: 50),
            environment: ["PS1": "> ", "LANG": "C.UTF-8", "NO_COLOR": "1"])
        defer { running.send(SIGKILL) }
        running.type("\(shell.setup); echo rea''dy\r")
        try await running.waitForOutput { $0.output.contains("ready\r\n") }
        var shown = 0
        var start: Int?
        for step in steps {
            running.type(step.keys)
            try await running.waitForOutput { printed in
                let text = Array(printed.output.utf8)
                start = start ?? shown
                let new = String(decoding: text.dropFirst(shown), as: UTF8.self)
                guard new.contains(step.until) else { return false }
                shown = text.count
                return true
            }
        }
        var output = ""
        try await running.waitForOutput { printed in
            output = printed.output
            return true
        }
        return output
    }

    /// Completes each line with a tab, runs it with the rest, and returns what the lines printed into files.
    private func results(of lines: [(line: String, rest: String)], in shell: InteractiveShell) async throws -> [String]
    {
        let steps = lines.enumerated().map { number, line in
            (keys: "\(line.line)\t\(line.rest) > result\(number); echo do''ne\r", until: "done\r\n")
        }
        _ = try await type(steps, into: shell)
        return try lines.indices.map { number in
            try String(contentsOfFile: program.scratch.path("result\(number)"), encoding: .utf8)
        }
    }

    private func result(of line: String, in shell: InteractiveShell, then rest: String = "") async throws -> String {
        try await results(of: [(line, rest)], in: shell)[0]
    }

    @Test(arguments: InteractiveShell.installed)
    func `a completed line runs`(shell: InteractiveShell) async throws {
        let examples = [
            ("challenge location cit", "--fields id", "3\n"),
            ("challenge location citadel of ri", "--fields id", "3\n"),
            ("challenge character \"mr. me", "--fields id", "242\n"),
            ("challenge character 242 99", "--fields id", "242\n99\n"),
            ("challenge episode S01E11", "--fields id", "11\n"),
            ("challenge characters list --in S02E10 --lim", "1 --fields id", "1\n"),
            ("challenge characters list --limit 1 --fields name,sta", "", "Rick Sanchez\tAlive\n"),
            ("challenge characters list --limit 1 --fields id --sort -cr", "", "826\n"),
            ("challenge characters list --limit 1 --fields id --policy=r", "", "1\n"),
        ]

        #expect(try await results(of: examples.map { ($0.0, $0.1) }, in: shell) == examples.map(\.2))
    }

    @Test(arguments: InteractiveShell.installed)
    func `candidates are shown with descriptions`(shell: InteractiveShell) async throws {
        let examples = [
            ("challenge character bird", "Alien (Bird-Person)"), ("challenge episode S01", "Lawnmower Dog"),
            ("challenge help exit", "exit-codes"), ("challenge fav", "favorites"),
            ("challenge character 82", "Butter Robot"),
            ("challenge --lang es favorites ", "Lista los favoritos"), ("challenge completions ", "zsh"),
            ("challenge characters list --", "Filter by part of the name"),
            ("challenge character 1 --policy ", "The API, otherwise the cache and the bundled data"),
            ("challenge --lang es character 1 --format ", "Valores separados por comas"),
            ("challenge character 1 --fields s", "Species"),
            ("challenge open challenge://character/82", "Butter Robot"),
        ]
        let steps = examples.flatMap { line, shown in
            // Ctrl-U deletes the line; the shell draws all of the next list, because it starts on a new line.
            [(keys: line + "\t\t\t", until: shown), (keys: "\u{15}echo do''ne\r", until: "done\r\n")]
        }

        _ = try await type(steps, into: shell)

        #expect(mirror.requestCount == 0)
    }

    @Test(arguments: InteractiveShell.installed)
    func `favorites and their tags are completed`(shell: InteractiveShell) async throws {
        try await program.run("favorites", "add", "331", "--tag", "cat person")
        try await program.run("favorites", "add", "47", "--tag", "bird")

        #expect(
            try await result(of: "challenge favorites list --tag ca", in: shell, then: " --fields id") == "331\n")
        #expect(try await result(of: "challenge favorites remove sq", in: shell) == "")
        #expect(try await program.run("favorites", "list", "--fields", "id").output == "47\n")
    }

    @Test(arguments: InteractiveShell.installed)
    func `files are completed where a command reads or writes one`(shell: InteractiveShell) async throws {
        try await program.run("favorites", "add", "47")
        try await program.shell("challenge favorites export my-favorites.json; challenge favorites clear --yes")

        _ = try await result(of: "challenge favorites import my-f", in: shell)

        #expect(try await program.run("favorites", "list", "--fields", "id").output == "47\n")
    }

    @Test(arguments: InteractiveShell.installed)
    func `a hostile name or tag is inserted as text`(shell: InteractiveShell) async throws {
        let texts = [
            "xa$(touch pwned)", "xb`touch pwned`", "xc;touch pwned;", "xd'; touch pwned; '", "xe\"; touch pwned; \"",
            "xf<(touch pwned)", "xg\\", "xh:y:z", "xi*?[a]", "xj%f{red}%n", "xk#y ~ z", "xl y&z|",
        ]
        try importFavorites(zip(1..., texts).map { ($0, $1, $1) })
        try await program.shell("challenge favorites import hostile.json")

        let byTag = texts.map { ("challenge favorites list --tag \($0.prefix(2))", " --fields id") }
        let byName = texts.map { ("challenge favorites edit \($0.prefix(2))", " --note n 2>&1 | head -1") }
        let results = try await results(of: byTag + byName, in: shell)

        #expect(results.prefix(texts.count) == (1...texts.count).map { "\($0)\n" }[...])
        for (number, (text, edited)) in zip(1..., zip(texts, results.dropFirst(texts.count))) {
            #expect(edited.hasPrefix("\(number)\t\(text)"), "\(edited)")
        }
        #expect(!FileManager.default.fileExists(atPath: program.scratch.path("pwned")))
    }

    @Test(arguments: InteractiveShell.installed)
    func `no control character of a name or tag reaches the terminal`(shell: InteractiveShell) async throws {
        try importFavorites([(1, "evil\u{1B}]0;title\u{7}\nname", "evil\u{1B}[5m"), (10, "ok", "fine")])
        try await program.shell("challenge favorites import hostile.json")

        let lists = [
            (line: "challenge favorites remove \t", until: "ok"),
            (line: "challenge favorites remove 1\t\t", until: "evil^["),
            (line: "challenge favorites list --tag \t", until: "fine"),
        ]
        for list in lists {
            let shown = try await type([(list.line, list.until)], into: shell)

            #expect(!shown.contains("\u{1B}]0;title"))
            #expect(!shown.contains("\u{1B}[5m"))
        }
    }

    private func importFavorites(_ favorites: [(id: Int, name: String, tag: String)]) throws {
        let items = favorites.map { favorite in
            [
                "addedAt": "2026-11-22T17:42:53.430Z", "gender": "", "id": favorite.id, "location": "",
                "name": favorite.name, "origin": "", "species": "", "status": "", "tags": [favorite.tag], "type": "",
            ] as [String: Any]
        }
        let data = try JSONSerialization.data(withJSONObject: ["favorites": items, "version": 1])
        try data.write(to: URL(filePath: program.scratch.path("hostile.json")))
    }
}
