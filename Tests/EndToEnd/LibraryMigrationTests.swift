import ChallengeMirror
import ChallengePersistence
import ChallengeTestSupport
import Foundation
import Testing

/// The migration of a library of the first version, whose favorites were characters: no row is lost.
@Suite(.serialized) struct LibraryMigrationTests {
    private static let rows = """
        762\tMartínez\tcharacter\tDead\tEarth\t4\tbig,head\tNaïve
        42\tBig Head Morty\tcharacter\tunknown\tCitadel of Ricks\t\t\t

        """

    private let mirror: MirrorServer
    private let program: Program
    private let earlier: Database

    init() async throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
        try await program.run("favorites", "list")
        let folder = URL(filePath: program.libraryFile).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let version = LibraryVersion.all[0]
        earlier = Database(.library(path: program.libraryFile), schemas: [version.favorites])
        try await earlier.write { (connection) throws(DatabaseError) in
            for statement in version.rows { try connection.execute(statement) }
        }
    }

    private var copy: URL { URL(filePath: program.libraryFile + ".copy") }

    private func list() async throws -> Outcome {
        try await program.run(
            "favorites", "list", "--sort", "addedAt", "--fields",
            "id,name,kind,status,location.name,rating,tags,note")
    }

    @Test func `every favorite keeps its values, and is in the copy`() async throws {
        #expect(try await list() == Outcome(exitCode: 0, output: Self.rows, error: "note: 2 favorites.\n"))

        try Data(count: 8192).write(to: URL(filePath: program.libraryFile))
        #expect(try await list().output == Self.rows)
    }

    @Test(arguments: [Data(), Data(count: 8192), Data(repeating: 7, count: 20_000)])
    func `a damaged copy does not matter`(content: Data) async throws {
        try content.write(to: copy)

        #expect(try await list() == Outcome(exitCode: 0, output: Self.rows, error: "note: 2 favorites.\n"))
        try Data().write(to: URL(filePath: program.libraryFile))
        #expect(try await list().output == Self.rows)
    }

    @Test(arguments: [Data(), Data(count: 8192)])
    func `a damaged library of the first version is replaced by its copy and migrated`(content: Data) async throws {
        try content.write(to: URL(filePath: program.libraryFile))

        let listed = try await list()

        #expect(listed.output == Self.rows)
        #expect(listed.error.contains("was replaced by its copy."))
        #expect(try await program.run("favorites", "add", "episode", "28", "--fields", "id").output == "28\n")
        #expect(try await list().output == Self.rows + "28\tThe Ricklantis Mixup\tepisode\t\t\t\t\t\n")
    }

    @Test func `in a read-only folder the favorites are shown and completed, and the file stays`() async throws {
        let before = try Data(contentsOf: URL(filePath: program.libraryFile))
        try await program.shell("chmod 500 home/.local/share/challenge; chmod 400 home/.local/share/challenge/*")

        let listed = try await program.unprivileged("favorites list --fields id,tags --sort addedAt")
        let completed = try await program.unprivileged("__complete fish 'challenge favorites remove mart'")
        let edited = try await program.unprivileged("favorites edit 42 --rating 1")

        #expect(listed == Outcome(exitCode: 0, output: "762\tbig,head\n42\t\n", error: "note: 2 favorites.\n"))
        #expect(completed.output.contains("Martínez"))
        #expect(edited.exitCode == 74)
        #expect(edited.error.hasSuffix("library.db: The file cannot be written.\n"), "\(edited.error)")
        #expect(try Data(contentsOf: URL(filePath: program.libraryFile)) == before)
    }

    @Test func `an open program of the first version changes nothing after the migration`() async throws {
        let names = "SELECT count(*) FROM favorites"
        #expect(try await earlier.read { (c) throws(DatabaseError) in try c.row(names) { $0.integer(0) } } == 2)
        try await program.run("favorites", "add", "episode", "28")
        let before = try await program.run("favorites", "export", "-").output

        for statement in [
            "DELETE FROM favorite_tags", "DELETE FROM favorites", "UPDATE favorites SET note = 'lost'",
            "INSERT OR REPLACE INTO favorites (id, name) VALUES (42, 'lost')",
        ] {
            await #expect(throws: DatabaseError.self) {
                try await earlier.write { (connection) throws(DatabaseError) in try connection.execute(statement) }
            }
        }

        #expect(try await program.run("favorites", "export", "-").output == before)
        #expect(await earlier.replacements.isEmpty)
    }
}
