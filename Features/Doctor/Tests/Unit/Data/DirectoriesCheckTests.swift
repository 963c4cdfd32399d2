import ChallengeTestSupport
import Testing

@testable import ChallengeDoctor

struct DirectoriesCheckTests {
    private let scratch: Scratch
    private var file: String { scratch.path("challenge/config.json") }

    init() throws { scratch = try Scratch() }

    private func run(_ environment: [String: String], _ path: String?) async -> [String] {
        await DirectoriesCheck(environment: environment, configurationPath: path).run().map {
            "\($0.verdict.rawValue): \($0.message) \($0.command ?? "-")"
        }
    }

    @Test func `absolute, empty and missing variables are valid`() async {
        let ok = ["ok: Folders: the folders of the files can be used. -"]

        #expect(await run([:], file) == ok)
        #expect(await run(["XDG_DATA_HOME": "/a", "XDG_CACHE_HOME": ""], file) == ok)
    }

    @Test func `each relative variable is a warning`() async {
        #expect(
            await run(
                [
                    "XDG_CACHE_HOME": "a", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "./a",
                    "XDG_STATE_HOME": "~/b",
                ], file)
                == ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"].map { name in
                    "warning: Folders: \(name) is ignored, because it is not an absolute path. unset \(name)"
                })
    }

    @Test func `a missing home directory and a file in place of a folder are problems`() async {
        #expect(await run([:], nil) == ["problem: Folders: No home directory was found. export HOME=~"])
        #expect(
            await run([:], "/dev/null/challenge/config.json") == [
                "problem: Folders: /dev/null is not a folder, so no files can be created there. "
                    + "mv -i /dev/null /dev/null.old"
            ])
    }

    @Test func `a variable that names a file is removed, and the file stays`() async {
        #expect(
            await run(["XDG_CONFIG_HOME": "/dev/null"], "/dev/null/challenge/config.json") == [
                "problem: Folders: /dev/null is not a folder, so no files can be created there. unset XDG_CONFIG_HOME"
            ])
    }
}
