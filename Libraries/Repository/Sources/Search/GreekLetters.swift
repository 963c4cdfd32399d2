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
