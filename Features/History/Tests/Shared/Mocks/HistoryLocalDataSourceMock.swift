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

    struct PartInput: Equatable, Sendable {
        let filter: HistoryFilter
        let offset: Int
        let limit: Int
    }

    struct CountsInput: Equatable, Sendable {
        let moments: [Int64]
        let origin: String
    }

    let add: MockedCall<AddInput, Void, StorageFailure>
    let getEntries: MockedCall<PartInput, HistoryPageDTO, StorageFailure>
    let getCounts: MockedCall<CountsInput, HistoryCountsDTO, StorageFailure>
    let delete: MockedCall<[Int], [Int], StorageFailure>
    let deleteAllCall: MockedCall<Void, Void, StorageFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        add = MockedCall("add", unconfigured: .busy, sourceLocation: sourceLocation)
        getEntries = MockedCall("getEntries", unconfigured: .busy, sourceLocation: sourceLocation)
        getCounts = MockedCall("getCounts", unconfigured: .busy, sourceLocation: sourceLocation)
        delete = MockedCall("delete", unconfigured: .busy, sourceLocation: sourceLocation)
        deleteAllCall = MockedCall("deleteAll", unconfigured: .busy, sourceLocation: sourceLocation)
    }

    func add(_ entries: [HistoryEntryDTO], limit: Int) async throws(StorageFailure) {
        try add.call(AddInput(entries: entries, limit: limit))
    }

    func getEntries(
        _ filter: HistoryFilter, offset: Int, limit: Int
    ) async throws(StorageFailure) -> HistoryPageDTO {
        try getEntries.call(PartInput(filter: filter, offset: offset, limit: limit))
    }

    func getCounts(between moments: [Int64], of origin: String) async throws(StorageFailure) -> HistoryCountsDTO {
        try getCounts.call(CountsInput(moments: moments, origin: origin))
    }

    func delete(numbers: [Int]) async throws(StorageFailure) -> [Int] { try delete.call(numbers) }

    func deleteAll() async throws(StorageFailure) { try deleteAllCall.call(()) }
}

extension HistoryLocalDataSourceMock {
    /// Makes every call throw the error.
    func fail(_ error: StorageFailure) {
        add.setResult(.failure(error))
        getEntries.setResult(.failure(error))
        getCounts.setResult(.failure(error))
        delete.setResult(.failure(error))
        deleteAllCall.setResult(.failure(error))
    }
}
