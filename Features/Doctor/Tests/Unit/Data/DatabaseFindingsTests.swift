import ChallengeCore
import Glibc
import Testing

@testable import ChallengeDoctor
@testable import ChallengePersistence

/// The findings about described files and folders, which do not depend on the user who runs the tests.
struct DatabaseFindingsTests {
    private func alarms(
        _ part: DatabaseCheck.Part = .library, content: DatabaseInspection.Content = .missing, size: Int = 0,
        foreign: [String] = [], refused: [String] = [], special: String? = nil,
        obstacle: DatabaseFolder.Obstacle? = nil, space: Int = .max, canUseHome: Bool = true
    ) -> [String] {
        let inspection = DatabaseInspection(
            path: "/a/b.db", content: content, size: size, sharedPaths: [], inaccessiblePaths: [],
            foreignPaths: foreign, refusedPaths: refused, specialPath: special, leftovers: [], damagedFiles: [],
            folder: DatabaseFolder(path: "/a", obstacle: obstacle, freeSpace: space))
        return DatabaseCheck(
            part: part, database: Database(.unavailable, schemas: []), usesVariable: false, canUseHome: canUseHome
        ).findings(inspection).filter { $0.verdict != .ok }.map {
            "\($0.id) \($0.verdict.rawValue) \($0.command ?? "-")"
        }
    }

    @Test(arguments: [
        (DatabaseFolder.Obstacle.notAFolder(path: "/a b"), "mv -i '/a b' '/a b.old'"),
        (.locked(path: "/a"), "chmod u+rwx /a"), (.foreign(path: "/a"), "sudo chown \"$USER\" /a"),
        (.foreign(path: "/"), "export XDG_DATA_HOME=~/challenge"),
        (.readOnlyFileSystem(path: "/a"), "export XDG_DATA_HOME=~/challenge"),
    ])
    func `a folder in which no file can be created is the only finding`(
        obstacle: DatabaseFolder.Obstacle, command: String
    ) {
        #expect(alarms(obstacle: obstacle) == ["library.folder problem \(command)"])
        #expect(
            alarms(content: .failed(.system(code: 20)), obstacle: obstacle) == ["library.folder problem \(command)"])
    }

    @Test func `without a usable home directory, the other folder is in that of temporary files`() {
        #expect(
            alarms(obstacle: .foreign(path: "/"), canUseHome: false)
                == ["library.folder problem export XDG_DATA_HOME=/tmp/challenge"])
        #expect(DatabaseFolder.canUseHome(of: ["HOME": "/tmp"]))
        #expect(!DatabaseFolder.canUseHome(of: ["HOME": "/dev/null/a"]) && !DatabaseFolder.canUseHome(of: [:]))
    }

    @Test func `space for one write is enough`() {
        #expect(alarms(space: 4 << 20) == [])
        #expect(alarms(space: 4 << 20 - 1) == ["library.space problem -"])
        #expect(alarms(.cache, space: 0) == ["cache.space problem -"])
        #expect(alarms(.cache, content: .sound, size: 1, space: 0) == ["cache.space problem challenge cache clear"])
    }

    @Test func `files of another user are a warning, and a problem if this one cannot use them`() {
        let command = "sudo chown \"$USER\" /a/b.db /a/b.db-wal"
        let files = ["/a/b.db", "/a/b.db-wal"]

        #expect(alarms(content: .sound, foreign: files) == ["library.permissions warning \(command)"])
        #expect(
            alarms(content: .sound, foreign: files, refused: ["/a/b.db"]) == ["library.permissions problem \(command)"])
    }

    @Test func `a file that cannot be read has one command`() {
        let command = "sudo chown \"$USER\" /a/b.db"
        let content = DatabaseInspection.Content.failed(.system(code: EACCES))

        #expect(alarms(content: content) == ["library.file problem \(command) && chmod u+rw /a/b.db"])
        #expect(
            alarms(content: content, foreign: ["/a/b.db"], refused: ["/a/b.db"])
                == ["library.permissions problem \(command)"])
        #expect(alarms(content: .failed(.unknownVersion)) == ["library.file problem mv -i /a/b.db /a/b.db.old"])
    }

    @Test func `a directory in place of a file is moved away`() {
        let special = "/a/b.db-wal"

        #expect(
            alarms(content: .failed(.notAFile), special: special)
                == ["library.file problem mv -i /a/b.db-wal /a/b.db-wal.old"])
        #expect(
            alarms(.cache, content: .failed(.notAFile), special: special) == [
                "cache.file problem mv -i /a/b.db-wal /a/b.db-wal.old"
            ])
    }
}
