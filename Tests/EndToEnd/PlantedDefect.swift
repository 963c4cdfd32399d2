import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// A defect of a machine, and the findings that the doctor must have.
///
/// `SCRATCH/` in variables and commands is the scratch directory. The defects do not depend on the user who runs the
/// tests: `root` may read and write every file.
struct PlantedDefect: Sendable, CustomTestStringConvertible {
    typealias Plan = @Sendable (Program, MirrorServer) async throws -> Void

    let testDescription: String
    let id: String
    /// The verdicts by the identifier of their finding.
    let verdicts: [String: String]
    /// The words in the message.
    let words: String
    let command: String?
    /// `true` if the test runs the command, after which the doctor finds nothing.
    let isCured: Bool
    let keepsFavorites: Bool
    let environment: [String: String]
    let arguments: [String]
    private let plan: Plan
    /// The worker beside a copy of the program; `nil` for the program of the build.
    private let worker: String?

    init(
        _ description: String, _ id: String, _ verdict: String, also others: [String: String] = [:], words: String,
        command: String? = nil, isCured: Bool = false, keepsFavorites: Bool = true,
        environment: [String: String] = [:], arguments: [String] = [], worker: String? = nil,
        plan: @escaping Plan = { _, _ in }
    ) {
        testDescription = description
        self.id = id
        verdicts = others.merging([id: verdict]) { $1 }
        self.words = words
        self.command = command
        self.isCured = isCured
        self.keepsFavorites = keepsFavorites
        self.environment = environment
        self.arguments = arguments
        self.worker = worker
        self.plan = plan
    }

    /// Plants the defect, and returns the path of the program to run.
    func plant(_ program: Program, _ mirror: MirrorServer) async throws -> String? {
        try await plan(program, mirror)
        guard let worker else { return nil }
        let source = Program.executable.path
        let copy = try await program.shell(
            "mkdir bin && cp '\(source)' '\(source)-picture' bin/ && cd bin && \(worker)")
        #expect(copy.exitCode == 0, "\(copy.error)")
        return program.scratch.path("bin/challenge")
    }

    /// The defects that need no change of the mirror.
    static let ofMachine = ofWorker + ofPictures + ofSettings + ofFiles + ofCache + ofUserData

    /// Returns a plan that runs a shell command line in the scratch directory.
    static func shell(_ line: String) -> Plan {
        { program, _ in
            let outcome = try await program.shell(line)
            #expect(outcome.exitCode == 0, "\(outcome.error)")
        }
    }

    static func fault(_ fault: Fault) -> Plan { { _, mirror in mirror.setFault(fault) } }
}

extension PlantedDefect {
    private static let noAPI = ["api.reachable": "note"]

    private static let ofWorker = [
        PlantedDefect(
            "worker missing", "program.worker", "problem", also: noAPI,
            words: "/bin/challenge-network is missing.", worker: "true"),
        PlantedDefect(
            "worker not executable", "program.worker", "problem", also: noAPI, words: "cannot be executed.",
            command: "chmod 755 SCRATCH/bin/challenge-network", worker: "touch challenge-network"),
        PlantedDefect(
            "worker of another version", "program.worker", "problem", also: noAPI,
            words: "is not the worker of this version",
            worker: #"""
                printf '#!/bin/sh\nprintf "\\0\\0\\0\\030\\001\\0\\0\\0\\0challenge-network 1" >&0; exec sleep 60\n' \
                >challenge-network && chmod 700 challenge-network
                """#),
    ]

    private static let ofPictures = [
        PlantedDefect(
            "decoder of pictures missing", "terminal.pictures", "warning", words: "Install challenge-picture",
            worker: "cp '\(Program.executable.path)-network' . && rm challenge-picture")
    ]

    private static let ofSettings = [
        PlantedDefect(
            "aliases of an earlier version", "configuration.aliases", "note", words: "the aliases are ignored.",
            command: "challenge config unset aliases", isCured: true, keepsFavorites: false,
            plan: shell(
                "mkdir -p home/.config/challenge && echo '{\"aliases\": {\"dead\": \"cache\"}}' >home/.config/challenge/config.json"
            )),
        PlantedDefect(
            "configuration that every user can write", "configuration.permissions", "warning",
            words: "every user can write SCRATCH/home/.config/challenge/config.json.",
            command: "chmod o-w SCRATCH/home/.config/challenge/config.json", isCured: true,
            plan: shell(
                "mkdir -p home/.config/challenge && echo '{}' >home/.config/challenge/config.json && chmod 666 home/.config/challenge/config.json"
            )),
        PlantedDefect(
            "configuration is a link to a pipe that every user can write", "configuration.file", "problem",
            words: "This is not a regular file.",
            command: "mv -i SCRATCH/home/.config/challenge/config.json SCRATCH/home/.config/challenge/config.json.old",
            keepsFavorites: false,
            plan: shell(
                "mkdir -p home/.config/challenge && mkfifo -m 666 home/pipe && chmod 666 home/pipe && ln -s ../../pipe home/.config/challenge/config.json"
            )),
        PlantedDefect(
            "unknown key", "configuration.file", "problem",
            words: "Unknown key: 'polcy'.",
            command: "challenge config edit", keepsFavorites: false,
            plan: shell(
                "mkdir -p home/.config/challenge && echo '{\"polcy\": 1}' >home/.config/challenge/config.json"
            )),
        PlantedDefect(
            "variable with an invalid value", "environment.variables", "problem", also: ["api.reachable": "ok"],
            words: "Invalid value for CHALLENGE_POLICY: 'foo'.", command: "unset CHALLENGE_POLICY",
            environment: ["CHALLENGE_POLICY": "foo"]),
        PlantedDefect(
            "variable that makes every command fail", "environment.variables", "problem",
            words: "Invalid value for CHALLENGE_FORMAT: 'xml'.", command: "unset CHALLENGE_FORMAT",
            environment: ["CHALLENGE_FORMAT": "xml"]),
        PlantedDefect(
            "narrow terminal", "terminal.size", "warning", words: "20 columns. Tables need at least 40.",
            environment: ["CHALLENGE_FORCE_TTY": "20"]),
    ]

    static let ofAPI = [
        PlantedDefect(
            "API refuses the connection", "api.reachable", "problem", words: "127.0.0.1:1",
            command: "unset CHALLENGE_API_URL", environment: ["CHALLENGE_API_URL": "http://127.0.0.1:1/api"]),
        PlantedDefect(
            "proxy refuses the connection", "api.reachable", "problem",
            words: "No connection: the proxy http://127.0.0.1:1 refused it.",
            command: "unset http_proxy",
            environment: ["http_proxy": "http://127.0.0.1:1", "CHALLENGE_API_URL": "http://api.invalid/api"]),
        PlantedDefect(
            "another server at the address", "api.reachable", "problem", words: "(HTTP 404)",
            command: "unset CHALLENGE_API_URL", plan: fault(.status(404))),
        PlantedDefect(
            "stored wait", "api.wait", "problem", words: "The API asked to wait",
            command: "challenge cache clear --waits",
            plan: { program, mirror in
                mirror.setFault(.status(429, retryAfter: .seconds(3600)))
                try await program.run("character", "700", "--policy", "remoteFirst")
                mirror.setFault(.html)
            }),
    ]
}
