internal import ChallengeCore
public import ChallengeCoreMocks
public import ChallengeNetworking
public import Testing

/// A client that returns configured results and records the endpoints.
public struct HTTPClientMock: HTTPClientContract {
    public let sending: MockedCall<Endpoint, HTTPResponse, HTTPError>

    public init(sourceLocation: SourceLocation = #_sourceLocation) {
        sending = MockedCall("send", unconfigured: .connection(.offline(by: .option)), sourceLocation: sourceLocation)
    }

    public func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        try sending.call(endpoint)
    }
}
