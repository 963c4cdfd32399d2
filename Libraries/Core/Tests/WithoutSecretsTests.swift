import ChallengeCore
import Testing

struct WithoutSecretsTests {
    @Test(arguments: [
        ("http://example.org:80/api", "http://example.org:80/api"), ("", ""), ("example.org", "example.org"),
        ("ftp://user:SECRET@x", "ftp://…@x"), ("HTTP://SECRET@x/api", "HTTP://…@x/api"),
        ("http://x/api?token=SECRET", "http://x/api?…"), ("http://x#SECRET", "http://x#…"),
        ("http://user:SEC@RET@x?SECRET", "http://…@x?…"), ("http://user:SEC?RE#T@x", "http://…"),
        ("http://user:SEC/RET@x", "http://…@x"), ("user:SECRET@x", "…@x"), ("SEC:RET://SECRET@x", "…@x"),
        ("//user:SECRET@x", "…@x"), ("x?SECRET", "x?…"), ("http://SECRET@\u{301}x", "http://…@\u{301}x"),
        ("http://h/?user=a@b.c&token=SECRET", "http://…"), ("http://SEC@h/#a@SECRET", "http://…"), ("x?a@SECRET", "…"),
        ("http://user:SECRET", "http://user:…"), ("http://user:SEC:RET/api", "http://user:…/api"),
        ("http://user:80SECRET?SECRET", "http://user:…?…"), ("http://[::1]:80/api", "http://[::1]:80/api"),
        ("user:SECRET", "user:SECRET"), ("http://user:SECRET @x", "http://…@x"), ("http://x/#SECRET", "http://x/#…"),
        ("http://user:SEC/SECRET@x", "http://…@x"),
    ])
    func `user info, query and fragment are removed from an address`(text: String, shown: String) {
        #expect(text.addressWithoutSecrets == shown)
        #expect(text.addressWithoutSecrets.addressWithoutSecrets == shown)
    }

    @Test(arguments: [("who?", "who?"), ("a@b", "a@b"), ("http://SECRET@x", "http://…@x")])
    func `a word is changed only if it is an address`(word: String, shown: String) {
        #expect(word.wordWithoutSecrets == shown)
    }
}
