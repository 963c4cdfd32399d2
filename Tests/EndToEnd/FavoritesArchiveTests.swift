import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// Exports and imports of favorites.
@Suite(.serialized) struct FavoritesArchiveTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `an export can be imported, and duplicates are reported`() async throws {
        try await program.run("favorites", "add", "1", "42", "--note", "ζ \u{2028}’", "--tag", "a,b")
        let before = try await program.run("favorites", "list", "--json")

        let exported = try await program.shell("challenge favorites export all.json")
        let again = try await program.shell("challenge favorites export all.json")
        let piped = try await program.shell("challenge favorites export | cmp - all.json")
        let cleared = try await program.run("favorites", "clear", "--yes")
        try await program.run("favorites", "add", "42")
        let imported = try await program.shell("challenge favorites import all.json")
        try await program.run("favorites", "clear", "--yes")
        try await program.shell("challenge favorites import all.json")
        let after = try await program.run("favorites", "list", "--json")

        #expect(exported.error == "note: 2 favorites exported.\n")
        #expect(again.exitCode == 74)
        #expect(again.error.hasPrefix("error: all.json already exists.\n"))
        #expect(piped == Outcome(exitCode: 0, output: "", error: ""))
        #expect(cleared.error == "note: 2 favorites removed.\n")
        #expect(
            imported.error
                == "note: 1 favorite imported.\nnote: Already favorites, not changed: 42.\n")
        #expect(after.output == before.output)
    }

    @Test func `a file with a byte order mark is imported`() async throws {
        try await program.run("favorites", "add", "42")
        try await program.shell(
            "challenge favorites export all.json && printf '\\357\\273\\277' | cat - all.json >marked.json")

        #expect(try await program.run("favorites", "import", program.scratch.path("marked.json")).exitCode == 0)
    }

    @Test func `a line of standard input that is not UTF-8 is refused with its number`() async throws {
        let outcome = try await program.shell("printf '1\\n42\\tcaf\\351\\n' | challenge favorites add -")

        #expect(outcome.exitCode == 65)
        #expect(outcome.error == "error: Line 2 of standard input: This line is not in UTF-8.\n")
        #expect(try await program.run("favorites", "list", "-q").output == "")
    }

    @Test func `an import can replace stored favorites`() async throws {
        try await program.run("favorites", "add", "42", "--note", "new", "--tag", "b")
        try await program.shell("challenge favorites export all.json")
        try await program.run("favorites", "edit", "42", "--note", "old", "--untag", "b")

        let outcome = try await program.shell("challenge favorites import all.json --update")
        let shown = try await program.run("favorites", "show", "42", "--fields", "note,tags")
        let again = try await program.shell("challenge favorites import all.json --update")

        #expect(again.error == "note: 0 favorites imported.\nnote: Unchanged: 42.\n")
        #expect(
            outcome
                == Outcome(
                    exitCode: 0, output: "",
                    error: "note: 0 favorites imported.\nnote: Replaced by those of the file: 42.\n"))
        #expect(shown.output == "new\tb\n")
    }

    @Test func `an export can be piped into an import`() async throws {
        try await program.run("favorites", "add", "42", "--note", "a note")

        let outcome = try await program.shell(
            "challenge favorites export - | XDG_DATA_HOME=\"$HOME/other\" challenge favorites import -")
        let imported = try await program.shell(
            "XDG_DATA_HOME=\"$HOME/other\" challenge favorites list --fields id,note")

        #expect(outcome.error == "note: 1 favorite imported.\n")
        #expect(imported.output == "42\ta note\n")
    }

    @Test func `an export to a named pipe does not replace the pipe`() async throws {
        try await program.run("favorites", "add", "42")

        let outcome = try await program.shell(
            "mkfifo named; challenge favorites export named & challenge favorites import named; wait; test -p named")

        #expect(outcome.exitCode == 0)
        #expect(outcome.error.contains("note: 1 favorite exported.\n"))
        #expect(outcome.error.contains("note: Already favorites, not changed: 42.\n"))
    }

    @Test func `an export beyond the file size limit is an error and leaves no file`() async throws {
        try await program.run("favorites", "add", "42", "--note", String(repeating: "x", count: 3000))

        let outcome = try await program.shell(
            "ulimit -f 1; challenge favorites export all.json; ls all.json*",
            environment: Program.unmeasured)

        #expect(outcome.error.hasPrefix("error: all.json: File too large.\n"))
        #expect(outcome.output == "")
    }
}
