import ChallengePlatform
import ChallengeResources
import Testing

@testable import ChallengeTerminal

struct ValueKindTests {
    @Test(arguments: [("", nil), (" \t", nil), (" é", " é")])
    func `a text is any word that is not blank`(text: String, value: String?) {
        #expect(ValueKind.text.parse(text) == value)
    }

    @Test(arguments: [("1.5", 1.5), ("-2", -2), ("1e3", 1000), ("inf", nil), ("nan", nil), ("1,5", nil), ("", nil)])
    func `a decimal is a finite number`(text: String, value: Double?) {
        #expect(ValueKind.decimal.parse(text) == value)
    }

    @Test(arguments: [
        ("2020-01-31", true), ("2020-02-30", false), ("2020-1-31", false), ("20200131", false),
        ("2020-01-31T12:30:00Z", false), ("", false),
    ])
    func `a day is a date of the calendar`(text: String, isDay: Bool) {
        #expect(ValueKind<String>.day.parse(text) == (isDay ? text : nil))
        #expect((ValueKind.time.parse("\(text)T12:30:00Z") != nil) == isDay)
    }

    @Test(arguments: [
        ("https://example.org/a?b=c#d", true), ("HTTP://example.org", true), ("ftp://example.org", false),
        ("https://", false), ("example.org", false), ("https://a b", false),
    ])
    func `a web address has a scheme of the web and a host`(text: String, isAddress: Bool) {
        #expect(ValueKind<String>.webAddress.parse(text) == (isAddress ? text : nil))
    }

    private static let colors = TranslatedWords(["red", "blue"]) {
        ["red": ["Rojo", "Roja"], "blue": ["Azul"]][$0] ?? []
    }

    @Test(arguments: [
        (Language.english, "roja", nil, ["red", "blue"]), (.english, "RED", "red", ["red", "blue"]),
        (.spanish, "roja", "red", ["rojo", "azul"]), (.spanish, "red", "red", ["rojo", "azul"]),
        (.spanish, "green", nil, ["rojo", "azul"]),
    ])
    func `a choice accepts and proposes the words of the current language`(
        language: Language, text: String, value: String?, choices: [String]
    ) {
        let kind = ValueKind.choice([("red", ["red"]), ("blue", ["blue"])]).translated(by: Self.colors)

        Localization.$language.withValue(language) {
            #expect(kind.parse(text) == value)
            #expect(kind.expectation.choices == choices)
            #expect(ValueKind.list(of: kind).parse("\(text),blue") == value.map { [$0, "blue"] })
            #expect(ValueKind.list(of: kind).expectation.choices == choices)
        }
    }

    @Test func `a text is replaced by the word of the program, and any other text is unchanged`() {
        let kind = ValueKind.text.translated(by: Self.colors)

        Localization.$language.withValue(.spanish) {
            #expect(["Azul", "az", "blue", ""].map(kind.parse) == ["blue", "az", "blue", nil])
            #expect(["Azul", "az"].map(kind.untranslated) == ["blue", "az"])
            #expect(ValueKind.list(of: kind).untranslated("az,Azul, roja") == "az,blue,red")
        }
        #expect(kind.parse("Azul") == "Azul")
    }

    @Test(arguments: [
        ("1", 1), ("042", 42), ("9223372036854775807", .max), ("0", nil), ("-1", nil), ("+1", nil), ("1.0", nil),
        ("", nil), ("9223372036854775808", nil), ("1e3", nil), ("٣", nil), (" 1", nil),
    ])
    func `a positive integer has only digits and is not zero`(text: String, value: Int?) {
        #expect(ValueKind.positiveInteger.parse(text) == value)
    }

    @Test(
        arguments: [
            ("90s", .seconds(90)), ("15m", .seconds(900)), ("24h", .seconds(86_400)), ("7d", .seconds(604_800)),
            ("0.5s", .milliseconds(500)), ("90", nil), ("1.5h", .seconds(5400)), ("250ms", .milliseconds(250)),
            ("2H", .seconds(7200)), ("0", .zero), ("", nil), ("s", nil), ("-5s", nil), ("1w", nil), ("1 h", nil),
            ("1.2.3", nil), (".", nil), ("1e9", nil), ("99999999999d", nil), ("nan", nil), ("٣s", nil),
        ] as [(String, Duration?)])
    func `a duration is zero or has a unit`(text: String, value: Duration?) {
        #expect(ValueKind.duration.parse(text) == value)
    }

