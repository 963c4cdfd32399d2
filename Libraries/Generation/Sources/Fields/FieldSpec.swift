/// A field of a thing: what the model calls it, what the API calls it, and what it holds.
struct FieldSpec: Codable, Equatable, Sendable {
    let name: String
    /// Its name on the wire: `air_date`.
    let key: String
    let type: FieldType
    /// What it may hold, as JSON writes it: what stubs and fixtures are made of.
    let example: String

    init(name: String, key: String? = nil, type: FieldType, example: String? = nil) throws {
        guard SwiftName.isPropertyName(name) else {
            throw GenerationError("‘\(name)’ cannot be the name of a field.", advice: "A field is called like airDate.")
        }
        guard name != "id" else {
            throw GenerationError("Every thing has an id: it is not to be said.")
        }
        guard !["identifier", "container", "command", "run"].contains(name) else {
            throw GenerationError("The commands call something of their own ‘\(name)’.")
        }
        self.name = name
        self.key = key ?? name
        self.type = type
        self.example = example ?? type.example(of: name)
    }

    /// Reads `airDate:String`.
    init(_ text: String) throws {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw GenerationError("‘\(text)’ is no field.", advice: "A field is a name and a type: --field name:String")
        }
        guard let type = FieldType(parts[1]) else {
            throw GenerationError(
                "‘\(parts[1])’ is no type of a field.",
                advice: "Choose one of \(FieldType.spellings.joined(separator: ", ")).")
        }
        try self.init(name: parts[0], type: type)
    }
}

extension FieldType {
    fileprivate func example(of name: String) -> String {
        switch self {
        case .text: "\"\(Noun.words(of: name).joined(separator: " ")) of one\""
        case .integer: "7"
        case .number: "1.5"
        case .truth: "true"
        case .moment: "\"2017-11-10T12:56:36.618Z\""
        case .link: "\"https://example.org/api/\(name)/3\""
        case .list(.link): "[\"https://example.org/api/\(name)/1\", \"https://example.org/api/\(name)/3\"]"
        case .list(.integer): "[1, 3]"
        case .list: "[\"one\", \"other\"]"
        }
    }
}
