import Foundation

@testable import ChallengeGeneration

extension Project {
    /// The repository that contains these tests.
    static let checkout = Project(
        root: URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL.path(percentEncoded: false)
    )
}
