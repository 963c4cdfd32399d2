import Testing

@testable import ChallengeDoctor

struct EditorCheckTests {
    private func run(_ environment: [String: String]) async -> [String] {
        await EditorCheck(environment: environment.merging(["PATH": "/bin:/usr/bin"]) { own, _ in own }).run()
            .map { "\($0.verdict.rawValue): \($0.message) \($0.command ?? "-")" }
    }

    @Test(arguments: ["cat", "cat -u", "\"no editor\"", "nothing; cat"])
    func `a program that exists, or that only the shell can find, is valid`(line: String) async {
        #expect(await run(["EDITOR": line]) == ["ok: Editor: \(line) -"])
    }

    @Test func `without a variable there is no finding`() async {
        #expect(await run(["EDITOR": " "]) == [])
    }

    @Test(arguments: ["VISUAL", "EDITOR"], ["noeditor -w", "cat 'x"])
    func `a line that cannot be run is a warning`(variable: String, line: String) async {
        #expect(
            await run([variable: line])
                == ["warning: Editor: \(variable)=\(line) cannot be run, so 'config edit' fails. unset \(variable)"])
    }
}
