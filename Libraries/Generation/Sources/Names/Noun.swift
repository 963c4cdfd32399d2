/// The noun for an item in singular and plural, in the spellings of code, tables and commands.
struct Noun: Equatable, Sendable {
    /// The type name: `SpaceShip`.
    let type: String
    /// The plural in type names: `SpaceShips`.
    let pluralType: String

    init(type: String, pluralType: String? = nil) {
        self.type = type
        self.pluralType = pluralType ?? Self.plural(of: type)
    }

    /// The variable name: `spaceShip`; for a name that begins with an acronym, `dnaSample`.
    var variable: String { Self.variable(type) }
    var pluralVariable: String { Self.variable(pluralType) }

    /// The words in a sentence: `space ship`.
    var words: String { Self.words(of: type).joined(separator: " ") }
    var pluralWords: String { Self.words(of: pluralType).joined(separator: " ") }

    /// The command name: `space-ship`.
    var command: String { Self.words(of: type).joined(separator: "-") }
    var pluralCommand: String { Self.words(of: pluralType).joined(separator: "-") }

    /// The table name: `space_ships`.
    var table: String { SQLName.of(Self.words(of: pluralType)) }

    /// Splits `SpaceShip` or `airDate` into lowercase words; an acronym is one word.
    static func words(of name: String) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let followsLowercase = index > 0 && !letters[index - 1].isUppercase
            let rest = letters[(index + 1)...]
            let precedesLowercase = rest.first?.isLowercase == true && !(index > 0 && Self.isPluralOfAcronym(rest))
            if letter.isUppercase, followsLowercase || precedesLowercase || index == 0 {
                words.append(letter.lowercased())
            } else if words.isEmpty {
                words.append(letter.lowercased())
            } else {
                words[words.count - 1] += letter.lowercased()
            }
        }
        return words
    }

    /// Returns `true` at the end of an acronym in the plural, such as `URLs`.
    private static func isPluralOfAcronym(_ rest: ArraySlice<Character>) -> Bool {
        rest.first == "s" && rest.dropFirst().first?.isLowercase != true
    }

    /// The indefinite article: `a` or `an`.
    var article: String {
        let first = Self.words(of: type)[0]
        let beginsWithConsonantSound = ["uni", "use", "eu", "one"].contains(where: first.hasPrefix)
        return "aeiou".contains(first.prefix(1)) && !beginsWithConsonantSound ? "an" : "a"
    }

    private static func variable(_ type: String) -> String {
        let words = words(of: type)
        return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static let irregular: [(one: String, many: String)] = [
        ("Child", "Children"), ("Foot", "Feet"), ("Goose", "Geese"), ("Hero", "Heroes"), ("Knife", "Knives"),
        ("Leaf", "Leaves"), ("Life", "Lives"), ("Man", "Men"), ("Mouse", "Mice"), ("Person", "People"),
        ("Quiz", "Quizzes"), ("Shelf", "Shelves"), ("Tooth", "Teeth"), ("Wife", "Wives"), ("Wolf", "Wolves"),
        ("Woman", "Women"),
    ]

    /// The nouns whose plural equals the singular, so that the user has to choose another one.
    private static let invariable = ["News", "Series", "Sheep", "Species"]

    /// Returns the English plural of regular nouns and of some irregular ones.
    static func plural(of word: String) -> String {
        if invariable.contains(where: word.hasSuffix) { return word }
        if let (one, many) = irregular.first(where: { word.hasSuffix($0.one) }) {
            return word.dropLast(one.count) + many
        }
        let lowercase = word.lowercased()
        if lowercase.hasSuffix("y"), let before = lowercase.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: lowercase.hasSuffix) { return word + "es" }
        return word + "s"
    }
}
