internal import ChallengeCore

/// The folded words of a text, for a search that ignores case, accents and punctuation.
///
/// A word consists of letters and digits. Apostrophes are removed from words, so that `beths` finds "Beth’s".
struct SearchWords: Equatable {
    /// The longest word, in scalars; the rest of a longer one is ignored.
    private static let longestWord = 64

    private(set) var words: [String] = []

    /// For each word with apostrophes, the parts between the apostrophes, without single letters: `neil` for "O’Neil",
    /// and `beth` for "Beth’s".
    private(set) var parts: [[String]] = []

    private var wordParts: [String] = []
    private var part = ""
    private var length = 0

    init(_ text: String) {
        for scalar in text.folded.unicodeScalars {
            if Self.isPartOfWord(scalar) {
                append(GreekLetters.bases[scalar] ?? scalar)
            } else if scalar == "'" {
                endPart()
            } else {
                endWord()
            }
        }
        endWord()
    }

    static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "0"..."9": true
        case "\u{0}"..."\u{7F}": false
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        guard length < Self.longestWord else { return }
        length += 1
        part.unicodeScalars.append(scalar)
    }

    private mutating func endPart() {
        if part.isEmpty { return }
        wordParts.append(part)
        part = ""
    }

    private mutating func endWord() {
        length = 0
        if wordParts.isEmpty, part.isEmpty { return }
        endPart()
        if wordParts.count == 1 {
            words.append(wordParts[0])
        } else {
            words.append(wordParts.joined())
            let longParts = wordParts.filter { $0.utf8.count > 1 }
            if !longParts.isEmpty { parts.append(longParts) }
        }
        wordParts = []
    }
}

/// The Greek letters with accents and breathings, which the folded text of Core keeps.
enum GreekLetters {
    /// The plain letter for each lower-case letter with marks, and for the final sigma.
    static let bases: [Unicode.Scalar: Unicode.Scalar] = {
        var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (base, letters) in families {
            for scalar in letters.unicodeScalars { bases[scalar] = base }
        }
        return bases
    }()

    private static let families: KeyValuePairs<Unicode.Scalar, String> = [
        "α": "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ", "ε": "έἐἑἒἓἔἕὲέ", "η": "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ",
        "ι": "ίϊΐἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ", "ο": "όὀὁὂὃὄὅὸό", "ρ": "ῤῥ", "σ": "ς", "υ": "ύϋΰὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ",
        "ω": "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ",
    ]
}
