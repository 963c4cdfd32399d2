import Testing

@testable import ChallengeGeneration

/// Episode was written by hand and stays the reference: what the generator would make of it is held against it.
struct DriftTests {
    /// By how many lines each file of Episode that the generator makes, too, is known to differ from what it makes.
    ///
    /// Where a number changes, either Episode has learnt something that the templates should know, or the other way round:
    /// the test shows what differs.
    private static let known = [
        "Episode+Stub.swift": 4,
        "Episode.swift": 17,
        "EpisodeCommand.swift": 54,
        "EpisodeContainer+Listing.swift": 21,
        "EpisodeContainer.swift": 28,
        "EpisodeDTO+Row.swift": 1,
        "EpisodeDTORowTests.swift": 9,
        "EpisodeError+Presentable.swift": 4,
        "EpisodeError.swift": 7,
        "EpisodeErrorTests.swift": 4,
        "EpisodeFeature.swift": 2,
        "EpisodeMapper.swift": 7,
        "EpisodeMapperTests.swift": 35,
        "EpisodePorts.swift": 11,
        "EpisodeRepository.swift": 2,
        "EpisodeRepositoryTests.swift": 16,
        "EpisodesFilter.swift": 5,
        "EpisodesFilterOptions.swift": 11,
        "EpisodesListCommand.swift": 7,
        "EpisodesPageRepository.swift": 2,
        "EpisodesPageRepositoryTests.swift": 7,
        "EpisodesSearchCommand.swift": 7,
        "RecordSchema+Episode.swift": 23,
    ]

    @Test func theGeneratorMakesWhatWasWrittenByHand() throws {
        var spec = FeatureSpec(
            name: "Episode", plural: "Episodes", spanish: SpanishNoun(one: "episodio", many: "episodios"),
            fields: [
                try FieldSpec(name: "name", type: .text, example: "\"The Ricklantis Mixup\""),
                try FieldSpec(name: "airDate", key: "air_date", type: .text, example: "\"September 10, 2017\""),
                try FieldSpec(name: "code", key: "episode", type: .text, example: "\"S03E07\""),
                try FieldSpec(
                    name: "characters", type: .list(.link), example: "[\"https://rickandmortyapi.com/api/character/1\"]"
                ),
                try FieldSpec(name: "created", type: .moment, example: "\"2017-11-10T12:56:36.618Z\""),
            ], filters: ["name", "code"])
        spec.sources = DataSources(remote: "/episode", memory: true, persistent: true)
        spec.repository = .cached(.configurable)

        let project = Project.checkout
        let generated = try FeatureGenerator(project: project, before: nil, after: spec, isForced: false).files()
        var drift: [String: Int] = [:]
        for (path, text) in generated where path.hasSuffix(".swift") {
            guard let written = try project.text(of: path) else { continue }
            let count = LineDiff(from: written, to: text).count
            let name = String(path.split(separator: "/").last ?? "")
            if count > 0 { drift[name] = count }
            #expect(count == Self.known[name] ?? 0, "\(path)\n\(LineDiff(from: written, to: text).text)")
        }
        #expect(Set(drift.keys) == Set(Self.known.keys))
    }
}
