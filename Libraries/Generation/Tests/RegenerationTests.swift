import Testing

@testable import ChallengeGeneration

/// A comparison of generated code with the hand-written feature Location, so that both follow one shape.
struct RegenerationTests {
    @Test(arguments: [
        "Data/Repositories/LocationRepository.swift",
        "Domain/Errors/LocationError.swift", "Domain/Repositories/LocationRepositoryContract.swift",
    ])
    func `Location has the code that the generator writes`(file: String) async throws {
        let project = Project(root: SmallProject.checkout)
        let spec = FeatureSpec(
            noun: Noun("Location"), spanish: SpanishNoun(one: "lugar", many: "lugares"), identifier: .init(),
            fields: try ["name:String", "type:String", "dimension:String"].map { try FieldSpec($0) },
            filters: ["name", "type", "dimension"], path: "/location", hasRepository: true)
        let path = "Features/Location/Sources/\(file)"

        let generated = try #require(try Blueprint(project: project, spec: spec).files()[path])
        let written = try #require(try project.text(of: path))

        #expect(Self.words(of: generated) == Self.words(of: written))
    }

    /// Returns the code without comments, spaces and commas.
    private static func words(of text: String) -> String {
        let code = text.split(separator: "\n").filter { !$0.contains("///") }.joined(separator: " ")
        return code.filter { !$0.isWhitespace && $0 != "," }
    }
}
