import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeSearch

struct SearchItemsUseCaseTests {
    private let characters = FinderMock(.character)
    private let stars = FinderMock(.star)

    private var sut: SearchItemsUseCase { SearchItemsUseCase(finders: [characters.finder, stars.finder]) }

    private func identifiers(_ found: FoundItems) -> [String] {
        found.items.value.map { "\($0.kind.name.prefix(1))\($0.item.key)" }
    }

    @Test func `equally good matches of several kinds alternate, after the better ones`() async {
        characters.setMatches([(.stub(1), .wholeName), (.stub(2), .wholeWords), (.stub(3), .otherText)])
        stars.setMatches([(.stub("4"), .wholeName), (.stub("5"), .otherText)])

        #expect(identifiers(await sut.execute(text: "rick")) == ["c1", "s4", "c2", "c3", "s5"])
    }

    @Test func `matches inside of words count only without a better match of any kind`() async {
        characters.setMatches([(.stub(1), .insideOfWords)])
        stars.setMatches([])
        #expect(identifiers(await sut.execute(text: "ick")) == ["c1"])

        stars.setMatches([(.stub("2"), .otherText)])
        #expect(identifiers(await sut.execute(text: "ick")) == ["s2"])
    }

    @Test(arguments: [MatchRank.otherText, .trait, .place])
    func `a character that has the word only in other texts comes after a name of another kind`(rank: MatchRank) async {
        characters.setMatches([(.stub(1, appearances: 51), rank)])
        stars.setMatches([(.stub("2"), .beginnings)])

        #expect(identifiers(await sut.execute(text: "earth")) == ["s2", "c1"])
    }

    @Test func `only the requested kinds are searched`() async {
        stars.setMatches([(.stub("5"), .wholeWords)])

        #expect(identifiers(await sut.execute(text: "rick", kinds: [.star])) == ["s5"])
        #expect(stars.find.inputs == ["rick"])
        #expect(characters.find.callCount == 0)
    }

    @Test func `the items have the oldest origin`() async {
        characters.setMatches([(.stub(), .wholeWords)], origin: .snapshot(SnapshotDate("2024-10")))
        stars.setMatches([(.stub("5"), .wholeWords)])

        #expect(await sut.execute(text: "rick").items.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func `a kind without a match has no effect on the origin of the items`() async {
        characters.setMatches([], origin: .snapshot(SnapshotDate("2024-10")))
        stars.setMatches([(.stub("5"), .wholeWords)], origin: .cache(age: .seconds(5)))

        #expect(await sut.execute(text: "rick").items.origin == .cache(age: .seconds(5)))
        stars.setMatches([], origin: .cache(age: .seconds(5)))
        #expect(await sut.execute(text: "rick").items.origin == .snapshot(SnapshotDate("2024-10")))
    }

    @Test func `without a match the nearest names of all kinds are returned`() async {
        characters.setMatches([], nearestNames: [NearName("Far", distance: 2)])
        stars.setMatches([], nearestNames: [NearName("Near", distance: 1)])

        #expect(await sut.execute(text: "naer").similarNames == ["Near"])
    }

    @Test func `similar names are not returned with a match of another kind`() async {
        characters.setMatches([], nearestNames: [NearName("Far", distance: 2)])
        stars.setMatches([(.stub("5"), .wholeWords)])

        #expect(await sut.execute(text: "rick").similarNames == [])
    }

    @Test func `a kind that fails does not hide the others`() async {
        characters.find.setResult(.failure(.favoritesFailed(.busy)))
        stars.setMatches([(.stub("5"), .wholeWords)])

        let found = await sut.execute(text: "rick")

        #expect(identifiers(found) == ["s5"])
        #expect(found.failures == [.favoritesFailed(.busy)])
    }
}
