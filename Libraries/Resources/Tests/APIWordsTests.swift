import Testing

@testable import ChallengeResources

struct APIWordsTests {
    @Test(arguments: [
        ("Alive", "Male", "Vivo"), ("Alive", "Female", "Viva"), ("Alive", "", "Vivo"), ("Dead", "Genderless", "Muerto"),
        ("Dead", "Female", "Muerta"), ("unknown", "Female", "desconocido"), ("Undead", "Female", "Undead"),
        ("", "", ""),
    ])
    func `a Spanish status agrees with the gender`(status: String, gender: String, text: String) {
        Localization.$language.withValue(.spanish) {
            #expect(APIWords.status(status, gender: gender) == text)
        }
        #expect(APIWords.status(status, gender: gender) == status)
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

    @Test func `an unknown place, location type or dimension is translated, and a name is not`() {
        Localization.$language.withValue(.spanish) {
            #expect(APIWords.place("unknown") == "desconocido")
            #expect(APIWords.place("Abadango") == "Abadango")
            #expect(APIWords.locationType("unknown") == "desconocido")
            #expect(APIWords.locationType("Planet") == "Planet")
            #expect(APIWords.dimension("unknown") == "desconocida")
            #expect(APIWords.dimension("Dimension C-137") == "Dimension C-137")
        }
        #expect(
            [APIWords.place("unknown"), APIWords.locationType("unknown"), APIWords.dimension("unknown")] == [
                "unknown", "unknown", "unknown",
            ])
    }
}
