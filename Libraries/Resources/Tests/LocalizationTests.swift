import ChallengeCore
import Testing

@testable import ChallengeResources

struct LocalizationTests {
    @Test(arguments: [
        (["LANG": "es_ES.UTF-8"], Language.spanish), (["LANG": "es"], .spanish), (["LANG": "ES_mx"], .spanish),
        (["LC_MESSAGES": "es_MX.UTF-8", "LANG": "en_US.UTF-8"], .spanish),
        (["LC_ALL": "en_GB", "LC_MESSAGES": "es", "LANG": "es"], .english),
        (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_AR"], .spanish), (["LC_ALL": "C", "LANG": "es_ES"], .english),
        (["LANG": "POSIX"], .english), (["LANG": "xx_FR.UTF-8"], .english), (["LANG": "est_EE"], .english),
        ([:], .english),
    ])
    func `the environment decides the language`(environment: [String: String], language: Language) {
        #expect(Language(environment: environment) == language)
    }

    @Test(arguments: [("es", Language.spanish), ("en-GB", .english), ("xx", nil), ("", nil), ("español", nil)])
    func `the language is read from the name of a locale`(locale: String, language: Language?) {
        #expect(Language(locale: locale) == language)
    }

    @Test(arguments: [
        ("%@ and %@", ["a", "b"], "a and b"), ("%2$@ before %1$@", ["a", "b"], "b before a"), ("100%%", [], "100%"),
        ("%lld of %@", ["1", "x"], "1 of x"), ("%1$@ %1$@", ["a"], "a a"), ("none", ["a"], "none"), ("%@", [], ""),
        ("%@", ["%@ 100%"], "%@ 100%"), ("", [], ""), ("%", [], ""), ("%3$@", ["a"], ""),
    ])
    func `placeholders are filled in order or by position`(template: String, arguments: [String], text: String) {
        #expect(MessageTemplate(template).filled(with: arguments) == text)
    }

    @Test(arguments: [("'%@'.", "'", "'."), ("«%1$@»", "«", "»"), ("a '%@'", "a '", "'")])
    func `a text repeats 200 characters of an argument between quotation marks`(
        template: String, start: String, end: String
    ) {
        let longest = String(repeating: "é", count: 200)

        #expect(MessageTemplate(template).filled(with: [longest]) == start + longest + end)
        #expect(MessageTemplate(template).filled(with: [longest + "x"]) == start + longest + "…" + end)
        #expect(MessageTemplate("%@").filled(with: [longest + "x"]) == longest + "x")
    }

    @Test func `the end of a long path is shown`() {
        let path = "/" + String(repeating: "x", count: 200) + "/file"
        let failure = StorageFailure(cause: .notAFile, path: path)

        #expect(failure.localizedText.hasPrefix("…" + path.suffix(200) + ": "))
        #expect(String(path.suffix(200)).shortenedPath == String(path.suffix(200)))
    }

    @Test func `the first number decides the plural form`() {
        #expect("duration.days %lld".localized(1) == "1 day")
        #expect("duration.days %lld".localized(2) == "2 days")
        #expect("duration.days %lld".localized(0) == "0 days")
        Localization.$language.withValue(.spanish) {
            #expect("duration.days %lld".localized(1) == "1 día")
            #expect("duration.days %lld".localized(2) == "2 días")
        }
    }

    @Test(arguments: [("a b", "'a b'", "«a b»"), ("a 'b c'", "\"a 'b c'\"", "«a 'b c'»")])
    func `a command line with quotation marks is between other ones`(line: String, english: String, spanish: String) {
        let key = "terminal.usage.didYouMean %@"

        #expect(key.localized(commandLine: line) == "Did you mean \(english)?")
        Localization.$language.withValue(.spanish) {
            #expect(key.localized(commandLine: line) == "¿Querías decir \(spanish)?")
        }
    }

    @Test func `an unknown key is returned as the text`() {
        #expect("no.such.key %@".localized("x") == "no.such.key %@")
    }

    @Test(arguments: [
        (0.2, "less than a second"), (0.9, "less than a second"), (1, "1 second"), (59.4, "59 seconds"),
        (59.6, "1 minute"), (3569, "59 minutes"),
        (3570, "1 hour"), (3599.9, "1 hour"), (3600, "1 hour"), (5399, "1 hour"), (5400, "2 hours"),
        (7199, "2 hours"), (171_500, "2 days"), (170_000, "47 hours"), (864_000, "10 days"),
    ])
    func `a duration is written in one unit`(seconds: Double, text: String) {
        #expect(Duration.seconds(seconds).localizedText == text)
    }

    @Test(arguments: [
        (0, "0 KiB", "0 KiB"), (1_048_575, "1023 KiB", "1023 KiB"), (1_048_576, "1 MiB", "1 MiB"),
        (2_034_237, "1.9 MiB", "1,9 MiB"), (2_090_000, "2 MiB", "2 MiB"), (16_777_216, "16 MiB", "16 MiB"),
    ])
    func `a size has one decimal place if it is not zero`(bytes: Int, english: String, spanish: String) {
        #expect(bytes.binarySizeText == english)
        Localization.$language.withValue(.spanish) { #expect(bytes.binarySizeText == spanish) }
    }

    @Test(arguments: [
        (0.2, "1 second"), (59.1, "1 minute"), (3540, "59 minutes"), (3541, "1 hour"), (3600, "1 hour"),
        (3601, "61 minutes"), (3700, "62 minutes"), (7200, "2 hours"),
        (7300, "3 hours"), (172_801, "3 days"),
    ])
    func `a wait is rounded up`(seconds: Double, text: String) {
        #expect(Duration.seconds(seconds).localizedWait == text)
    }

    @Test(arguments: Language.allCases)
    func `every failure has a distinct text`(language: Language) {
        Localization.$language.withValue(language) {
            let connections: [ConnectionFailure] = [
                .refused, .unreachable, .hostNotFound, .invalidAddress, .notAWebAddress, .tls(reason: "x"), .closed,
                .notHTTP,
                .offline(by: .option),
                .notRequested,
                .workerUnavailable(file: "x"),
                .proxy(address: "x", .refused), .proxy(address: "x", .unreachable), .proxy(address: "x", .hostNotFound),
                .proxy(address: "x", .closed),
            ]
            let storages: [StorageFailure] = [
                .full, .readOnly, .busy, .damaged(reason: "x"), .unknownVersion, .other(reason: "x"),
            ]
            let texts = connections.map(\.localizedText) + storages.map(\.localizedText)
            #expect(Set(texts).count == 21)
            #expect(texts.allSatisfy { $0.contains(" ") })
        }
    }
}
