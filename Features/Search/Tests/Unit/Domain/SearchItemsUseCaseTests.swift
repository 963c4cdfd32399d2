import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeSearch

struct SearchItemsUseCaseTests {
    private let characters = FoundItemProviderMock(.character)
    private let episodes = FoundItemProviderMock(.episode)

    private var sut: SearchItemsUseCase { SearchItemsUseCase(providers: [characters, episodes]) }

    private func identifiers(_ found: FoundItems) -> [String] {
        found.items.value.map { "\($0.kind.rawValue.prefix(1))\($0.id)" }
    }

    @Test func `whole names come before other names, and names before other texts, in all kinds`() async {
        characters.setMatches([
            (.stub(id: 1), .wholeName), (.stub(id: 2), .name), (.stub(id: 3), .otherText),
        ])
        episodes.setMatches([(.stub(.episode, id: 4), .wholeName), (.stub(.episode, id: 5), .otherText)])

        #expect(identifiers(await sut.execute(text: "rick")) == ["c1", "e4", "c2", "c3", "e5"])
    }

    @Test func `the best known item of each kind comes first`() async {
        characters.setMatches([
            (.stub(id: 1, appearances: 2), .name), (.stub(id: 2, appearances: 51), .name),
            (.stub(id: 3, appearances: 2), .name), (.stub(id: 4, appearances: 99), .otherText),
        ])
        episodes.setMatches([
            (.stub(.episode, id: 5, appearances: 60), .name), (.stub(.episode, id: 6, appearances: 65), .name),
        ])

        #expect(identifiers(await sut.execute(text: "rick")) == ["c2", "e6", "c1", "e5", "c3", "c4"])
    }

    @Test func `only the requested kinds are searched`() async {
        episodes.setMatches([(.stub(.episode, id: 5), .name)])

        #expect(identifiers(await sut.execute(text: "rick", kinds: [.episode])) == ["e5"])
        #expect(episodes.findItems.inputs == ["rick"])
        #expect(characters.findItems.callCount == 0)
    }

    @Test func `the items have the oldest origin`() async {
        characters.setMatches([(.stub(), .name)], origin: .snapshot(SnapshotDate("2024-10")))
        episodes.setMatches([(.stub(.episode), .name)])

        #expect(await sut.execute(text: "rick").items.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func `a kind without a match has no effect on the origin of the items`() async {
        characters.setMatches([], origin: .snapshot(SnapshotDate("2024-10")))
        episodes.setMatches([(.stub(.episode), .name)], origin: .cache(age: .seconds(5)))

        #expect(await sut.execute(text: "rick").items.origin == .cache(age: .seconds(5)))
        episodes.setMatches([], origin: .cache(age: .seconds(5)))
        #expect(await sut.execute(text: "rick").items.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func `without a match the nearest names of all kinds are returned`() async {
        characters.setMatches([], nearestNames: [NearName("Far", distance: 2)])
        episodes.setMatches([], nearestNames: [NearName("Near", distance: 1)])

        #expect(await sut.execute(text: "naer").similarNames == ["Near"])
    }

    @Test func `similar names are not returned with a match of another kind`() async {
        characters.setMatches([], nearestNames: [NearName("Far", distance: 2)])
        episodes.setMatches([(.stub(.episode), .name)])

        #expect(await sut.execute(text: "rick").similarNames == [])
    }

    @Test func `a kind that fails does not hide the others`() async {
        characters.findItems.setResult(.failure(.favoritesFailed(.busy)))
        episodes.setMatches([(.stub(.episode, id: 5), .name)])

        let found = await sut.execute(text: "rick")

        #expect(identifiers(found) == ["e5"])
        #expect(found.failures == [.favoritesFailed(.busy)])
    }
}
