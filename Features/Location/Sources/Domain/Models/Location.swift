import ChallengeCore

struct Location: Sendable, Equatable {
    let id: Int
    let name: String
    let type: String
    let dimension: String
    /// The identifiers.
    let residents: [Int]
    /// `nil` if the text of the API is not a date.
    let created: Timestamp?
}
