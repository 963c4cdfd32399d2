/// The name of a feature's item in the singular and the plural: `SpaceShip`, `SpaceShips`.
struct Noun: Codable, Equatable, Sendable {
    let one: String
    let many: String

    init(_ one: String, many: String? = nil) {
        self.one = one
        self.many = many ?? Self.plural(of: one)
    }

    /// The command for one item, and the first part of the keys of texts: `spaceship`.
    var command: String { one.lowercased() }
    /// The command for lists, and the name of the table: `spaceships`.
    var listCommand: String { many.lowercased() }

    /// The words in a sentence: `space ship`.
    var words: String { Self.words(of: one).joined(separator: " ") }
    var manyWords: String { Self.words(of: many).joined(separator: " ") }

    /// The name of a variable with several items: `spaceShips`.
    var manyVariable: String {
        let words = Self.words(of: many)
        return words.prefix(1).joined() + words.dropFirst().map(\.capitalizedFirst).joined()
    }

    /// The indefinite article: `A` or `An`.
    var article: String { "aeiou".contains(command.prefix(1)) ? "An" : "A" }

    /// Returns the lowercase words of a name such as `SpaceShip` or `airDate`; an acronym is one word.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var previous: Character?
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let precedesLowercase = index + 1 < letters.count && letters[index + 1].isLowercase
            let startsWord = letter.isUppercase && (previous?.isUppercase != true || precedesLowercase)
            if startsWord || words.isEmpty { words.append("") }
            words[words.count - 1] += letter.lowercased()
            previous = letter
        }
        return words
    }

    private static let irregular = [
        "child": "children", "foot": "feet", "goose": "geese", "hero": "heroes", "knife": "knives", "leaf": "leaves",
        "life": "lives", "man": "men", "mouse": "mice", "person": "people", "quiz": "quizzes", "shelf": "shelves",
        "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women",
    ]

    private static let invariable: Set = ["deer", "fish", "news", "series", "sheep", "species"]

    /// Returns the English plural of a regular noun, or of a frequent irregular or invariable one.
    private static func plural(of noun: String) -> String {
        let last = words(of: noun).last ?? ""
        if invariable.contains(last) { return noun }
        let beginning = noun.dropLast(last.count)
        if let many = irregular[last] {
            let first = noun.dropFirst(beginning.count).prefix(1)
            return String(beginning) + first + many.dropFirst()
        }
        let endsInConsonantAndY = last.hasSuffix("y") && !"aeiou".contains(last.dropLast().last ?? "a")
        if endsInConsonantAndY { return String(noun.dropLast()) + "ies" }
        return noun + (["s", "x", "z", "ch", "sh"].contains(where: last.hasSuffix) ? "es" : "s")
    }

    /// Returns the English singular of a plural.
    static func singular(of noun: String) -> String {
        let last = words(of: noun).last ?? ""
        if invariable.contains(last) { return noun }
        let beginning = noun.dropLast(last.count)
        if let one = irregular.first(where: { $0.value == last })?.key { return beginning + one }
        let ending = ["sses", "xes", "zes", "ches", "shes"].contains(where: noun.hasSuffix) ? 2 : 1
        let candidates = [noun.dropLast(3) + "y", String(noun.dropLast(ending))]
        return candidates.first { plural(of: $0) == noun } ?? noun
    }
}
