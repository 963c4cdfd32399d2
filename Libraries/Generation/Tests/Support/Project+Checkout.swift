import Foundation

@testable import ChallengeGeneration

extension Project {
    /// The repository that contains these tests.
    static let checkout = Project(
        root: URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL.path(percentEncoded: false)
    )
}

extension UsedNames {
    /// The names that the repository uses.
    ///
    /// The tests read them once, because the repository is large.
    static let ofCheckout = Result { try UsedNames(in: .checkout) }
}
