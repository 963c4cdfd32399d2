import ChallengeRepository
import Testing

@testable import ChallengeCharacter

struct CharacterTests {
    @Test func `the criteria of a filter have the names of the API`() {
        let filter = CharactersFilter(name: "a", status: "b", species: "c", type: "d", gender: "e")

        #expect(
            filter.criteria.map { "\($0.name)=\($0.value)" } == [
                "name=a", "status=b", "species=c", "type=d", "gender=e",
            ])
        #expect(CharactersFilter.none.criteria.isEmpty)
    }
}
