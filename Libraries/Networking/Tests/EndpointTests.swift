import Testing

@testable import ChallengeNetworking

struct EndpointTests {
    @Test(arguments: [
        ("a+b", "a%2Bb"), ("a&b=c", "a%26b%3Dc"), ("50%", "50%25"), ("é", "%C3%A9"), ("ζ’", "%CE%B6%E2%80%99"),
        ("a b", "a%20b"), ("#?/", "%23%3F%2F"), ("az-AZ_09.~", "az-AZ_09.~"), ("\n\u{0}", "%0A%00"), ("", ""),
    ])
    func `a query value is percent-encoded`(typed: String, encoded: String) {
        let endpoint = Endpoint("/x", query: [.init("q", typed), .init(typed, "1")])

        #expect(endpoint.address(below: "http://h/api/") == "http://h/api/x?q=\(encoded)&\(encoded)=1")
    }

    @Test func `an encoded path with its query stays as it is`() {
        let endpoint = Endpoint(encoded: "/a+b%2Fc.png?flag&x=%2B&").with(entityTag: "e")

        #expect(endpoint.address(below: "http://h/api/") == "http://h/api/a+b%2Fc.png?flag&x=%2B&")
        #expect(endpoint.entityTag == "e")
    }

    @Test func `a path keeps its slashes and commas`() {
        #expect(Endpoint("/character/[1,2]").address(below: "http://h") == "http://h/character/%5B1,2%5D")
    }

    @Test(arguments: [
        ("7", "7"), ("../episode/1", "..%2Fepisode%2F1"), ("a,b?c#d", "a%2Cb%3Fc%23d"), ("%2F", "%252F"),
        ("a b", "a%20b"),
    ])
    func `a segment stays one segment of the path`(segment: String, encoded: String) {
        let endpoint = Endpoint("/character", segment: segment, query: [.init("q", "1")])

        #expect(endpoint.address(below: "http://h/api") == "http://h/api/character/\(encoded)?q=1")
        #expect(endpoint.with(entityTag: "e").segment == segment)
    }

    @Test(arguments: [
        ("http://h/x", "http://h:80"), ("HTTPS://H/", "https://h:443"), ("http://h:8080", "http://h:8080"),
        ("http://[::1]:90/", "http://[::1]:90"), ("https://user:secret@h/", "https://h:443"),
    ])
    func `a server origin has a scheme, a host and a port`(address: String, origin: String) {
        #expect(ServerOrigin(address)?.description == origin)
    }

    @Test(arguments: ["", "h", "ftp://h", "http:///x", "file:///etc/passwd"])
    func `an address without a server has no server origin`(address: String) {
        #expect(ServerOrigin(address) == nil)
    }
}
