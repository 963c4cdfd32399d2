import Testing

@testable import ChallengeTerminal

struct DeepLinkTests {
    private func link(_ text: String) throws(CommandError) -> DeepLink { try DeepLink(text, scheme: "planets") }

    @Test(arguments: [
        ("planets://planet/4", DeepLink(scheme: "planets", command: "planet", identifier: "4")),
        ("PLANETS://Planet/4", DeepLink(scheme: "planets", command: "planet", identifier: "4")),
        ("planets://planet/%34%2f?", DeepLink(scheme: "planets", command: "planet", identifier: "4/")),
        ("planets://list", DeepLink(scheme: "planets", command: "list")),
        (
            "planets://list?name=a%26b+c%2B&star=%C3%A9=1&&x=",
            DeepLink(
                scheme: "planets", command: "list",
                filters: [
                    .init(name: "name", text: "a&b c+"), .init(name: "star", text: "é=1"),
                    .init(name: "x", text: ""),
                ])
        ),
    ])
    func `a link has a command, and an identifier or filters`(text: String, expected: DeepLink) throws {
        #expect(try link(text) == expected)
    }

    @Test(arguments: ["", "planets", "planets:/planet/4", "planet://planet/4", "https://planets://x", " planets://x"])
    func `a text with another scheme is no link`(text: String) {
        #expect(throws: CommandError.otherScheme(text, expected: "planets://")) { try link(text) }
    }

    @Test(arguments: [
        "planets://planet/4/", "planets://list/", "planets://planet/4/5", "planets://planet//4",
        "planets://planet/4#name", "planets://list?name",
        "planets://list?name=%", "planets://list?name=%4", "planets://list?name=%zz", "planets://list?name=%+1",
        "planets://list?name=%ff", "planets://planet/%C3",
    ])
    func `a link with other parts or a wrong encoding is malformed`(text: String) {
        #expect(throws: CommandError.malformed(text)) { try link(text) }
    }

    @Test(arguments: [
        "planets://planet/%1b[31m", "planets://list?name=%00", "planets://list?na%0Ame=x", "planets://%7f/4",
        "planets://list?name=%c2%9b", "planets://list?name=%E2%80%AE", "planets://list?name=\u{202E}",
    ])
    func `control and invisible characters are refused, encoded or not`(text: String) {
        #expect(throws: CommandError.unsafeCharacters(text)) { try link(text) }
    }

    @Test func `a link has at most 4 KiB and 64 parameters`() throws {
        let start = "planets://list?name="
        let longest = start + String(repeating: "x", count: 4096 - start.utf8.count)
        let most = "planets://list?" + Array(repeating: "a=b", count: 64).joined(separator: "&")

        #expect(try link(longest).filters.count == 1)
        #expect(try link(most).filters.count == 64)
        for text in [longest + "x", most + "&a=b", "nope" + longest] {
            #expect(throws: CommandError.tooLong) { try link(text) }
        }
    }

    @Test(arguments: ["4", "a/b?c=d&e#f", "100 % + ~-._", "日本 é \u{1F600}", "--all", "='\"\\"])
    func `a printed link is read as the same link`(text: String) throws {
        let item = DeepLink(scheme: "planets", command: "planet", identifier: text)
        let list = DeepLink(
            scheme: "planets", command: "list",
            filters: [.init(name: "name", text: text), .init(name: text, text: "")])

        #expect(try link(item.description) == item)
        #expect(try link(list.description) == list)
        #expect(list.description.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    }

    @Test func `a printed link has its usual spelling`() {
        let link = DeepLink(
            scheme: "planets", command: "list",
            filters: [.init(name: "name", text: "a b\n"), .init(name: "star", text: "Sun")])

        #expect(link.description == "planets://list?name=a%20b%0A&star=Sun")
        #expect(DeepLink(scheme: "planets", command: "list").description == "planets://list")
    }
}
