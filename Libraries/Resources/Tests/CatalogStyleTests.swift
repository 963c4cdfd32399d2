import ChallengeTestSupport
import Testing

@testable import ChallengeResources

/// Checks the words and the punctuation of all texts for the user.
struct CatalogStyleTests {
    private static let catalog = StringCatalog.embedded
    private static let keys = catalog.keys(startingWith: "")

    private static func texts(of key: String, in language: Language) -> [String] {
        catalog.phrase(for: key, in: language).map { [$0.one, $0.other] } ?? []
    }

    private static func texts(in language: Language) -> [String] { keys.flatMap { texts(of: $0, in: language) } }

    @Test func `English texts have American spelling`() {
        #expect(Self.texts(in: .english).count > 1000)
        #expect(Self.texts(in: .english).flatMap(\.britishWords) == [])
    }

    /// The reader is `tú`, and the terminal is feminine.
    @Test func `Spanish texts address the reader in one way, and a noun has one gender`() {
        let formal =
            #/\b(usted|Use|Ejecute|Pulse|Compruebe|Revise|Escriba|Instale|Añada|Elija|Consulte|Defina|Corrija)\b/#
        let masculine = #/\b([Ee]l|[Uu]n|[Ee]ste|[Dd]el|[Aa]l|otro) terminal\b/#

        for text in Self.texts(in: .spanish) { #expect(!text.contains(formal) && !text.contains(masculine), "\(text)") }
    }

    @Test func `a text ends with the same punctuation in all languages`() {
        for key in Self.keys where key != "number.decimalSeparator" {
            let ends = Language.allCases.flatMap { Self.texts(of: key, in: $0) }
                .map { text in text.last.map { ".:?…".contains($0) ? String($0) : "" } }
            #expect(Set(ends).count < 2, "\(key)")
        }
    }

    /// A message can end with another message or with a command.
    @Test func `messages end with a full stop`() {
        let message = #/\b(advice|note|warning|error|\w+Error)\./#
        let end = #/[.?]$|[.:] %(\d\$)?@$|: mount -t proc proc \/proc$/#
        let parts: Set = ["favoritesError.file.standardInput"]
        // A feature can have the name of a word such as `note`.
        let help = #/\.(argument|cached|command|example|field|noun|option|related)(\.|$)/#

        for key in Self.keys where key.contains(message) && !parts.contains(key) && !key.contains(help) {
            for text in Language.allCases.flatMap({ Self.texts(of: key, in: $0) }) {
                #expect(text.contains(end), "\(key): \(text)")
            }
        }
    }
}
