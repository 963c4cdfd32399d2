import Foundation
import Testing

@testable import ChallengeGeneration

/// Type-checks generated features with common nouns.
struct GeneratedNounsTests {
    /// Nouns that an engineer may choose, of which some are words of Swift, of the templates or of the commands.
    static let nouns = [
        "Book", "Container", "Event", "Feature", "File", "Invoice", "Entry", "List", "Message", "Next", "Note", "Order",
        "Photo", "Project", "Query", "Recipe", "Report", "Session", "Status", "Text", "Value",
    ]

    @Test(arguments: [RepositoryKind.persistent, .cached(.configurable)])
    func `features with common nouns build`(kind: RepositoryKind) async throws {
        for noun in Self.nouns { try FeatureNames(project: .checkout).check(Noun(type: noun)) }

        let errors = try await GeneratedNouns(Self.nouns, kind).errors()

        #expect(errors == [], "\(errors.joined(separator: "\n"))")
    }
}
