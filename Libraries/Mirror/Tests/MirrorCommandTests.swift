import ChallengeMirror
import Testing

struct MirrorCommandTests {
    @Test func `without arguments the server has no fault and uses a free port`() {
        #expect(MirrorCommand(arguments: []) == .serve(port: 0, faults: [], times: nil, logs: false))
    }

    @Test func `an option's value follows a blank or an equals sign`() {
        let arguments = ["--port", "8080", "--fault=status=503,html", "--fault", "hang", "--times", "2", "--log"]

        #expect(
            MirrorCommand(arguments: arguments)
                == .serve(port: 8080, faults: [.status(503, body: .html), .hang], times: 2, logs: true))
    }

    @Test(arguments: [["--help"], ["-h"], ["--log", "--help"]])
    func `help takes precedence over earlier arguments`(arguments: [String]) {
        #expect(MirrorCommand(arguments: arguments) == .help)
    }

    @Test func `the help text lists every fault`() {
        let lines = MirrorCommand.helpText.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }

        for fault in Fault.allNamed { #expect(lines.contains { $0 == fault.name }) }
    }

    @Test(arguments: [
        (["--port", "70000"], "not a port: '70000'"), (["--port"], "not a port: ''"),
        (["--times", "0"], "not a count: '0'"), (["--fault", "hnag"], "no such fault: 'hnag'"),
        (["--fault"], "no such fault: ''"), (["8080"], "unknown argument: '8080'"),
    ])
    func `the message names an invalid argument`(arguments: [String], reason: String) {
        #expect(MirrorCommand(arguments: arguments) == .misuse(reason))
    }
}
