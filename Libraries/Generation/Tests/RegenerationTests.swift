import Testing

@testable import ChallengeGeneration

/// A comparison of generated code with the written features, so that all of them follow one shape.
struct RegenerationTests {
    private let project = Project(root: SmallProject.checkout)

    /// Returns the generated files of a feature with the fields of a location.
    private func generated(_ name: String, _ spanish: String) throws -> [String: String] {
        let fields = try ["name:String", "type:String", "dimension:String"].map { try FieldSpec($0) }
        var spec = FeatureSpec(
            noun: Noun(name), spanish: SpanishNoun(one: spanish, many: "\(spanish)es"), fields: fields,
            filters: ["name", "type", "dimension"], path: "/\(name.lowercased())", local: .persistent, kind: .cached)
        spec.wiring = spec.currentWiring
        return try Blueprint(project: project, spec: spec).files()
    }

    @Test(arguments: [
        "Data/Mappers/LocationErrorMapper.swift", "Data/Repositories/LocationRepository.swift",
        "Domain/Errors/LocationError.swift", "Domain/Repositories/LocationRepositoryContract.swift",
        "LocationContainer.swift",
    ])
    func `Location has the code that the generator writes`(file: String) throws {
        let path = "Features/Location/Sources/\(file)"

        let generated = try #require(try generated("Location", "lugar")[path])
        let written = try #require(try project.text(of: path))

        #expect(Self.words(of: generated) == Self.words(of: written))
    }

    @Test func `the sources of Location are the files that the generator writes`() throws {
        let sources = try generated("Location", "lugar").keys.filter { $0.contains("/Sources/") }

        #expect(sources.sorted() == project.files(below: "Features/Location/Sources").sorted())
    }

    @Test(arguments: ["Character", "Episode", "Location"])
    func `a written feature has all files that the generator writes`(name: String) throws {
        let missing = try generated(name, "lugar").keys.filter { try project.text(of: $0) == nil }

        // The words of a character are those of its API, which Domain does not know.
        #expect(
            missing
                == (name == "Character" ? ["Features/Character/Sources/Domain/Models/Character+NamedItem.swift"] : []))
    }

    /// Returns the code without comments, spaces and commas.
    private static func words(of text: String) -> String {
        let code = text.split(separator: "\n").filter { !$0.contains("///") }.joined(separator: " ")
        return code.filter { !$0.isWhitespace && $0 != "," }
    }
}
