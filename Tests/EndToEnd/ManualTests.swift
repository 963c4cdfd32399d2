import ChallengeTestSupport
import Foundation
import Testing

/// The manual pages, as the programs for manual pages read them.
struct ManualTests {
    private let program: Program

    init() throws {
        program = try Program()
    }

    /// Spanish pages have all that English ones have, and letters that are not ASCII.
    @Test func `every command has a page that mandoc and man accept without a warning`() async throws {
        for (number, command) in try await CommandHelp.all.map(\.command).enumerated() {
            let page = try await program.shell("challenge manual \(command) --lang es > \(number).1")
            #expect(page == Outcome(exitCode: 0, output: "", error: ""), "\(command)")
        }
        for (reader, check) in [
            ("mandoc", "mandoc -Tlint *.1"), ("man", "man --warnings -l *.1 >/dev/null"),
            ("man", "LC_ALL=C man --warnings -l *.1 >/dev/null"),
        ] {
            let outcome = try await program.shell(
                "command -v \(reader) >/dev/null || { echo skipped; exit 0; }; \(check)",
                environment: ["LANG": "C.UTF-8", "MANPAGER": "cat", "MANWIDTH": "80"])
            if outcome.output == "skipped\n" {
                print("The manual is not checked: \(reader) is not installed.")
            } else {
                #expect(outcome == Outcome(exitCode: 0, output: "", error: ""), "\(check)")
            }
        }
    }

    @Test func `the page of the program has the options, exit codes and variables of all commands`() async throws {
        let page = try await program.run("manual").output

        for text in [
            ".TH \"CHALLENGE\" 1 ", "challenge \\- Rick and Morty in your terminal", ".SH OPTIONS",
            "\\-\\-policy POLICY",
            ".SH EXIT CODES", "CHALLENGE_API_URL", ".BR challenge\\-characters (1),",
        ] {
            #expect(page.contains(text), "\(text)")
        }
    }

    @Test func `the header names the manual in the user's language, if there is space beside the title`() async throws {
        let english = try await program.run("manual").output
        let spanish = try await program.run("manual", "--lang", "es").output
        let long = try await program.run("manual", "characters", "search").output

        #expect(english.split(separator: "\n").first?.hasSuffix("\" \"General Commands Manual\"") == true)
        #expect(spanish.split(separator: "\n").first?.hasSuffix("\" \"Manual de comandos generales\"") == true)
        #expect(long.split(separator: "\n").first?.hasSuffix("\" \"\"") == true)
    }

    @Test func `the page of the word help is that of the program`() async throws {
        let page = try await program.run("manual", "help")

        #expect(page == (try await program.run("manual")))
        #expect(try await program.run("help", "help") == (try await program.run("help")))
    }

    @Test func `the page of a command refers to its parents`() async throws {
        let page = try await program.run("manual", "characters", "list", "--lang", "es").output

        #expect(page.contains("\n.SH NOMBRE\nchallenge\\-characters\\-list \\- "))
        #expect(
            page.contains("\n.SH V\\[u00C9]ASE TAMBI\\[u00C9]N\n.BR challenge (1),\n.BR challenge\\-characters (1)\n"))
        #expect(!page.contains("CHALLENGE_API_URL"))
    }

    @Test func `the short help of the program names every command`() async throws {
        let commands = try #require(try await CommandHelp.all.first { $0.command.isEmpty }).subcommands
        let short = try await Program().shell("challenge help --lang en").output
        let words = Set(short.split { !$0.isLetter }.map(String.init))

        #expect(commands.count > 20)
        #expect(commands.filter { !words.contains($0) } == [])
    }

    @Test func `a mistyped command has the nearest spelling`() async throws {
        let outcome = try await program.run("manual", "charcters")

        #expect(outcome.exitCode == 64)
        #expect(outcome.output == "")
        #expect(outcome.error.contains("characters"))
    }

    @Test(arguments: [("en", ".SH FILES"), ("es", ".SH ARCHIVOS")])
    func `the page of the program has its files`(language: String, title: String) async throws {
        let page = try await program.run("manual", "--lang", language).output
        let other = try await program.run("manual", "config", "--lang", language).output

        let files = page.split(separator: "\n").drop { $0 != title }.prefix { $0 == title || !$0.hasPrefix(".SH") }
        let paths = files.filter { $0.hasPrefix(".B") || $0.hasPrefix("\\fB") }.joined(separator: " ")
        for (variable, name) in [
            ("XDG_CONFIG_HOME", "config.json"), ("XDG_DATA_HOME", "library.db"), ("XDG_STATE_HOME", "state.db"),
            ("XDG_CACHE_HOME", "cache.db"),
        ] {
            #expect(paths.contains("$\(variable)/challenge/\(name)"), "\(paths)")
        }
        #expect(!other.contains(title))
    }
}
