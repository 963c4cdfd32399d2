import ChallengeAPIs
import Testing

@testable import ChallengeResources

struct APIWordsTests {
    @Test(arguments: [
        ("Alive", "Male", "● Alive", "● Vivo"), ("Alive", "Female", "● Alive", "● Viva"),
        ("Alive", "", "● Alive", "● Vivo"), ("Dead", "Genderless", "✗ Dead", "✗ Muerto"),
        ("Dead", "Female", "✗ Dead", "✗ Muerta"), ("unknown", "Female", "? unknown", "? desconocido"),
        ("Undead", "Female", "Undead", "Undead"), ("", "", "", ""),
    ])
    func `a status has a symbol, and agrees with the gender in Spanish`(
        status: String, gender: String, english: String, spanish: String
    ) {
        Localization.$language.withValue(.spanish) {
            #expect(APIWords.status(status, gender: gender) == spanish)
        }
        #expect(APIWords.status(status, gender: gender) == english)
    }

    @Test(arguments: [
        ("Female", "Femenino"), ("Male", "Masculino"), ("Genderless", "Sin género"), ("unknown", "desconocido"),
        ("Other", "Other"),
    ])
    func `genders are translated`(gender: String, text: String) {
        Localization.$language.withValue(.spanish) { #expect(APIWords.gender(gender) == text) }
        #expect(APIWords.gender(gender) == gender)
    }

    @Test(arguments: [
        ("Human", "Male", "Humano"), ("Human", "Female", "Humana"), ("Alien", "Female", "Alienígena"),
        ("Humanoid", "Male", "Humanoide"), ("Mythological Creature", "Male", "Criatura mitológica"),
        ("Disease", "unknown", "Enfermedad"), ("unknown", "Male", "desconocida"),
        ("Poopybutthole", "Male", "Poopybutthole"),
    ])
    func `species are translated`(species: String, gender: String, text: String) {
        Localization.$language.withValue(.spanish) { #expect(APIWords.species(species, gender: gender) == text) }
        #expect(APIWords.species(species, gender: gender) == species)
    }

    @Test func `an unknown place is translated, and other names are not`() {
        Localization.$language.withValue(.spanish) {
            #expect(APIWords.place("unknown") == "desconocido")
            #expect(APIWords.place("Abadango") == "Abadango")
        }
        #expect(APIWords.place("unknown") == "unknown")
    }
}
