import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeHistory

/// A mock with a property `…Call` for each method without parameters, because both cannot have the same name.
struct HistoryLocalDataSourceMock: HistoryLocalDataSourceContract {
    struct AddInput: Equatable, Sendable {
        let entries: [HistoryEntryDTO]
        let limit: Int
    }

    struct EntriesInput: Equatable, Sendable {
        let filter: HistoryFilterDTO
        let offset: Int
        let limit: Int
    }

    struct CountsInput: Equatable, Sendable {
        let moments: [Int64]
        let origin: String
    }

    let add: MockedCall<AddInput, Void, StorageFailure>
    let getEntries: MockedCall<EntriesInput, HistoryPageDTO, StorageFailure>
    let getCounts: MockedCall<CountsInput, HistoryCountsDTO, StorageFailure>
    let delete: MockedCall<[Int], [Int], StorageFailure>
    let deleteAllCall: MockedCall<Void, Void, StorageFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        let failure = StorageFailure.other(reason: "unconfigured")
        add = MockedCall("add", unconfigured: failure, sourceLocation: sourceLocation)
        getEntries = MockedCall("getEntries", unconfigured: failure, sourceLocation: sourceLocation)
        getCounts = MockedCall("getCounts", unconfigured: failure, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: failure, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: failure, sourceLocation: sourceLocation)
    }

    func add(_ entries: [HistoryEntryDTO], limit: Int) async throws(StorageFailure) {
        try add.call(AddInput(entries: entries, limit: limit))
    }

    func getEntries(_ filter: HistoryFilterDTO, offset: Int, limit: Int) async throws(StorageFailure) -> HistoryPageDTO
    {
        try getEntries.call(EntriesInput(filter: filter, offset: offset, limit: limit))
    }

    func getCounts(between moments: [Int64], of origin: String) async throws(StorageFailure) -> HistoryCountsDTO {
        try getCounts.call(CountsInput(moments: moments, origin: origin))
    }

    func delete(numbers: [Int]) async throws(StorageFailure) -> [Int] { try delete.call(numbers) }

    func deleteAll() async throws(StorageFailure) { try deleteAllCall.call(()) }
}

extension HistoryLocalDataSourceMock {
    /// Makes every call throw the failure.
    func fail(_ failure: StorageFailure) {
        add.setResult(.failure(failure))
        getEntries.setResult(.failure(failure))
        getCounts.setResult(.failure(failure))
        delete.setResult(.failure(failure))
        deleteAllCall.setResult(.failure(failure))
    }
}