    @Test(
        arguments: [
            ("0", nil), ("0ms", nil), ("1ms", .milliseconds(1)), ("90", .seconds(90)), ("0.5", .milliseconds(500)),
        ]
            as [(String, Duration?)])
    func `a positive duration is not zero, and is in seconds or has a unit`(text: String, value: Duration?) {
        #expect(ValueKind.positiveDuration.parse(text) == value)
    }

    @Test(
        arguments: [
            ("http://localhost:8080/api", "http://localhost:8080/api"), ("HTTPS://Example.ORG", "https://example.org"),
            ("http://[::1]:80/", "http://[::1]:80"), ("https://example.org/Api//", "https://example.org/Api"),
            ("ftp://example.org", nil), ("example.org", nil), ("http://", nil), ("http:///path", nil),
            ("", nil), ("https:example.org", nil), ("file:///etc/passwd", nil),
            ("https://example.org:65535", "https://example.org:65535"), ("https://example.org:65536", nil),
            ("https://example.org:0", nil), ("https://example.org/api?key=1", nil),
            ("https://example.org/api#top", nil), ("https://user:word@example.org", nil),
            ("https://user@example.org", nil), ("https://@example.org", nil), ("https://:@example.org", nil),
            ("user:word@example.org", nil), ("http://user:wo/rd@example.org", nil),
            ("http://user:word @example.org", nil), ("example.org?key=1", nil), ("http://example.org/#top", nil),
        ] as [(String, String?)])
    func `a base address is the address of a web server without secrets`(text: String, address: String?) {
        #expect(ValueKind.baseAddress.parse(text) == address)
    }

    @Test func `a kind with a further word accepts both`() {
        let sut = ValueKind.baseAddress.or("off")

        #expect(sut.parse("off") == "off")
        #expect(sut.parse("HTTPS://Example.ORG") == "https://example.org")
        #expect(sut.parse("on") == nil)
    }

    @Test(arguments: [("a, b", ["a", "b"]), ("a", ["a"]), ("a,,b", nil), ("", nil)])
    func `a list contains elements of its kind`(text: String, value: [String]?) {
        #expect(ValueKind.list(of: .text).parse(text) == value)
    }

    @Test func `help shows the first spelling of each choice and the values of a list`() {
        let choice = ValueKind<Int>.choice([(1, ["one", "uno"]), (2, ["two"])])

        #expect(choice.expectation == .oneOf(["one", "two"]))
        #expect(choice.parse("UNO") == 1)
        #expect(choice.parse("three") == nil)
        #expect(ValueKind.list(of: choice).expectation.choices == ["one", "two"])
        #expect(ValueKind<OutputFormat>.anyCase.parse("Markdown") == .markdown)
    }

    @Test func `the message about a list names the expected elements`() {
        let error = UsageError(
            .invalidValue(
                of: "--ids", value: "1,x", expected: .listOf(.described("terminal.expected.positiveInteger"))),
            in: ["tool"])

        #expect(
            error.message
                == "Invalid value for --ids: '1,x'. Use a list separated by commas, "
                + "each item a whole number, 1 or more.")
    }

    @Test(arguments: [
        ("7", "value 7"), ("earth", "name earth"), ("2 moons", "name 2 moons"), (" 7 ", "value 7"),
        (" earth ", "name earth"), ("0", nil), ("-", nil), ("7x", nil),
        ("", nil),
    ])
    func `a reference is a value or a name`(text: String, expected: String?) {
        let parsed: String? =
            switch ValueKind<ItemReference<Int>>.reference(.positiveInteger).parse(text) {
            case .value(let value): "value \(value)"
            case .name(let name): "name \(name)"
            case nil: nil
            }

        #expect(parsed == expected)
    }

    @Test(arguments: [("1,x,3", "x"), ("1,", "1,"), (",", ","), ("1, 2y ", "2y")])
    func `the message about a list shows its first invalid element`(text: String, shown: String) {
        #expect(ValueKind.list(of: .positiveInteger).redact(text) == shown)
    }

    @Test func `a repeated option has one value each time`() {
        let kind = ValueKind<[Int]>.repeated(.positiveInteger)

        #expect(kind.parse("7") == [7])
        #expect(kind.parse("7,8") == nil)
    }
}
