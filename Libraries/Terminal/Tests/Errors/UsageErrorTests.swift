import ChallengeTerminal
import Testing

struct UsageErrorTests {
    @Test(arguments: [
        ("planest list", "Unknown command: 'planest'. Did you mean 'planets'?"),
        ("plan", "Unknown command: 'plan'. Did you mean 'planet'?"),
        ("zebra", "Unknown command: 'zebra'."),
        ("-5", "Unknown command: '-5'."),
        ("planets list extra", "Unexpected argument: 'extra'."),
        ("planets list --pgae 2", "Unknown option: '--pgae'. Did you mean '--page'?"),
        ("planets list --Page 2", "Unknown option: '--Page'. Did you mean '--page'?"),
        ("--pgae 2 planets list", "Unknown option: '--pgae'. Did you mean '--page'?"),
        ("planets list -page 2", "Unknown option: '-page'. Did you mean '--page'?"),
        ("planets list --zebra=2", "Unknown option: '--zebra'."),
        ("planets list -aX", "Unknown option: '-X'."),
        ("search x --all", "Unknown option: '--all'. Did you mean '--all-fields'?"),
        ("planets list --csv", "Unknown option: '--csv'."),
        ("grep mars -q", "Unknown command: 'grep'."),
        ("planets list --page", "--page needs a value: --page N."),
        ("planets list -p", "-p needs a value: -p N."),
        ("planets list --page --all", "--page needs a value: --page N."),
        ("planets list --name -x", "--name needs a value: --name TEXT. Did you mean '--name=-x'?"),
        ("planets list -n --x=1", "-n needs a value: -n TEXT. Did you mean '--name=--x=1'?"),
        ("planets list --name -a", "--name needs a value: --name TEXT."),
        ("planets list --all=3", "--all takes no value, but got '3'."),
        ("planets list -a=3", "-a takes no value, but got '3'."),
        ("planets list --page 0", "Invalid value for --page: '0'. Use a whole number, 1 or more."),
        ("planets list --page -5", "Invalid value for --page: '-5'. Use a whole number, 1 or more."),
        ("planets list -p=x", "Invalid value for --page: 'x'. Use a whole number, 1 or more."),
        ("planets list --name=", "Invalid value for --name: ''. Use a text that is not blank."),
        (
            "--policy remotefrist planets list",
            "Invalid value for --policy: 'remotefrist'. Use one of: localFirst, remoteFirst. "
                + "Did you mean 'remoteFirst'?"
        ),
        ("search x gass", "Invalid value for KIND: 'gass'. Use one of: gas, rock. Did you mean 'gas'?"),
        ("planet -5", "Invalid value for ID: '-5'. Use a whole number, 1 or more."),
        ("planet 1 two 3", "Invalid value for ID: 'two'. Use a whole number, 1 or more."),
        (
            "planet 99999999999999999999",
            "Invalid value for ID: '99999999999999999999'. The number is too large."
        ),
        (
            "planets list --page 9223372036854775808",
            "Invalid value for --page: '9223372036854775808'. The number is too large."
        ),
        ("planet", "Missing argument: ID."),
        ("search", "Missing argument: TEXT."),
        ("search a gas b", "Unexpected argument: 'b'."),
        ("planets list --all --page 2", "Use --page or --all, not both."),
        ("planets list --json --format csv", "Use --json or --format, not both."),
        ("--format=table planets list --json", "Use --format or --json, not both."),
        ("planets lits", "Unknown command: 'lits'. Did you mean 'list'?"),
        ("planets list --jsonl envelope", "Unexpected argument: 'envelope'."),
        ("planets list --json --jsonl", "Use --json or --jsonl, not both."),
    ])
    func `a usage error names the wrong word and proposes a similar word`(line: String, message: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        #expect(run.error.split(separator: "\n").first == "error: \(message)")
    }

    @Test(arguments: [
        ("zebra", "See 'planets --help'."),
        ("planets zebra", "See 'planets planets --help'."),
        ("p list --zebra", "See 'planets planets list --help'."),
    ])
    func `the advice names the help of the command that was reached`(line: String, advice: String) async {
        let run = await Run(line)

        #expect(run.error.split(separator: "\n").dropFirst() == [Substring(advice)])
    }

    @Test func `unsafe characters of the command line are escaped`() async {
        let run = await Run(["planets", "list", "\u{1B}]0;x\u{7}\n\u{202E}"])

        #expect(run.error.hasPrefix("error: Unexpected argument: '^[]0;x^G^J\\u{202e}'.\n"))
    }

    @Test func `a placeholder in a typed word is not replaced`() async {
        let run = await Run(["planets", "list", "%@ %1$@ %%"])

        #expect(run.error.hasPrefix("error: Unexpected argument: '%@ %1$@ %%'.\n"))
    }

    @Test(arguments: [
        UsageError.Problem.unknownCommand("http://user:SECRET@x", nearest: nil),
        .unexpectedArgument("http://x?SECRET"), .unexpectedValue(option: "--all", value: "http://SECRET@x"),
        .invalidValue(of: "ID", value: "http://SECRET@x", expected: .oneOf(["a"])),
        .unknownField("http://SECRET@x", available: ["a"]), .unknownOption("--http://SECRET@x", nearest: nil),
        .notUTF8("http://SECRET@x"),
    ])
    func `an address in the wrong place is shown without its secrets`(problem: UsageError.Problem) {
        let message = UsageError(problem, in: ["planets"]).message

        #expect(!message.contains("SECRET"))
        #expect(message.contains("http://"))
    }

    @Test func `a spelling that is too long for a message is not proposed`() {
        let proposals = [200, 201].map { String(repeating: "x", count: $0) }

        let messages = proposals.map { UsageError(.unexpectedArgument("a", proposal: $0), in: ["sky"]).message }

        #expect(messages == ["Unexpected argument: 'a'. Did you mean '\(proposals[0])'?", "Unexpected argument: 'a'."])
    }
}
