import ChallengeCore
import ChallengeTerminal
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeConfiguration

struct ConfigurationFileRepositoryTests {
    private let scratch: Scratch
    private let repository: ConfigurationFileRepository

    init() throws {
        scratch = try Scratch()
        repository = ConfigurationFileRepository(path: scratch.path("a/b/config.json"))
    }

    @Test func `a missing file has no text, and no configuration`() throws {
        #expect(try repository.read() == nil)
        #expect(try repository.configuredValues?.entries == nil)
        #expect(try ConfigurationFileRepository(path: nil).configuredValues?.entries == nil)
    }

    @Test func `a written text is read again, and its folders are created`() throws {
        try repository.write("{\"policy\": \"noCache\"}")

        #expect(try repository.read() == Array("{\"policy\": \"noCache\"}".utf8))
        #expect(try repository.configuredValues?.entries.map(\.key) == ["policy"])
        #expect(try mode("a") == 0o700)
    }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: scratch.path(name))[.posixPermissions] as? Int
    }

    @Test func `only the user can read the file, whatever its mode was`() throws {
        try repository.write("{}")
        #expect(try mode("a/b/config.json") == 0o600)

        for old: mode_t in [0o644, 0o400] {
            #expect(chmod(scratch.path("a/b/config.json"), old) == 0)
            try repository.write("{}")
            #expect(try mode("a/b/config.json") == 0o600)
        }
    }

    @Test func `only the user can read the file to which a symbolic link without a target points`() throws {
        #expect(symlink("target.json", scratch.path("link.json")) == 0)

        try ConfigurationFileRepository(path: scratch.path("link.json")).write("{}")

        #expect(try mode("target.json") == 0o600)
    }

    @Test func `if a folder cannot be created, the cause is that of the folder`() {
        // The kernel refuses folders in `/sys`, also those of root.
        let repository = ConfigurationFileRepository(path: "/sys/challenge/config.json")

        let error = #expect(throws: ConfigurationError.self) { try repository.write("{}") }

        #expect(error?.message.contains("/sys/challenge/config.json") == true)
        #expect(error?.message.contains("No such file") == false)
    }

    @Test func `a malformed file is a mistake with its path and line`() throws {
        try repository.write("{\n")
        let mistake = SettingError.mistake(path: scratch.path("a/b/config.json"), line: 2, .notJSON)

        #expect(throws: mistake) { try repository.configuredValues }
    }

    @Test func `a pipe in place of the file is a failure, and the command does not wait for its writer`() throws {
        #expect(mkfifo(scratch.path("pipe"), 0o600) == 0)
        let failure = StorageFailure(cause: .notAFile, path: scratch.path("pipe"))

        #expect(throws: ConfigurationError.storageFailed(.reading, failure)) {
            try ConfigurationFileRepository(path: scratch.path("pipe")).read()
        }
    }

    @Test func `text that is not UTF-8 is a mistake with its path and line`() throws {
        try Data([0x7B, 0xFF, 0x7D]).write(to: URL(filePath: scratch.path("config.json")))
        let repository = ConfigurationFileRepository(path: scratch.path("config.json"))

        #expect(throws: SettingError.mistake(path: scratch.path("config.json"), line: 1, .notUTF8)) {
            try repository.configuredValues
        }
        #expect(try repository.read() == [0x7B, 0xFF, 0x7D])
    }

    @Test func `exclusive changes of several threads lose none, and leave nothing but the file`() async throws {
        try repository.write("")
        await withTaskGroup { group in
            for number in 0..<20 {
                group.addTask { [repository] in
                    try? repository.change { $0.text(setting: "key\(number)", to: "x") }
                }
            }
        }

        #expect(try repository.content().entries.count == 20)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("a/b")) == ["config.json"])
    }

    @Test func `a folder in place of the file is a failure with its path`() throws {
        let repository = ConfigurationFileRepository(path: scratch.path(""))
        let failure = StorageFailure(cause: .notAFile, path: scratch.path(""))

        #expect(throws: ConfigurationError.storageFailed(.reading, failure)) { try repository.read() }
        #expect(throws: SettingError.unreadable(failure)) { try repository.configuredValues }
        #expect(throws: ConfigurationError.noPath) { try ConfigurationFileRepository(path: nil).write("") }
    }
}
