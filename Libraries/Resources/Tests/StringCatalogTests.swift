import ChallengeCore
import Testing

@testable import ChallengeResources

struct StringCatalogTests {
    private func catalog(_ json: String) throws -> StringCatalog {
        try Array(json.utf8).withUnsafeBufferPointer { try StringCatalog(json: $0) }
    }

    @Test func `texts with and without plural forms are read`() throws {
        let sut = try catalog(
            #"""
            { "sourceLanguage" : "en", "version" : "1.0", "x" : [1, -2.5e3, true, null, {"a": []}, "]"],
              "strings" : {
                "a" : { "extractionState" : "manual", "localizations" : {
                    "en" : { "stringUnit" : { "state" : "translated", "value" : "A \"quoted\" \\ \n \u00e9 \ud83d\ude00" } },
                    "fr" : { "stringUnit" : { "state" : "translated", "value" : "F" } } } },
                "b" : { "localizations" : { "es" : { "variations" : {
                    "device" : { "mac" : { } },
                    "plural" : { "one" : { "stringUnit" : { "value" : "uno" } },
                                 "other" : { "stringUnit" : { "value" : "otros" } } } } } } },
                "c" : { } } }
            """#)

        #expect(sut.keys == ["a", "b", "c"])
        #expect(sut.phrase(for: "a", in: .english)?.other == "A \"quoted\" \\ \n é 😀")
        #expect(sut.phrase(for: "a", in: .spanish) == sut.phrase(for: "a", in: .english))
        #expect(sut.hasTranslation(of: "a", in: .english))
        #expect(!sut.hasTranslation(of: "a", in: .spanish))
        #expect(sut.phrase(for: "b", in: .spanish) == StringCatalog.Phrase(one: "uno", other: "otros"))
        #expect(sut.phrase(for: "c", in: .english) == nil)
    }

    @Test(arguments: [
        "", "[", "{", #"{"strings""#, #"{"strings":}"#, #"{"strings":{"a":{}"#, #"{"a" 1}"#, #"{"a":"b}"#, #"{"a":[1}"#,
        #"{"strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"\u12"}}}}}}"#,
    ])
    func `text that is not a catalog is refused`(json: String) {
        #expect(throws: JSONReader.Malformed.self) { try catalog(json) }
    }

    @Test func `the embedded catalog is read`() {
        #expect(StringCatalog.embedded.keys.count > 100)
    }
}
