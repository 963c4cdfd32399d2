/// What a thing is called, alone and in numbers, in every spelling that code, tables and commands have for it.
struct Noun: Equatable, Sendable {
    /// As a type: `SpaceShip`.
    let type: String
    /// Several, as a part of a type: `SpaceShips`.
    let pluralType: String

    init(type: String, pluralType: String? = nil) {
        self.type = type
        self.pluralType = pluralType ?? Self.plural(of: type)
    }

    /// As a variable: `spaceShip`, and of a name that begins with initials, `dnaSample`.
    var variable: String { Self.variable(type) }
    var pluralVariable: String { Self.variable(pluralType) }

    /// In a sentence: `space ship`.
    var words: String { Self.words(of: type).joined(separator: " ") }
    var pluralWords: String { Self.words(of: pluralType).joined(separator: " ") }

    /// As a command: `space-ship`.
    var command: String { Self.words(of: type).joined(separator: "-") }
    var pluralCommand: String { Self.words(of: pluralType).joined(separator: "-") }

    /// As a table: `space_ships`.
    var table: String { SQLName.of(Self.words(of: pluralType)) }

    /// `SpaceShip` and `airDate` as words without capitals; initials stay together.
    static func words(of name: String) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
            let rest = letters[(index + 1)...]
            let isBeforeSmall = rest.first?.isLowercase == true && !(index > 0 && Self.isPluralOfInitials(rest))
            if letter.isUppercase, isAfterSmall || isBeforeSmall || index == 0 {
                words.append(letter.lowercased())
            } else if words.isEmpty {
                words.append(letter.lowercased())
            } else {
                words[words.count - 1] += letter.lowercased()
            }
        }
        return words
    }

    /// Whether initials end here in the plural: `URLs`.
    private static func isPluralOfInitials(_ rest: ArraySlice<Character>) -> Bool {
        rest.first == "s" && rest.dropFirst().first?.isLowercase != true
    }

    /// What stands before it when there is any one of it.
    var article: String {
        let first = Self.words(of: type)[0]
        let soundsOtherwise = ["uni", "use", "eu", "one"].contains(where: first.hasPrefix)
        return "aeiou".contains(first.prefix(1)) && !soundsOtherwise ? "an" : "a"
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

    /// As English mostly has it; what it has otherwise is to be said.
    static func plural(of word: String) -> String {
        if let (one, many) = irregular.first(where: { word.hasSuffix($0.one) }) {
            return word.dropLast(one.count) + many
        }
        let small = word.lowercased()
        if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
        return word + "s"
    }
}
