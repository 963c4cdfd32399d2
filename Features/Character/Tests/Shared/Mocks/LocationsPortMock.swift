import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import ChallengeCharacter

/// The calls of the port for locations, whose items on this machine are searched in a mock.
struct LocationsPortMock {
    let residents: MockedCall<PolicyInput<Int>, Fetched<[Int]>?, APIError>
    let saved = ItemSearchMock<NamedItem>()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        residents = MockedCall("residents", unconfigured: .cancelled, sourceLocation: sourceLocation)
    }

    var port: LocationsPort {
        LocationsPort(
            residents: { (location, cachePolicy) async throws(APIError) in
                try residents.call(PolicyInput(location, cachePolicy))
            },
            names: NamedItems(saved))
    }

    func setResidents(_ identifiers: [Int]?) {
        residents.setResult(.success(identifiers.map { Fetched(value: $0, origin: .remote) }))
    }
}
