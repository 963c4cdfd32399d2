import ChallengeCore
import ChallengeTestSupport
import Testing

@testable import ChallengeAPIs

struct LinkMapperTests {
    private let sut = LinkMapper()

    @Test(arguments: [
        ("https://rickandmortyapi.com/api/location/20", 20), ("/api/location/1", 1), ("https://x/20/", 20),
        ("https://x/20?a=/7", 20),
        ("https://x/-3", nil), ("https://x/0", nil), ("20", 20), ("x", nil), ("", nil),
        ("https://x/99999999999999999999", nil),
    ])
    func `the last part of a link, or a number, is the identifier of its item`(address: String, identifier: Int?) {
        #expect(sut.map(address) == identifier)
    }

    @Test(arguments: [
        ("https://x/books/bk-7", "bk-7"), ("https://x/books/a%2Fb%20c/", "a/b c"), ("https://x/books/..", nil),
        ("bk-7", "bk-7"), ("bk-7/?page=1", "bk-7"), ("a%", "a%"), ("https://x/a%", nil), ("", nil),
    ])
    func `an identifier can be a text`(address: String, identifier: String?) {
        #expect(sut.identifier(in: address) == identifier)
    }

    @Test(arguments: LongText.kinds)
    func `a long link is mapped in linear time`(kind: LongText) {
        let factor = Growth.factor(from: 3000, prepare: kind.text) { text in
            _ = sut.map(text)
        }

        #expect(factor < Growth.linear)
    }
}
