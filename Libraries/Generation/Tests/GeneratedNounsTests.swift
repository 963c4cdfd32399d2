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

    // Each noun is checked in one kind, because the compiler takes half a minute for all in both.
    @Test(arguments: [(RepositoryKind.persistent, nouns.prefix(10)), (.cached(.configurable), nouns.dropFirst(10))])
    func `features with common nouns build`(kind: RepositoryKind, nouns: ArraySlice<String>) async throws {
        for noun in nouns { try FeatureNames(project: .checkout).check(Noun(type: noun)) }

        let errors = try await GeneratedNouns(Array(nouns), kind).errors()

        #expect(errors == [], "\(errors.joined(separator: "\n"))")
    }
}
