import ChallengeCore
import ChallengeCoreMocks
import Foundation
import Testing

@testable import ChallengeRepository

/// The data sources of a lookup of several items, as mocks that record their calls.
struct LookupSources<Note: SampleNote> {
    let remote: MockedCall<[Note.ID], [Note], APIError>
    let cached: MockedCall<[Note.ID], [Cached<Note>], StorageFailure>
    let saving: MockedCall<[Note], Void, StorageFailure>
    let removing: MockedCall<[Note.ID], Void, StorageFailure>
    let bundled: MockedCall<[Note.ID], Bundled<[Note]>?, Never>
    private let clock = ClockMock()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        remote = MockedCall("remote", unconfigured: .cancelled, sourceLocation: sourceLocation)
        cached = MockedCall("cached", unconfigured: .busy, sourceLocation: sourceLocation)
        saving = MockedCall("save", unconfigured: .busy, sourceLocation: sourceLocation)
        removing = MockedCall("remove", unconfigured: .busy, sourceLocation: sourceLocation)
        bundled = MockedCall("bundled", unconfigured: .success(nil), sourceLocation: sourceLocation)
    }

    /// Looks up samples; a cached item is fresh for an hour.
    func fetch(
        _ numbers: Int..., cachePolicy: CachePolicy, refusesStaleValues: Bool = false
    ) async throws(APIError) -> LookupResults<Note.ID, Note> {
        try await cachePolicy.fetchItems(
            numbers.map(Note.identifier),
            freshness: Freshness(
                maximumAge: .seconds(3600), refusesStaleValues: refusesStaleValues, clock: clock),
            remote: { (identifiers) async throws(APIError) in try remote.call(identifiers) },
            cached: { (identifiers) async throws(StorageFailure) in try cached.call(identifiers) },
            save: { (items) async throws(StorageFailure) in try saving.call(items) },
            remove: { (identifiers) async throws(StorageFailure) in try removing.call(identifiers) },
            bundled: { bundled.call($0) })
    }

    /// Returns the cached sample with this age in seconds.
    func stored(_ number: Int, age: Double = 60) -> Cached<Note> {
        Cached(value: Note(sample: number, name: "Cached"), fetchedAt: clock.now.addingTimeInterval(-age))
    }
}

extension LookupResults.Entry where Item: SampleNote, Key == Item.ID {
    static func sample(_ number: Int, _ result: LookupResult<Item>) -> Self {
        .init(Item.identifier(number), result)
    }

    static func remote(_ number: Int) -> Self {
        sample(number, .found(Fetched(value: Item(sample: number), origin: .remote)))
    }

    static func cached(_ number: Int, age: Double = 60, remoteFailure: LoadFailure? = nil) -> Self {
        let item = Item(sample: number, name: "Cached")
        return sample(
            number, .found(Fetched(value: item, origin: .cache(age: .seconds(age)), remoteFailure: remoteFailure)))
    }

    static func bundled(_ number: Int, remoteFailure: LoadFailure) -> Self {
        let item = Item(sample: number, name: "Bundled")
        let origin = Origin.snapshot(SnapshotDate("2024-10"))
        return sample(number, .found(Fetched(value: item, origin: origin, remoteFailure: remoteFailure)))
    }
}
