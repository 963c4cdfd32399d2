/// The last part of `/api/character/1`, `/api/character/1,2` or `/api/character/[1,2]`.
enum Identifiers: Sendable, Equatable {
    case one(Int)
    case several([Int])
    /// The API answers as if nothing had been given.
    case invalid

    init(_ text: String) {
        if text.hasPrefix("[") {
            let inside = text.dropFirst().dropLast()
            self = text.hasSuffix("]") ? Self.several(inside[...]) : .invalid
        } else if text.contains(",") {
            self = Self.several(text[...])
        } else {
            self = Self.number(text[...]).map { .one($0) } ?? .invalid
        }
    }

    private static func several(_ text: Substring) -> Identifiers {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(number)
        return numbers.count == parts.count ? .several(numbers) : .invalid
    }

    /// A number that is nobody's (negative, with decimals, too large) is still a number: 0 stands for all of them.
    private static func number(_ text: Substring) -> Int? {
        let text = String(text).filter { $0 != " " }
        if let number = Int(text) { return number }
        return Double(text).flatMap { $0.isFinite ? 0 : nil }
    }
}
