import ChallengeCore
import ChallengePlatform
import ChallengeTerminal
import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeDoctor

struct ConfigurationCheckTests {
    private static let age = Setting(
        "age", variable: "CHALLENGE_AGE", .positiveInteger, help: "app.setting.policy", default: "7")

    private func run(_ file: Result<ConfigurationFile?, SettingError>) async -> [String] {
        let configuration = Configuration(settings: [Self.age], environment: [:], file: try file.get())
        return await ConfigurationCheck(path: "/c", configuration: configuration).run().map {
            "\($0.verdict.rawValue): \($0.message) \($0.command ?? "-")"
        }
    }

    private func run(_ content: [UInt8]) async -> [String] {
        do {
            return await run(.success(try ConfigurationFile(path: "/c", content: content)))
        } catch {
            return await run(.failure(error))
        }
    }

    @Test func `a file and a folder that every user can write are a warning with the command that protects them`()
        async throws
    {
        let scratch = try Scratch()
        let path = scratch.path("config.json")
        let folder = String(path.dropLast("/config.json".count))
        try Data("{}".utf8).write(to: URL(filePath: path))
        #expect(chmod(path, 0o666) == 0 && chmod(folder, 0o777) == 0)
        let sut = ConfigurationCheck(
            path: path, configuration: Configuration(settings: [Self.age], environment: [:], file: nil))

        let findings = await sut.run()

        #expect(findings.map(\.verdict) == [.ok, .warning])
        #expect(findings.last?.command == "chmod o-w \(folder) \(path)")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o666)
    }

    @Test func `a file without a mistake, and no file, are valid`() async {
        let ok = ["ok: Configuration: no mistake in /c. -"]

        #expect(await run(Array(#"{"age": 8}"#.utf8)) == ok)
        #expect(await run(.success(nil)) == ok)
    }

    @Test(arguments: [
        ("{\n,", "line 2: This is not a valid JSON object."),
        (#"{"aeg": 1}"#, "line 1: Unknown key: 'aeg'. Did you mean 'age'?"),
        ("{\n\"age\": -1}", "line 2: Invalid value for age: '-1'. Use a whole number, 1 or more."),
        ("{\"age\": 9,\n\"age\": 8}", "line 2: 'age' appears more than once."),
    ])
    func `a mistake in the file is a problem with its line`(text: String, finding: String) async {
        #expect(
            await run(Array(text.utf8)) == ["problem: Configuration: /c, " + finding + " challenge config edit"])
    }

    @Test func `text in another encoding is a problem of its line`() async {
        #expect(
            await run(Array("{\n\"age\": \"".utf8) + [0xE9, 0x22, 0x7D])
                == ["problem: Configuration: /c, line 2: This line is not in UTF-8. challenge config edit"])
    }

    @Test func `a byte order mark at the start is no mistake`() async {
        #expect(
            await run([0xEF, 0xBB, 0xBF] + Array(#"{"age": 8}"#.utf8)) == ["ok: Configuration: no mistake in /c. -"])
    }

    @Test func `every mistake is named`() async {
        #expect(await run(Array(#"{"aeg": 1, "polcy": 2}"#.utf8)).count == 2)
    }

    @Test func `aliases of earlier versions are a note`() async {
        #expect(
            await run(Array(#"{"aliases": {"a": "doctor"}}"#.utf8)) == [
                "ok: Configuration: no mistake in /c. -",
                "note: Configuration: the aliases are ignored. Use those of the shell. challenge config unset aliases",
            ])
    }

    @Test(
        arguments: [
            (.notAFile, "This is not a regular file. mv -i '/c d' '/c d.old'"),
            (.system(code: EIO), "Input/output error. -"),
            (.system(code: EACCES), #"Permission denied. sudo chown "$USER" '/c d' && chmod u+rwX '/c d'"#),
        ] as [(StorageFailure.Cause, String)])
    func `a file that cannot be read is a problem, with the command that solves it`(
        cause: StorageFailure.Cause, text: String
    ) async {
        let failure = StorageFailure(cause: cause, path: "/c d")

        #expect(
            await run(.failure(.unreadable(failure)))
                == ["problem: Configuration: The configuration could not be read. /c d: " + text])
    }
}
