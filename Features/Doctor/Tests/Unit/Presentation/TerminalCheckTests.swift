import ChallengeTerminal
import ChallengeTerminalMocks
import Testing

@testable import ChallengeDoctor

struct TerminalCheckTests {
    private func encoding(_ environment: [String: String]) async -> String? {
        let streams = Streams(input: MemoryInput([]), output: MemoryOutput(), error: MemoryOutput())
        let screen = Console(streams: streams, environment: environment).output
        let findings = await TerminalCheck(screen: screen, pictures: "kitty", hasDecoder: true).run()
        #expect(findings[1].message.contains("pictures: kitty"))
        return findings.last.map { "\($0.verdict.rawValue): \($0.message) \($0.command ?? "-")" }
    }

    @Test(
        arguments: [
            ["LC_ALL": "en_US.UTF-8"], ["LC_CTYPE": "C.utf8", "LANG": "C"], ["LANG": "es_ES"], [:],
        ] as [[String: String]])
    func `a locale with UTF-8 or without an encoding is right`(environment: [String: String]) async {
        #expect(await encoding(environment) == "ok: Terminal: UTF-8 -")
    }

    @Test func `a missing decoder of pictures is a warning`() async {
        let screen = Console(
            streams: Streams(input: MemoryInput([]), output: MemoryOutput(), error: MemoryOutput()), environment: [:]
        ).output

        let finding = await TerminalCheck(screen: screen, pictures: "kitty", hasDecoder: false).run()[1]

        #expect(finding.verdict == .warning && finding.message.contains("challenge-picture"))
    }

    @Test(arguments: [("C", "ASCII"), ("POSIX", "ASCII"), ("de_DE.ISO-8859-1@euro", "ISO-8859-1")])
    func `a locale with another encoding is a warning`(locale: String, encoding: String) async {
        #expect(
            await self.encoding(["LC_ALL": locale, "LANG": "en_US.UTF-8"])
                == "warning: Terminal: the output is UTF-8, but the locale has the encoding \(encoding). "
                + "export LC_ALL=C.UTF-8")
    }
}
