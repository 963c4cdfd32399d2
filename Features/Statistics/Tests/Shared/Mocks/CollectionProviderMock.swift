import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeStatistics

struct CollectionProviderMock: CollectionProviderContract {
    struct Input: Equatable {
        let kind: ItemKind
        let grouping: Grouping
    }

    let getValuesCall: MockedCall<Input, Fetched<[[String]]>, CollectionFailure>
    let getIdentifiersCall: MockedCall<ItemKind, [Int], CollectionFailure>

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        getValuesCall = MockedCall("getValues", unconfigured: .cancelled, sourceLocation: sourceLocation)
        getIdentifiersCall = MockedCall("getIdentifiers", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    func getValues(of kind: ItemKind, by grouping: Grouping) async throws(CollectionFailure) -> Fetched<[[String]]> {
        try getValuesCall.call(Input(kind: kind, grouping: grouping))
    }

    func getIdentifiers(of kind: ItemKind) async throws(CollectionFailure) -> [Int] {
        try getIdentifiersCall.call(kind)
    }
}
