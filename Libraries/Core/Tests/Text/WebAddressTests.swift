import ChallengeCore
import Testing

struct WebAddressTests {
    @Test(
        arguments: [
            "https://example.org", "http://example.org:8080/a/b.jpeg?size=2#top", "HTTPS://EXAMPLE.org/",
            "https://example.org/wiki/Año", "https://[::1]/a", "https://me@example.org/",
        ])
    func `an address of the web is written as it was read`(text: String) {
        #expect(WebAddress(text)?.description == text)
    }

    @Test(
        arguments: [
            "", "example.org", "/a/b", "https://", "https:///a", "ftp://example.org/a", "file:///etc/passwd",
            "javascript:alert(1)", "https://example.org/a b", "https://example.org/a\n", "https://example.org:port/",
            "https://example.org/\u{202E}a", "https://example.org/\u{1B}[1m", "https://example.org/\u{200B}",
        ])
    func `any other text is no address`(text: String) {
        #expect(WebAddress(text) == nil)
    }
}
