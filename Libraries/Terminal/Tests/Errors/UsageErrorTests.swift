import ChallengeTerminal
import Testing

struct UsageErrorTests {
    @Test(arguments: [
        ("planest list", "There is no command ‘planest’. Did you mean ‘planets’?"),
        ("plan", "There is no command ‘plan’. Did you mean ‘planet’?"),
        ("zebra", "There is no command ‘zebra’."),
        ("-5", "There is no command ‘-5’."),
        ("planets list extra", "‘extra’ is one argument too many."),
        ("planets list --pgae 2", "There is no option ‘--pgae’ here. Did you mean ‘--page’?"),
        ("planets list --Page 2", "There is no option ‘--Page’ here. Did you mean ‘--page’?"),
        ("--pgae 2 planets list", "There is no option ‘--pgae’ here. Did you mean ‘--page’?"),
        ("planets list -page 2", "There is no option ‘-page’ here. Did you mean ‘--page’?"),
        ("planets list --zebra=2", "There is no option ‘--zebra’ here."),
        ("planets list -aX", "There is no option ‘-X’ here."),
        ("search x --all", "There is no option ‘--all’ here."),
        ("planets --page 2", "‘planets planets’ needs a command: list, count."),
        ("--page 2 search x", "There is no option ‘--page’ here."),
        ("planets list --page", "--page needs a value: --page N."),
        ("planets list -p", "-p needs a value: -p N."),
        ("planets list --page --all", "--page needs a value: --page N."),
        ("planets list --all=3", "--all takes no value, but was given ‘3’."),
        ("planets list -a=3", "-a takes no value, but was given ‘3’."),
        ("planets list --page 0", "‘0’ is no value for --page, which expects a whole number, 1 or more."),
        ("planets list --page -5", "‘-5’ is no value for --page, which expects a whole number, 1 or more."),
        ("planets list -p=x", "‘x’ is no value for --page, which expects a whole number, 1 or more."),
        ("planets list --name=", "‘’ is no value for --name, which expects some text."),
        (
            "--policy remotefrist planets list",
            "‘remotefrist’ is no value for --policy, which expects one of localFirst, remoteFirst. "
                + "Did you mean ‘remoteFirst’?"
        ),
        ("search x gass", "‘gass’ is no value for KIND, which expects one of gas, rock. Did you mean ‘gas’?"),
        ("planet -5", "‘-5’ is no value for ID, which expects a whole number, 1 or more."),
        ("planet 1 two 3", "‘two’ is no value for ID, which expects a whole number, 1 or more."),
        ("planet", "ID is missing."),
        ("search", "TEXT is missing."),
        ("search a gas b", "‘b’ is one argument too many."),
        ("planets list --all --page 2", "--page and --all exclude each other."),
    ])
    func `a usage error names the wrong word and proposes a similar word`(line: String, message: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        #expect(run.error.split(separator: "\n").first == "error: \(message)")
    }

    @Test(arguments: [
        ("zebra", "See ‘planets --help’."),
        ("planets zebra", "See ‘planets planets --help’."),
        ("p list --zebra", "See ‘planets planets list --help’."),
    ])
    func `the advice names the help of the command that was reached`(line: String, advice: String) async {
        let run = await Run(line)

        #expect(run.error.split(separator: "\n").dropFirst() == [Substring(advice)])
    }

    @Test func `unsafe characters of the command line are escaped`() async {
        let run = await Run(["planets", "list", "\u{1B}]0;x\u{7}\n\u{202E}"])

        #expect(run.error.hasPrefix("error: ‘^[]0;x^G^J\\u{202e}’ is one argument too many.\n"))
    }

    @Test func `a placeholder in a typed word is not replaced`() async {
        let run = await Run(["planets", "list", "%@ %1$@ %%"])

        #expect(run.error.hasPrefix("error: ‘%@ %1$@ %%’ is one argument too many.\n"))
    }

    @Test(arguments: [
        UsageError.Problem.unknownCommand("http://user:SECRET@x", nearest: nil),
        .unexpectedArgument("http://x?SECRET"), .unexpectedValue(option: "--all", value: "http://SECRET@x"),
        .invalidValue(of: "ID", value: "http://SECRET@x", expected: .oneOf(["a"])),
        .unknownField("http://SECRET@x", available: ["a"]), .unknownOption("--http://SECRET@x", nearest: nil),
    ])
    func `an address in the wrong place is shown without its secrets`(problem: UsageError.Problem) {
        let message = UsageError(problem, in: ["planets"]).message

        #expect(!message.contains("SECRET"))
        #expect(message.contains("http://"))
    }
}
