import ChallengeCore
import ChallengeTestSupport
import Glibc
import Testing

@testable import ChallengeDoctor
@testable import ChallengePersistence

/// The findings about described files and folders, which do not depend on the user who runs the tests.
struct DatabaseFindingsTests {
    private func alarms(
        _ part: DatabaseCheck.Part = .library, content: DatabaseInspection.Content = .sound, shared: [String] = [],
        locked: [String] = [], special: String? = nil,
        folder: String = "/a", obstacle: DatabaseFolder.Obstacle? = nil
    ) -> [String] {
        let inspection = DatabaseInspection(
            path: "/a/b.db", content: content, size: 0, sharedPaths: shared, lockedPaths: locked,
            specialPath: special, damagedFiles: [],
            folder: DatabaseFolder(path: folder, obstacle: obstacle))
        return DatabaseCheck(
            part: part, database: Database(.unavailable, schemas: []), usesVariable: false
        ).findings(inspection).filter { $0.verdict != .ok }.map {
            "\($0.id) \($0.verdict.rawValue) \($0.command ?? "-")"
        }
    }

    @Test(arguments: [
        (DatabaseFolder.Obstacle.notAFolder(path: "/a b"), "mv -i '/a b' '/a b.old'"),
        (.locked(path: "/a"), "sudo chown \"$USER\" /a && chmod u+rwX /a"),
        (.locked(path: "/nowhere"), "export XDG_DATA_HOME=~/challenge"),
        (.readOnlyFileSystem(path: "/a"), "export XDG_DATA_HOME=~/challenge"),
    ])
    func `a folder in which no file can be created is the only finding`(
        obstacle: DatabaseFolder.Obstacle, command: String
    ) {
        #expect(
            alarms(content: .failed(.system(code: EACCES)), locked: ["/a/b.db"], obstacle: obstacle)
                == ["library.folder problem \(command)"])
    }

    @Test func `files that other users can access are a warning with the command that protects them`() {
        #expect(alarms(shared: ["/a", "/a/b c"]) == ["library.permissions warning chmod go= /a '/a/b c'"])
    }

    @Test func `files that the user cannot use are the only finding, with one command`() {
        #expect(
            alarms(content: .failed(.system(code: EACCES)), locked: ["/a/b.db", "/a/b.db-wal"]) == [
                "library.permissions problem sudo chown \"$USER\" /a/b.db /a/b.db-wal "
                    + "&& chmod u+rwX /a/b.db /a/b.db-wal"
            ])
    }

    @Test func `no command changes the owner or the permissions of the target of a link`() throws {
        let scratch = try Scratch()
        let link = scratch.path("link")
        #expect(symlink("/nowhere", link) == 0)

        #expect(StorageFailure.Cause.system(code: EACCES).command(for: link) == "mv -i \(link) \(link).old")
        #expect(
            alarms(folder: link, obstacle: .locked(path: link))
                == ["library.folder problem export XDG_DATA_HOME=~/challenge"])
    }

    @Test(
        arguments: [
            (.cache, "challenge cache clear"), (.library, "challenge favorites list"),
            (.state, "challenge history list"),
        ] as [(DatabaseCheck.Part, String)])
    func `a command of the owner repairs a damaged file`(part: DatabaseCheck.Part, command: String) {
        #expect(alarms(part, content: .damaged) == ["\(part.rawValue).file problem \(command)"])
        #expect(alarms(part, content: .interruptedWrite) == ["\(part.rawValue).file warning \(command)"])
    }

    @Test func `a file of another version is moved away`() {
        #expect(alarms(content: .failed(.unknownVersion)) == ["library.file problem mv -i /a/b.db /a/b.db.old"])
    }

    @Test func `a directory in place of a file is moved away`() {
        #expect(
            alarms(content: .failed(.notAFile), special: "/a/b.db-wal")
                == ["library.file problem mv -i /a/b.db-wal /a/b.db-wal.old"])
    }
}
