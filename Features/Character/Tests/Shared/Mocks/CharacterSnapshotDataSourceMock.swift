import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepository
import Testing

@testable import ChallengeCharacter

struct CharacterSnapshotDataSourceMock: CharacterSnapshotDataSourceContract {
    static let date = SnapshotDate("2024-10")

    let getCharacters: MockedCall<[Int], Bundled<[CharacterDTO]>, Never>
    let getCharactersPage: MockedCall<PageKey, Bundled<PageDTO<CharacterDTO>>?, Never>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let none = Bundled<[CharacterDTO]>(value: [], asOf: Self.date)
        getCharacters = MockedCall("getCharacters", unconfigured: .success(none), sourceLocation: sourceLocation)
        getCharactersPage = MockedCall(
            "getCharactersPage", unconfigured: .success(nil), sourceLocation: sourceLocation)
    }

    func getCharacters(identifiers: [Int]) async -> Bundled<[CharacterDTO]> { getCharacters.call(identifiers) }

    func getCharactersPage(_ key: PageKey) async -> Bundled<PageDTO<CharacterDTO>>? { getCharactersPage.call(key) }
}
