internal import ChallengeCore
internal import ChallengeJSON
internal import ChallengePersistence
internal import ChallengePlatform

extension ItemIdentifier {
    /// Reads a column of the cache.
    init(_ row: borrowing SQLRow, column: Int) {
        switch row[column] {
        case .integer(let number): self.init(.number(Int(number)))
        case .text(let text): self.init(.text(text))
        case .null, .real, .blob: self.init(.text(""))
        }
    }

    /// The value in a column of the cache.
    var sqlValue: SQLValue {
        switch key {
        case .number(let number): SQLValue(number)
        case .text(let text): .text(text)
        }
    }

    fileprivate var jsonText: String {
        switch key {
        case .number(let number): "\(number)"
        case .text(let text): JSONWriter.quoted(text)
        }
    }
}

extension Array where Element: ItemIdentifier {
    /// The identifiers as a JSON array for SQLite's `json_each`.
    var jsonArray: String { "[\(columnText)]" }

    /// The identifiers as a value of one column of the cache: ``jsonArray`` without its brackets.
    var columnText: String { map(\.jsonText).joined(separator: ",") }

    /// Reads ``columnText``; returns `nil` for other text.
    init?(columnText: String) {
        // Numbers are parsed without a decoder, because decoding takes longer than the rest of a cached fetch.
        let parts = columnText.split(separator: ",")
        if let numbers = parts.map({ Int($0) }) as? Self {
            self = numbers
            return
        }
        guard let elements = try? JSONDecoder().decode(Self.self, from: Data("[\(columnText)]".utf8)) else {
            return nil
        }
        self = elements
    }
}
