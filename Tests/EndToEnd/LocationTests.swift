import ChallengeMirror
import ChallengeTestSupport
import Foundation
import Testing

/// The Location feature, and its combination with the Character feature.
@Suite(.serialized) struct LocationTests {
    private let mirror: MirrorServer
    private let program: Program

    init() throws {
        mirror = try MirrorServer()
        program = try Program(mirror: mirror)
    }

    @Test func `a location is printed with all fields of the API`() async throws {
        let outcome = try await program.run("location", "21", "--format", "jsonl")

        #expect(
            outcome.output == """
                {"id":21,"name":"Testicle Monster Dimension","type":"Dimension",\
                "dimension":"Testicle Monster Dimension","residents":[7,436],"created":"2017-11-18T19:41:01.605Z"}

                """)
        #expect(mirror.targets == ["/api/location/21"])
    }

    @Test func `all locations are listed in order`() async throws {
        let outcome = try await program.run("locations", "list", "--all", "--fields", "id")

        #expect(outcome.output == (1...126).map { "\($0)\n" }.joined())
        #expect(mirror.requestCount == 7)
    }

    @Test(arguments: [false, true])
    func `a search can be filtered by type and dimension`(isOffline: Bool) async throws {
        if isOffline { mirror.stop() }

        let outcome = try await program.run(
            "locations", "search", "EARTH", "--type", "planet", "--dimension", "replacement", "--fields", "id,name")

        #expect(outcome.output == "20\tEarth (Replacement Dimension)\n")
        #expect(outcome.error.hasSuffix("note: 1 location.\n"))
        #expect(outcome.error.contains("bundled data") == isOffline)
    }

    @Test func `residents need one more request, and none if they are cached`() async throws {
        let outcome = try await program.run("location", "21", "--residents", "--fields", "residents")
        let again = try await program.run("location", "21", "--residents", "--fields", "residents")
        let character = try await program.run("character", "7", "--fields", "name")

        #expect(outcome.output == "Abradolf Lincler · unknown · Human; Giant Testicle Monster · Alive · Alien\n")
        #expect(again.output == outcome.output)
        #expect(character.output == "Abradolf Lincler\n")
        #expect(mirror.targets == ["/api/location/21", "/api/character/[7,436]"])
    }

    @Test func `a location is printed even if its residents cannot be loaded`() async throws {
        mirror.setFault(.status(500), for: .path("/api/character/[7,436]"))

        let outcome = try await program.run(
            "location", "21", "--residents", "--policy", "noCache", "--fields", "id,residents")

        #expect(outcome.exitCode == 69)
        #expect(outcome.output == "21\t7; 436\n")
        #expect(
            outcome.error == "warning: Not loaded: residents 7, 436. \(mirror.baseURL): The API failed (HTTP 500).\n")
    }

    @Test func `the location of a character can be piped into the location command`() async throws {
        let outcome = try await program.shell(
            "challenge character 42 --fields location.id | challenge location - --fields name")

        #expect(outcome.output == "Citadel of Ricks\n")
    }

    @Test func `missing locations are listed in the message`() async throws {
        let outcome = try await program.run("location", "1", "9000", "--fields", "name")

        #expect(outcome.exitCode == 1)
        #expect(outcome.output == "Earth (C-137)\n")
        #expect(outcome.error.hasPrefix("error: Location 9000 was not found.\n"))
    }
}
