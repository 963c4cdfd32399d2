import ChallengePlatform
import ChallengeTestSupport
import Testing

/// The command `challenge doctor` of the built program, with folders in which it cannot write.
@Suite(.enabled(if: Namespaces.permit("--mount"), "The system permits no new mount namespace."))
struct DoctorFolderTests {
    private let program: Program

    init() throws { program = try Program() }

    /// Returns the problems that the doctor finds after the shell has run a command line in a mount namespace.
    private func problems(after line: String) async throws -> [String] {
        let outcome = try await program.shell(
            """
            mkdir -p home/.local/share home/.local/state &&
            unshare --user --map-root-user --mount sh -c '\(line) && challenge doctor --offline --json'
            """)
        #expect(outcome.exitCode == 1, "\(outcome.error)")
        return try DoctorFinding.list(outcome).filter { $0.verdict == "problem" }.map { finding in
            "\(finding.id): \(finding.message) \(finding.command ?? "-")"
                .replacing(program.scratch.path(""), with: "")
        }
    }

    @Test func `a data folder on a file system that can only be read is a problem`() async throws {
        let found = try await problems(
            after: "mount --bind home/.local/share home/.local/share && mount -o remount,ro,bind home/.local/share")

        #expect(
            found == [
                "library.folder: Favorites: home/.local/share is on a file system that can only be read. "
                    + "export XDG_DATA_HOME=~/challenge"
            ])
    }

    @Test(.enabled(if: geteuid() == 0, "Only root can give a file to another user."))
    func `a library that only another user can write is a problem`() async throws {
        try await program.run("favorites", "add", "42", "--offline")

        let file = "home/.local/share/challenge/library.db"
        try await program.shell("chmod 644 \(file) && chown 7 \(file)")

        #expect(
            try await problems(after: "true").first
                == "library.permissions: Favorites: you cannot read or write \(file). "
                + "sudo chown \"$USER\" \(file) && chmod u+rwX \(file)")
    }

    @Test(.enabled(if: geteuid() == 0, "Only root can give a folder to another user."))
    func `a configuration folder of another user is a problem`() async throws {
        let folder = "home/.config/challenge"
        try await program.shell("mkdir -p \(folder) && chown 7 \(folder)")

        #expect(
            try await problems(after: "true") == [
                "environment.directories: Folders: you cannot create files in \(folder). "
                    + "sudo chown \"$USER\" \(folder) && chmod u+rwX \(folder)"
            ])
    }
}
