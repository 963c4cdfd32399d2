import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The configuration file and the variables of the built program.
@Suite(.serialized) struct ConfigurationTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer(hasOtherCollections: true)
        program = try Program(mirror: mirror)
    }

    private var file: String { program.scratch.path("home/.config/challenge/config.json") }

    @Test(arguments: [([], "remoteFirst", nil, 2), (["--policy", "localFirst"], "noCache", "remoteFirst", 1)])
    func `the policy is that of the option, the variable or the file`(
        options: [String], stored: String, variable: String?, requests: Int
    ) async throws {
        try await program.run("character", "1")
        try await program.run("config", "set", "policy", stored)

        let environment = variable.map { ["CHALLENGE_POLICY": $0] } ?? [:]
        let outcome = try await program.start(["character", "1"] + options, environment: environment).outcome()

        #expect(outcome.exitCode == 0)
        #expect(mirror.requestCount == requests)
    }

    @Test func `the tables of variables in the documentation are those of the help`() async throws {
        let page = URL(filePath: #filePath).appending(path: "../../../Docs/Usage.md").standardizedFileURL
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        let rows = lines.drop { $0 != "## Configuration" }.filter { $0.hasPrefix("|") }
        let documented = rows.flatMap { row in
            // The last cell has values and options.
            row.split(separator: "|").dropLast().joined().matches(of: /`([A-Za-z_]+_[A-Za-z_]+|[A-Z]+)\b/)
                .map { String($0.1) }
        }

        let help = try await program.run("help", "environment").output.split(separator: "\n").dropFirst()
        let names = help.filter { !$0.hasPrefix("   ") }.flatMap { line in
            line.dropFirst(2).prefix(while: { $0 != "=" }).split(separator: "  ")[0].split(separator: ", ").map(
                String.init)
        }

        #expect(Set(documented) == Set(names))
    }

    @Test func `searches and syncs run under every configured policy`() async throws {
        try await program.run("config", "set", "policy", "noCache")

        #expect(try await program.run("sync", "-q").exitCode == 0)
        #expect(try await program.run("search", "rick", "-q", "--limit", "1").exitCode == 0)
        #expect(try await program.run("random", "-q", "--seed", "1").exitCode == 0)
        #expect(try await program.run("stats", "-q").exitCode == 0)
        #expect(try await program.run("search", "rick", "--policy", "noCache").exitCode == 64)
    }

    @Test func `the maximum age, the timeout, the address and the history are configured`() async throws {
        try await program.run("character", "1", "--history")
        for (key, value) in [("max-age", "0"), ("timeout", "1ms"), ("history", "false")] {
            #expect(try await program.run("config", "set", key, value).exitCode == 0)
        }
        mirror.setFault(.delay(milliseconds: 500))

        let late = try await program.run("character", "2", "--policy", "noCache")
        // Otherwise the expired character would be printed without a request, because the API has just timed out.
        try await program.run("cache", "clear", "--waits")
        let stale = try await program.run(
            "character", "1", "--timeout", "1m", "-v", environment: ["CHALLENGE_FORCE_TTY": "80", "NO_COLOR": "1"])
        let history = try await program.run("history", "list", "--fields", "id", "-q")
        try await program.run("config", "set", "api-url", "http://127.0.0.1:1/other")
        let other = try await program.run(
            "character", "2", "--policy", "noCache", environment: ["CHALLENGE_API_URL": ""])

        #expect(late.exitCode == 75)
        #expect(stale.error.contains("request: GET"))
        #expect(history.output == "1\n")
        #expect(other.error.contains("http://127.0.0.1:1/other"))
    }

    @Test func `a table names the default origin in the user's language`() async throws {
        let table = try await program.run("config", "list", "--origin", "--format", "table", "--lang", "es")
        let data = try await program.run("config", "list", "--origin", "--lang", "es")

        #expect(table.output.contains("por defecto") && !table.output.contains("default"))
        #expect(data.output.contains("\tdefault\n"))
    }

    @Test func `the settings are sorted by the selected fields`() async throws {
        let keys = try await program.run("config", "list", "--fields", "key").lines.map(String.init)

        #expect(
            try await program.run("config", "list", "--fields", "key", "--sort", "key").lines.map(String.init)
                == keys.sorted())
        #expect(
            try await program.run("config", "list", "--fields", "key", "--sort", "-key").lines.map(String.init)
                == keys.sorted().reversed())
    }

    @Test func `a mistake is named with its line, and the commands that fix it work`() async throws {
        try await program.run("config", "set", "policy", "localFirst")
        try Data("{\n  \"policy\": \"fast\\u001b[2J\"\n}".utf8).write(to: URL(filePath: file))

        let refused = try await program.run("characters", "list")
        let listed = try await program.run("config", "list")
        let help = try await program.run("config", "--help")
        let fixed = try await program.run("config", "unset", "policy")

        #expect(refused.exitCode == 78 && refused.output == "")
        #expect(refused.error.hasPrefix("error: \(file), line 2: Invalid value for policy: 'fast^[[2J'."))
        #expect(listed.exitCode == 0 && listed.output.hasPrefix("policy\tlocalFirst\n"))
        #expect(help.exitCode == 0)
        #expect(fixed.exitCode == 0)
        #expect(try await program.run("characters", "list", "--limit", "1").exitCode == 0)
    }

    @Test func `the editor of the environment changes the file, and a mistake is named`() async throws {
        let valid = try await program.shell(
            "EDITOR=\"sed -i 's/{}/{\\\"language\\\": \\\"es\\\"}/'\" challenge config edit")
        let spanish = try await program.run("config", "unset", "policy")
        let invalid = try await program.shell(
            "VISUAL=\"sed -i s/es/klingon/\" EDITOR=false challenge config edit --lang en")
        let failed = try await program.shell("EDITOR=false challenge config edit --lang en")

        #expect(valid == Outcome(exitCode: 0, output: "", error: "note: The configuration is valid.\n"))
        #expect(spanish.error == "nota: El archivo no define policy.\n")
        #expect(invalid.exitCode == 78 && invalid.error.contains("line 1: Invalid value for language: 'klingon'."))
        #expect(failed.exitCode == 1 && failed.error.contains("The editor 'false' failed."))
    }

    @Test func `an unreadable file stops a command, but not the one that shows its path`() async throws {
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)

        let refused = try await program.run("character", "1")

        #expect(refused.exitCode == 78)
        #expect(refused.error.contains(file))
        #expect(try await program.run("config", "path").output == file + "\n")
    }

    @Test func `the umask does not change the mode of the file`() async throws {
        let outcome = try await program.shell(
            "umask 277; challenge -q config set format json; stat -c %a \"$(challenge config path)\"")

        #expect(outcome == Outcome(exitCode: 0, output: "600\n", error: ""))
    }

    @Test func `eight processes that change the file at once lose no change`() async throws {
        let outcome = try await program.shell(
            "for n in history policy language color timeout max-age pager offline; "
                + "do challenge config set $n \"$(challenge config get $n)\" -q & done; wait")
        let values = try await program.shell("cat \"$(challenge config path)\"")

        #expect(outcome == Outcome(exitCode: 0, output: "", error: ""))
        #expect(values.lines.count == 10)
    }

    @Test(arguments: [
        ("search rick", 78), ("character 1", 78), ("search rick --policy localFirst -q", 0), ("config list", 0),
    ])
    func `an invalid policy stops the commands with settings, also those without a policy`(
        line: String, code: Int32
    ) async throws {
        let arguments = line.split(separator: " ").map(String.init)
        let outcome = try await program.start(arguments, environment: ["CHALLENGE_POLICY": "foo"]).outcome()

        #expect(outcome.exitCode == code)
        #expect(outcome.error.contains("Invalid value for CHALLENGE_POLICY: 'foo'.") == (code == 78))
    }
}
