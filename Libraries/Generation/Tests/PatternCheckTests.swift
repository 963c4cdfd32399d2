import Testing

@testable import ChallengeGeneration

struct PatternCheckTests {
    @Test func theProjectLacksNothing() throws {
        #expect(try PatternCheck(project: .checkout).gaps() == [])
    }

    @Test func whatIsGeneratedLacksNothingAndWhatIsTakenAwayIsNamed() async throws {
        let small = try SmallProject()
        await small.generate("feature Planet")
        await small.generate("datasource Planet --remote /planet --persistent")
        await small.generate("repository Planet --kind cached")
        let sut = PatternCheck(project: small.project)
        let planet = { try sut.gaps().filter { $0.path.contains("Planet") } }
        #expect(try planet() == [])

        try small.write("", to: "Features/Planet/Tests/Unit/Data/PlanetRepositoryTests.swift")
        try small.write("", to: "Features/Planet/Sources/Data/Repositories/PlanetsPageRepository.swift")

        #expect(
            try planet().map { "\($0.path.split(separator: "/").last ?? ""): \($0.lack)" } == [
                "PlanetRepository.swift: no test uses it", "PlanetsPageRepositoryContract.swift: nothing fulfils it",
            ])
    }
}
