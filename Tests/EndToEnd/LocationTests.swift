import ChallengeMirror
import ChallengeTestSupport
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

    @Test func `residents need one more request, and none if they are cached`() async throws {
        let outcome = try await program.run("location", "21", "--residents", "--fields", "residents")
        let again = try await program.run("location", "21", "--residents", "--fields", "residents")
        let character = try await program.run("character", "7", "--fields", "name")

        #expect(outcome.output == "Abradolf Lincler · unknown · Human; Giant Testicle Monster · Alive · Alien\n")
        #expect(again.output == outcome.output)
        #expect(character.output == "Abradolf Lincler\n")
        #expect(mirror.targets == ["/api/location/21", "/api/character/[7,436]"])
    }
}
