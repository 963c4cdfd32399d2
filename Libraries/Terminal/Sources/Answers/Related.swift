internal import ChallengeCore

/// What another feature knows of the things that an answer refers to.
public struct Related<Item: Sendable>: Sendable {
    /// By their identifiers; those that could not be had are missing.
    public let items: [Int: Item]

    /// Why some are missing.
    let failure: BatchFailure<RelatedFailure>?
}
