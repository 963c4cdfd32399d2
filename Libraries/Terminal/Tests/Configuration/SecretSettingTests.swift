import Testing

@testable import ChallengeTerminal

/// Settings whose values no output may contain.
struct SecretSettingTests {
    private static let token = Setting("token", variable: "PLANETS_TOKEN", .secret, help: "token")

    private func configuration(
        _ file: String, isPrivate: Bool = true, _ environment: [String: String] = [:]
    ) throws -> Configuration {
        let file = try ConfigurationFile(path: "/c", text: file, isPrivate: isPrivate)
        return Configuration(settings: [Self.token], environment: environment, file: file)
    }

    private let file = #"{"token": "s3cret"}"#

    @Test func `a secret is read, and shown as an ellipsis`() throws {
        let sut = try configuration(file)

        #expect(try sut.value(of: Self.token) == "s3cret")
        #expect(sut.allValues.map(\.text) == ["…"])
        #expect(sut.shown("s3cret", for: "token") == "…" && sut.shown("x", for: "other") == "x")
        #expect(try configuration("{}").allValues.map(\.text) == [""])
    }

    @Test func `a file that others can read is refused`() throws {
        let sut = try configuration(file, isPrivate: false)

        #expect(sut.firstMistake == .mistake(path: "/c", line: 1, .secretForOthers("token")))
        #expect(sut.firstMistake?.message.contains("token") == true)
        #expect(sut.firstMistake?.advice?.contains("chmod 600 /c") == true)
        #expect(try configuration("{}", isPrivate: false, ["PLANETS_TOKEN": "t"]).firstMistake == nil)
    }

    @Test(arguments: ["two words", "line\nbreak", "é"])
    func `text that is no header is invalid, and no message shows it`(text: String) throws {
        let sut = try configuration("{}", ["PLANETS_TOKEN": text])

        let error = #expect(throws: SettingError.self) { try sut.value(of: Self.token) }
        #expect(error?.message.contains(text) == false)
    }
}
