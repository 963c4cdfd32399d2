import ChallengeCore
import Testing

struct FoldedTests {
    @Test(arguments: [
        ("Martínez", "martinez"), ("MARTI\u{301}NEZ", "martinez"), ("Árboles", "arboles"), ("Ñandú", "nandu"),
        ("Straße", "strasse"), ("Œuvre", "oeuvre"), ("Morty’s", "morty's"), ("Earth (J19ζ7)", "earth (j19ζ7)"),
        ("İ", "i"), ("日本", "日本"), ("", ""), ("plain", "plain"),
    ])
    func `folding removes case and accents`(text: String, folded: String) {
        #expect(text.folded == folded)
    }
}
