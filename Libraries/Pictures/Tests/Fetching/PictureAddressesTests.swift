import Testing

@testable import ChallengePictures

struct PictureAddressesTests {
    private let sut = PictureAddresses(
        apis: [("https://example.org/api", "http://localhost:8080/mirror/rm")])

    @Test(
        arguments: [
            ("https://example.org/api/avatar/1.jpeg", "http://localhost:8080/mirror/rm/avatar/1.jpeg"),
            ("http://EXAMPLE.org/api/avatar/1.jpeg", "http://localhost:8080/mirror/rm/avatar/1.jpeg"),
            ("https://example.org/apis/1.png?size=2&x", "http://localhost:8080/apis/1.png?size=2&x"),
            ("https://other.example/a+b%2Fc.png?flag&a+b=%2B&=", "https://other.example/a+b%2Fc.png?flag&a+b=%2B&="),
            ("https://example.org/api/1.png?", "http://localhost:8080/mirror/rm/1.png?"),
            ("https://other.example/ü 1.png", "https://other.example/%C3%BC%201.png"),
            ("http://localhost:8080/mirror/rm/a%20b.png", "http://localhost:8080/mirror/rm/a%20b.png"),
            ("https://example.org.evil.example/api/1.png", "https://example.org.evil.example/api/1.png"),
            ("HTTPS://Other.example:8443/1.png", "https://other.example:8443/1.png"),
            ("http://localhost/mirror/rm/1.png", "http://localhost/mirror/rm/1.png"),
        ])
    func `an address of the API is requested from the chosen address, and others from their own servers`(
        address: String, requested: String
    ) {
        #expect(sut.request(for: address)?.address == requested)
    }

    @Test func `the server of the API is the chosen address, so that its client respects the waits of the API`() {
        #expect(sut.request(for: "https://example.org/api/1.png")?.server == "http://localhost:8080/mirror/rm")
        #expect(sut.request(for: "https://other.example/1.png")?.server == "https://other.example")
    }

    @Test(
        arguments: [
            "", "1.png", "/api/1.png", "file:///etc/passwd", "ftp://example.org/1.png", "https:///1.png",
            "https://user@example.org/1.png", "https://user:password@other.example/1.png", "http://[::nowhere/%%%",
        ])
    func `other addresses have no request`(address: String) {
        #expect(sut.request(for: address) == nil)
    }
}
