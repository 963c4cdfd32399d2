import ChallengeCore
import Testing

@testable import ChallengeResources

struct StringCatalogTests {
    private func withCatalog(_ json: String, _ body: (StringCatalog) throws -> Void) rethrows {
        try Array(json.utf8).withUnsafeBufferPointer { try body(StringCatalog(json: $0)) }
    }

    @Test func `texts with and without plural forms are read`() throws {
        let json = #"""
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a" : { "extractionState" : "manual", "localizations" : {
                    "en" : { "stringUnit" : { "state" : "translated", "value" : "A \"quoted\" \\ \n \u00e9 \ud83d\ude00" } },
                    "fr" : { "stringUnit" : { "state" : "translated", "value" : "F" } } } },
                "b" : { "localizations" : { "es" : { "variations" : {
                    "device" : { "mac" : { } },
                    "plural" : { "one" : { "stringUnit" : { "value" : "uno" } },
                                 "other" : { "stringUnit" : { "value" : "otros" } } } } } } },
                "c" : { } }
            }
            """#
        withCatalog(json) { sut in
            #expect(sut.phrase(for: "a", in: .english)?.other == "A \"quoted\" \\ \n é 😀")
            #expect(sut.phrase(for: "a", in: .spanish) == sut.phrase(for: "a", in: .english))
            #expect(sut.hasTranslation(of: "a", in: .english))
            #expect(!sut.hasTranslation(of: "a", in: .spanish))
            #expect(sut.phrase(for: "b", in: .spanish) == StringCatalog.Phrase(one: "uno", other: "otros"))
            #expect(sut.phrase(for: "c", in: .english) == nil)
        }
    }

    @Test(arguments: 0...9)
    func `each of several entries is found, and no other`(count: Int) {
        let entries = (0..<count).map { number in
            """
                "key\(number)" : {
                  "localizations" : { "en" : { "stringUnit" : { "value" : "\(String(repeating: "-", count: number * 40))" } } }
                }
            """
        }
        withCatalog("{\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  }\n}\n") { sut in
            for number in 0..<count {
                #expect(sut.phrase(for: "key\(number)", in: .english)?.other.count == number * 40)
            }
            for key in ["", "key", "key00", "key\(count)", "localizations", "strings", "z"] {
                #expect(sut.phrase(for: key, in: .english) == nil)
            }
            for start in ["", "k", "key"] {
                #expect(sut.keys(startingWith: start) == (0..<count).map { "key\($0)" })
            }
            #expect(sut.keys(startingWith: "key2") == (count > 2 ? ["key2"] : []))
            #expect(sut.keys(startingWith: "l") == [])
        }
    }

    @Test(arguments: [
        "", "\n", "    ", "{\n    \"a", "{\n    \"a\"", "{\n    \"a\" : {", "{\n    \"a\" : [1}", "{\n    \"a\" \"b\"",
        #"{\#n    "a":{"localizations":{"en":{"stringUnit":{"value":"\u12"}}}}}"#,
    ])
    func `an entry that cannot be parsed has no text`(json: String) {
        withCatalog(json) { #expect($0.phrase(for: "a", in: .english) == nil) }
    }
}
