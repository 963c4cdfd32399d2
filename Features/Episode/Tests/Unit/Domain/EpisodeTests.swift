import Testing

@testable import ChallengeEpisode

struct EpisodeTests {
    private let sut = Episode.stub(code: "S03E07", characters: [1, 2, 35])

    @Test func `an episode has the season and the number of its code, and a special one has neither`() {
        let special = Episode.stub(code: "Special")

        #expect([sut.season, sut.number] == [3, 7])
        #expect([special.season, special.number] == [nil, nil])
    }

    @Test(arguments: [([3], true), ([1, 3], true), ([1, 2], false), ([], false)])
    func `an episode is part of its season`(seasons: [Int], isPart: Bool) {
        #expect(sut.isPart(ofOneOf: seasons) == isPart)
        #expect(!Episode.stub(code: "Special").isPart(ofOneOf: seasons))
    }

    @Test(arguments: [([1, 35], true), ([], true), ([1, 3], false), ([1, 2, 3, 35], false)] as [(Set<Int>, Bool)])
    func `an episode features all of the characters that appear in it`(characters: Set<Int>, features: Bool) {
        #expect(sut.features(allOf: characters) == features)
        #expect(sut.appearances == 3)
    }
}
