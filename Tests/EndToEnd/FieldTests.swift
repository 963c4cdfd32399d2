import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The fields of records: counts, order, names and visibility.
@Suite(.serialized) struct FieldTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test(arguments: [false, true])
    func `the locations with most residents are found with one command`(isOffline: Bool) async throws {
        let outcome = try await program.run(
            "locations", "list", "--sort", "-residents.count", "--limit", "3", "--fields", "name,residents.count",
            isOffline ? "--offline" : "--quiet")

        #expect(
            outcome.output == "Earth (Replacement Dimension)\t230\nCitadel of Ricks\t101\nInterdimensional Cable\t62\n")
        #expect(mirror.requestCount == (isOffline ? 0 : 7))
    }

    @Test func `a list has a row for each item that its items refer to, which are fetched with one request`()
        async throws
    {
        let outcome = try await program.run(
            "characters", "list", "--page", "22", "--limit", "2", "--episodes", "--format", "csv", "--fields",
            "id,episodes.code")

        #expect(outcome.exitCode == 0)
        #expect(outcome.output == "id,episodes.code\r\n43,S03E07\r\n44,S03E07\r\n")
        #expect(mirror.requests.map(\.target) == ["/api/character?page=3", "/api/episode/%5B28%5D"])
    }

    @Test(arguments: [
        (
            "characters search birdperson --episodes --limit 1",
            "Episodes  11  S01E11 · 2014-04-14 · Ricksy Business"
        ),
        ("episodes list --season 1 --limit 1 --characters", "Characters    1  Rick Sanchez · ● Alive · Human"),
        ("locations search anatomy --residents", "Residents   12  Alexander · ✗ Dead · Human"),
    ])
    func `a list in a terminal shows related items in detail`(line: String, expected: String) async throws {
        let outcome = try await program.shell(
            "challenge \(line) --offline", environment: ["CHALLENGE_FORCE_TTY": "80", "NO_COLOR": "1"])

        #expect(outcome.exitCode == 0)
        #expect(outcome.lines.contains { $0.hasPrefix(expected) }, "\(outcome.output)")
    }

    @Test(arguments: ["character 47", "characters list --name birdperson --sort -episodes.count --limit 1"])
    func `a pipe has the same columns for an item and for lists in any order`(line: String) async throws {
        let outcome = try await program.shell("challenge \(line) --offline -q")

        #expect(outcome.output == "47\tBirdperson\tAlive\tAlien\tMale\tBird World\tPlanet Squanch\n")
    }

    @Test(arguments: [
        ("en", "note: Bundled data of October 2024.\nnote: 2 of 826 characters.\n"),
        ("es", "nota: Datos incluidos (octubre de 2024).\nnota: 2 de 826 personajes.\n"),
    ])
    func `in a narrow window the notes about a list are short`(language: String, notes: String) async throws {
        let outcome = try await program.shell(
            "challenge characters list --limit 2 --offline --lang \(language)",
            environment: ["CHALLENGE_FORCE_TTY": "40", "NO_COLOR": "1"])

        #expect(outcome.messages == notes)
    }
}
