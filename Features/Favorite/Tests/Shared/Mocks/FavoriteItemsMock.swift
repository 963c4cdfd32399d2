import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeFavorite

/// The items of other features, with calls that are recorded.
struct FavoriteItemsMock {
    let copies: MockedCall<PolicyInput<[ItemID]>, LookupResults<ItemKey, ItemCopy>, APIError>
    let search = ItemSearchMock<NamedItem>()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        copies = MockedCall("copies", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    var lookup: AddFavoritesUseCase.Lookup {
        { [copies] (kind, keys, policy) async throws(APIError) in
            try copies.call(PolicyInput(keys.map { ItemID(kind, $0) }, policy))
        }
    }

    func candidates(
        _ favorites: any FavoritesRepositoryContract, _ clock: ClockMock, _ policy: CachePolicy
    ) -> FavoriteCandidates {
        FavoriteCandidates(
            add: AddFavoritesUseCase(copies: lookup, favorites: favorites, clock: clock),
            search: { [search] _ in search }, cachePolicy: policy)
    }

    /// Makes every call return these items from the remote, and the other results.
    func setFound(_ keys: [ItemKey], others: [(ItemKey, LookupResult<ItemCopy>)] = []) {
        copies.setResult(
            .success(
                LookupResults(
                    keys.map { .init($0, .found(Fetched(value: .stub($0), origin: .remote))) }
                        + others.map { .init($0.0, $0.1) })))
    }
}
