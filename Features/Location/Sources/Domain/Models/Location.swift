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
