import Foundation

@testable import ChallengeGeneration

extension Project {
    /// The one that these tests belong to.
    static let checkout = Project(
        root: URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL.path(percentEncoded: false)
    )
}
