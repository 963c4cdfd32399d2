import ChallengeRickAndMortyAPI
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

    @Test(arguments: [
        ("Planet", "Planeta"), ("Space station", "Estación espacial"),
        ("Dwarf planet (Celestial Dwarf)", "Planeta enano (enano celeste)"),
        ("unknown", "desconocido"), ("Spa", "Spa"), ("planet", "planet"), ("", ""),
        ("Soulless Puppet", "Títere sin alma"),
        ("Morty's toxic side", "Lado tóxico de Morty"), ("%@", "%@"),
    ])
    func `types are translated`(type: String, text: String) {
        Localization.$language.withValue(.spanish) { #expect(APIWords.type(type) == text) }
        #expect(APIWords.type(type) == type)
    }

    @Test(arguments: [
        ("Gazorpian", "Female", "Gazorpiana"), ("Gazorpian", "Male", "Gazorpiano"), ("Snake", "Female", "Serpiente"),
        ("CHUD", "Female", "CHUD"), ("", "Female", ""),
    ])
    func `a type agrees with the gender in Spanish`(type: String, gender: String, text: String) {
        Localization.$language.withValue(.spanish) { #expect(APIWords.type(type, gender: gender) == text) }
        #expect(APIWords.type(type, gender: gender) == type)
    }

    @Test(arguments: [
        (
            "# characters", 4,
            [
                "", "Animal", "Anime", "CHUD", "Changeformer", "Cromulon", "Cronenberg", "Doopidoo", "Glorzo",
                "Greebybobe", "Korblock", "Mannie", "Meeseeks", "Monogatron", "Numbericon", "Pizza",
                "Robot",
                "Zeus", "Zigerion",
            ]
        ),
        ("# locations", 2, ["", "Base", "Spa", "TV"]), ("# locations", 3, [""]),
    ])
    func `the types and dimensions of the snapshot are translated, except those that Spanish has, too`(
        collection: Substring, column: Int, names: [String]
    ) {
        let lines = EmbeddedAsset.snapshot.text.split(separator: "\n").drop { $0 != collection }.dropFirst()
            .prefix { !$0.hasPrefix("#") }
        let words = Set(lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false)[column] })
            .map(String.init)

        let translation = { word in column == 3 ? APIWords.dimension(word) : APIWords.type(word) }
        let unchanged = Localization.$language.withValue(.spanish) { words.filter { translation($0) == $0 } }

        #expect(words.allSatisfy { translation($0) == $0 })
        #expect(unchanged.sorted() == names)
    }

    @Test func `an unknown place and a known dimension are translated, and other names are not`() {
        Localization.$language.withValue(.spanish) {
            #expect(APIWords.place("unknown") == "desconocido")
            #expect(APIWords.place("Abadango") == "Abadango")
            #expect(APIWords.dimension("unknown") == "desconocida")
            #expect(APIWords.dimension("Dimension C-137") == "Dimensión C-137")
            #expect(APIWords.dimension("Dimension X-1") == "Dimension X-1")
        }
        #expect([APIWords.place("unknown"), APIWords.dimension("unknown")] == ["unknown", "unknown"])
    }
}
