import Testing

@testable import ChallengeNetworking
@testable import ChallengeNetworkingFrames

struct PayloadTests {
    private static let request = TransportRequest(
        address: "http://[::1]:8080/a?name=é’%00", headers: ["Accept": "*/*", "X-Empty": ""],
        timeout: .milliseconds(1500), idleTimeout: .seconds(10), maximumBodySize: 1 << 40)

    private static let head = ResponseHead(status: 404, headers: ["etag": "W/\"1\"", "x": "a, b"])

    @Test func `a request is decoded as it was encoded`() {
        #expect(TransportRequest(payload: Self.request.payload) == Self.request)
    }

    @Test func `a response head is decoded as it was encoded`() {
        #expect(ResponseHead(payload: Self.head.payload) == Self.head)
    }

    @Test(arguments: [Duration.seconds(1e17), .seconds(1e12)])
    func `a duration that is too large is limited`(time: Duration) {
        let request = TransportRequest(
            address: "", timeout: time, idleTimeout: time, maximumBodySize: 0)

        #expect(TransportRequest(payload: request.payload)?.timeout == .seconds(1e12))
    }

    @Test func `a truncated payload is refused for any length`() {
        for count in 0..<Self.request.payload.count {
            #expect(TransportRequest(payload: Array(Self.request.payload.prefix(count))) == nil)
        }
        for count in 0..<Self.head.payload.count {
            #expect(ResponseHead(payload: Array(Self.head.payload.prefix(count))) == nil)
        }
    }

    @Test(arguments: [-1, .max, .min] as [Int64])
    func `impossible lengths and counts are refused`(number: Int64) {
        var encoder = PayloadEncoder()
        encoder.append(number)
        encoder.append(number)

        var text = PayloadDecoder(encoder.bytes)
        var pairs = PayloadDecoder(encoder.bytes)
        #expect(text.text() == nil)
        #expect(pairs.pairs() == nil)
    }

    @Test func `header names that are not ASCII are refused`() {
        var encoder = PayloadEncoder()
        encoder.append(["e\u{301}": "value"])
        var sut = PayloadDecoder(encoder.bytes)

        #expect(sut.pairs() == nil)
    }
}
