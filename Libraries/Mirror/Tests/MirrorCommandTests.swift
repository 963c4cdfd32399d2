import ChallengeMirror
import Testing

struct MirrorCommandTests {
    @Test("without arguments it serves on a free port, healthy")
    func defaults() {
        #expect(MirrorCommand(arguments: []) == .serve(port: 0, faults: [], times: nil, logs: false))
    }

    @Test("options may have their value behind a blank or a sign")
    func options() {
        let arguments = ["--port", "8080", "--fault=status=503,html", "--fault", "hang", "--times", "2", "--log"]

        #expect(
            MirrorCommand(arguments: arguments)
                == .serve(port: 8080, faults: [.status(503, body: .html), .hang], times: 2, logs: true))
    }

    @Test("help wins over what comes before it", arguments: [["--help"], ["-h"], ["--log", "--help"]])
    func help(arguments: [String]) {
        #expect(MirrorCommand(arguments: arguments) == .help)
    }

    @Test("the help names every fault")
    func helpText() {
        let lines = MirrorCommand.helpText.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }

        for fault in Fault.allNamed { #expect(lines.contains { $0 == fault.name }) }
    }

    @Test(
        "what makes no sense is named",
        arguments: [
            (["--port", "70000"], "not a port: '70000'"), (["--port"], "not a port: ''"),
            (["--times", "0"], "not a count: '0'"), (["--fault", "hnag"], "no such fault: 'hnag'"),
            (["--fault"], "no such fault: ''"), (["8080"], "unknown argument: '8080'"),
        ])
    func misuse(arguments: [String], reason: String) {
        #expect(MirrorCommand(arguments: arguments) == .misuse(reason))
    }
}
