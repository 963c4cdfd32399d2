import ChallengeCore
import ChallengePlatform
import Testing

@testable import ChallengeDoctor
@testable import ChallengePersistence

/// The findings about described files and folders, which do not depend on the user who runs the tests.
struct DatabaseFindingsTests {
    private func alarms(
        _ part: DatabaseCheck.Part = .library, content: DatabaseInspection.Content = .sound,
        copy: DatabaseInspection.Content? = nil, shared: [String] = [], locked: [String] = [], special: String? = nil,
        obstacle: DatabaseFolder.Obstacle? = nil
    ) -> [String] {
        let inspection = DatabaseInspection(
            path: "/a/b.db", content: content, copy: copy, size: 0, sharedPaths: shared, lockedPaths: locked,
            specialPath: special, damagedFiles: [],
            folder: DatabaseFolder(path: "/a", obstacle: obstacle))
        return DatabaseCheck(
            part: part, database: Database(.unavailable, schemas: []), usesVariable: false
        ).findings(inspection).filter { $0.verdict != .ok }.map {
            "\($0.id) \($0.verdict.rawValue) \($0.command ?? "-")"
        }
    }

    @Test func `a folder in which no file can be created is the only finding`() {
        #expect(
            alarms(
                content: .failed(.system(code: EACCES)), locked: ["/a/b.db"], obstacle: .readOnlyFileSystem(path: "/a"))
                == ["library.folder problem export XDG_DATA_HOME=~/challenge"])
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

    @Test(
        arguments: [
            (.cache, "challenge cache clear"), (.library, "challenge favorites list"),
            (.state, "challenge history list"),
        ] as [(DatabaseCheck.Part, String)])
    func `a command of the owner repairs a damaged file`(part: DatabaseCheck.Part, command: String) {
        #expect(alarms(part, content: .damaged) == ["\(part.rawValue).file problem \(command)"])
        #expect(alarms(part, content: .interruptedWrite) == ["\(part.rawValue).file warning \(command)"])
    }

    @Test(
        arguments: [
            (.damaged, .sound, ["library.file problem challenge favorites list"]),
            (.missing, .sound, ["library.file warning challenge favorites list"]),
            (.damaged, .missing, ["library.file problem mv -i /a/b.db /a/b.db.old"]),
            (
                .damaged, .damaged,
                [
                    "library.file problem mv -i /a/b.db /a/b.db.old "
                        + "&& mv -i /a/b.db.copy /a/b.db.copy.old"
                ]
            ),
            (.missing, .damaged, ["library.file problem mv -i /a/b.db.copy /a/b.db.copy.old"]),
            (
                .damaged, .failed(.unknownVersion),
                ["library.file problem mv -i /a/b.db /a/b.db.old && mv -i /a/b.db.copy /a/b.db.copy.old"]
            ),
            (.sound, .damaged, ["library.copy warning mv -i /a/b.db.copy /a/b.db.copy.old"]),
            (.sound, .failed(.notAFile), ["library.copy warning mv -i /a/b.db.copy /a/b.db.copy.old"]),
            (.sound, .missing, []), (.missing, .missing, []), (.sound, .sound, []),
        ] as [(DatabaseInspection.Content, DatabaseInspection.Content, [String])])
    func `a library and its copy have the findings of both`(
        library: DatabaseInspection.Content, copy: DatabaseInspection.Content, expected: [String]
    ) {
        #expect(alarms(content: library, copy: copy) == expected)
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
