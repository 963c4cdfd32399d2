import ChallengeTerminal
import Testing

struct CommandLineToolTests {
    @Test("a command runs with what the line says")
    func runsTheCommand() async {
        let run = await Run("planets list --page 2 --name Mars")

        #expect(run.exitCode == .ok)
        #expect(run.output == "page 2 all false name Mars policy -\n")
        #expect(run.error == "")
    }

    @Test("the tool alone shows its help and is content", arguments: ["", "--lang en", "help", "--help", "-h"])
    func toolAloneShowsHelp(line: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .ok)
        #expect(run.output.contains("Usage\n  planets COMMAND [OPTIONS]\n"))
        #expect(run.error == "")
    }

    @Test("a group alone is a mistake that lists what there is")
    func groupAloneIsMistake() async {
        let run = await Run("planets")

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        #expect(
            run.error == """
                error: ‘planets planets’ needs a command: list, count.
                See ‘planets planets --help’.

                """)
    }

    @Test("the version is shown at every level", arguments: ["--version", "planets list --version"])
    func showsVersion(line: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .ok)
        #expect(run.output == "planets 1.2.3\n")
    }

    @Test(
        "help shows the command it is asked about, wherever the word stands and whatever else is wrong",
        arguments: [
            "help planets list", "planets list --help", "planets -h list", "--help planets list", "help p list",
            "planets list --page --help", "planets list --nonsense --help", "planets list --page x --help",
        ])
    func helpOfCommand(line: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .ok)
        #expect(run.output.contains("  planets planets list [OPTIONS]\n"))
        #expect(run.error == "")
    }

    @Test("help about a command that does not exist names it", arguments: ["help planets lst", "planets lst --help"])
    func helpOfUnknownCommand(line: String) async {
        let run = await Run(line)

        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("error: There is no command ‘lst’. Did you mean ‘list’?\n"))
    }

    @Test(
        "the line decides about the language, else the environment, even when the line is wrong",
        arguments: [
            ("planets lst --lang es", "", "error: No existe la orden «lst». ¿Querías decir «list»?\n"),
            ("--lang=es planets list --page", "", "error: --page necesita un valor: --page N.\n"),
            ("planets list --nope --lang es", "en_GB", "error: Aquí no existe la opción «--nope».\n"),
            ("planets list 7", "es_MX.UTF-8", "error: «7» es un argumento de más.\n"),
            ("planets list 7 --lang en --lang es", "", "error: «7» es un argumento de más.\n"),
            ("planets list 7 --lang en", "es_MX.UTF-8", "error: ‘7’ is one argument too many.\n"),
            (
                "planets list --lang fr", "es",
                "error: «fr» no vale para --lang: se espera uno de estos valores: en, es.\n"
            ),
        ])
    func language(line: String, locale: String, message: String) async {
        let run = await Run(line, environment: ["LANG": locale])

        #expect(run.exitCode == .usage)
        #expect(run.error.hasPrefix(message))
    }

    @Test("the last spelling of an option decides, a short form included")
    func lastOneWins() async {
        let run = await Run("planets list --page 1 -p 2 --page=3")

        #expect(run.output == "page 3 all false name - policy -\n")
    }
}
