import Testing

@testable import ChallengeGeneration

extension SmallProject {
    /// Generates the feature Pigeon with one command instead of three.
    func makePigeon(
        _ kind: RepositoryKind, fields: [String] = ["name:String", "nest:String"], isDataOnly: Bool = false
    ) async throws {
        var spec = FeatureSpec(
            name: "Pigeon", plural: "Pigeons", spanish: SpanishNoun(one: "paloma", many: "palomas"),
            fields: try fields.enumerated().map { try FieldSpec($1, rank: $0 + 1) }, filters: [])
        spec.filters = [try #require(spec.title).name]
        spec.sources = DataSources(remote: kind == .persistent ? nil : "/pigeon", persistent: true)
        spec.repository = kind
        spec.isDataOnly = isDataOnly ? true : nil
        let generator = FeatureGenerator(project: project, before: nil, after: spec, isForced: false)
        try await withTaskExecutorPreference(WaitingExecutor.shared) { try await apply(generator) }
    }

    @concurrent private func apply(_ generator: FeatureGenerator) async throws {
        try generator.changes().apply(to: project)
    }
}
