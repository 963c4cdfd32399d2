import ChallengeCore

struct Location: Sendable, Equatable, Identifiable {
    let id: Int
    let name: String
    let type: String
    let dimension: String
    /// The identifiers of the characters who were last seen here.
    let residents: [Int]
    /// `nil` if the text is not a date.
    let created: Timestamp?
}

extension Location {
    /// `true` if the API names a type.
    var hasType: Bool { !type.isEmpty }

    /// The dimension; `nil` if the API names none or says that it is unknown.
    var knownDimension: String? { ["", "unknown"].contains(dimension) ? nil : dimension }

    /// The number of characters who were last seen here.
    var appearances: Int { residents.count }

    /// Returns `true` if at least as many characters were last seen here.
    func hasResidents(atLeast minimum: Int) -> Bool { residents.count >= minimum }
}
