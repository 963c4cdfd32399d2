import ChallengeCore

/// A location.
struct Location: Sendable, Equatable {
    let id: Int
    let name: String
    let type: String
    let dimension: String
    /// By their identifiers.
    let residents: [Int]
    /// `nil` when it is not written in a way that can be read.
    let created: Timestamp?
}
