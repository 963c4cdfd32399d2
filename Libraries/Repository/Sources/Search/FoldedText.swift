internal import ChallengeCore

/// The bytes of a text for a search that ignores case, accents and punctuation.
///
/// A word consists of letters and digits. There is a space between two words, and an apostrophe within words that have
/// one, so that `beths` and `beth` find "Beth’s".
struct FoldedText {
    static let space = UInt8(ascii: " ")
    static let apostrophe = UInt8(ascii: "'")

    /// The longest word, in scalars; the rest of a longer one is ignored.
    private static let longestWord = 64

    private(set) var bytes: [UInt8]
    private var start: Int
    private var separator: UInt8?
    private var length = 0

    init(_ text: String, after bytes: [UInt8] = []) {
        self.bytes = bytes
        start = bytes.count
        append(text)
    }

    /// The words without their apostrophes.
    var words: [String] {
        bytes.split(separator: Self.space).map { word in
            String(decoding: word.filter { $0 != Self.apostrophe }, as: UTF8.self)
        }
    }

    static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "0"..."9": true
        case "\u{0}"..."\u{7F}": false
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
    }

    private mutating func append(_ text: String) {
        for scalar in text.folded.unicodeScalars {
            if Self.isPartOfWord(scalar) {
                appendLetter(scalar.isASCII ? scalar : GreekLetters.bases[scalar] ?? scalar)
            } else if scalar != "'" {
                separator = Self.space
            } else if separator == nil {
                separator = Self.apostrophe
            }
        }
    }

    private mutating func appendLetter(_ scalar: Unicode.Scalar) {
        if separator == Self.space { length = 0 }
        guard length < Self.longestWord else { return }
        length += 1
        if let separator, bytes.count > start { bytes.append(separator) }
        separator = nil
        if scalar.isASCII { bytes.append(UInt8(scalar.value)) } else { bytes += Array(UTF8.encode(scalar) ?? .init()) }
    }
}

/// The Greek letters with accents and breathings, which the folded text of Core keeps.
private enum GreekLetters {
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
