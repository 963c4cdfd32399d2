import ChallengeTestSupport
import Foundation
import Testing

/// Addresses that the desktop opens, with a script in place of `xdg-open`.
@Suite(.timeLimit(.minutes(15))) struct DesktopTests {
    /// Makes a desktop whose program prints, reads, and writes the address to a file.
    private static let desktop = """
        printf '#!/bin/sh\\necho noise; echo noise >&2; cat; echo "$1" >>opened\\n' >xdg-open
        chmod 700 xdg-open; export PATH="$PWD:$PATH" DISPLAY=:9
        """
    private static func waiting(lines: Int = 1) -> String {
        "until [ $(cat opened 2>/dev/null | wc -l) -ge \(lines) ]; do sleep 0.02; done; cat opened"
    }
    private static let api = "http://127.0.0.1:1/api"

    private let program: Program

    init() throws { program = try .withoutAPI }

    @Test(arguments: [
        ("challenge://character/47", "character/47"), ("challenge://episode/s03e07", "episode/28"),
        ("https://rickandmortyapi.com/api/location/20", "location/20"),
        ("challenge://character/9999", "character/9999"),
    ])
    func `open starts the browser of the desktop with the address of an item`(link: String, path: String) async throws {
        let opened = try await program.shell(
            "\(Self.desktop); challenge open \(link) --in-browser && \(Self.waiting())")

        #expect(opened.output == "\(Self.api)/\(path)\n")
        #expect(opened.error == "note: Opened in the web browser: \(Self.api)/\(path)\n")
    }

    @Test func `without a desktop, open prints the address`() async throws {
        let opened = try await program.shell("challenge open challenge://episode/S03E07 --in-browser")

        #expect(opened.output == "\(Self.api)/episode/28\n" && opened.exitCode == 0)
        #expect(opened.error == "note: There is no desktop that can open the address.\n")
        let list = try await program.shell("challenge open challenge://characters --in-browser")
        #expect(list.exitCode == 64 && list.error.contains("cannot be used with --in-browser"))
    }

    @Test func `in the browser, o opens the page of an item and O its picture, and nothing else reaches the screen`()
        async throws
    {
        let session = try ScreenSession("\(Self.desktop); challenge browse birdperson", program: program)
        try await session.wait(for: "47 of 826 ")

        session.press("o")
        try await session.wait(for: "Opened in the web browser: \(Self.api)/character/47")
        session.press("O")
        try await session.wait(for: "Opened in the web browser: https://rickandmortyapi.com/api/character/avatar/47")
        session.press("q")
        let outcome = try await session.running.outcome()
        #expect(outcome.exitCode == 0 && !outcome.output.contains("noise"))
        let opened = try await program.shell(Self.waiting(lines: 2)).lines
        let picture = "https://rickandmortyapi.com/api/character/avatar/47.jpeg"
        #expect(Set(opened.map(String.init)) == ["\(Self.api)/character/47", picture])
    }

    @Test func `without a desktop, o copies the address`() async throws {
        let session = try ScreenSession("challenge browse birdperson", program: program)
        try await session.wait(for: "47 of 826 ")

        session.press("o")
        try await session.wait(for: "There is no desktop to open it. Copied: \(Self.api)/character/47")
        session.press("q")
        let copied = Data("\(Self.api)/character/47".utf8).base64EncodedString()
        #expect(try await session.running.outcome().output.contains("\u{1B}]52;c;\(copied)\u{1B}\\"))
    }
}
