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
        for noun in nouns { try FeatureNames(used: .ofCheckout.get()).check(Noun(type: noun)) }

        let errors = try await GeneratedNouns(Array(nouns), kind).errors()

        #expect(errors == [], "\(errors.joined(separator: "\n"))")
    }

    /// The nouns of the long proof, which `Tests/Generator/prove` asks for.
    private static let wanted = CommonNouns.all.prefix(
        ProcessInfo.processInfo.environment["CHALLENGE_NOUNS"].flatMap { Int($0) } ?? 0)

    @Test(.enabled(if: !wanted.isEmpty, "it takes minutes; Tests/Generator/prove --nouns runs it"))
    func `each of many nouns builds, or is refused with a reason and a proposal`() async throws {
        let names = try FeatureNames(used: .ofCheckout.get())
        var accepted: [String] = []
        for noun in Self.wanted {
            do {
                try names.check(Noun(type: noun))
                accepted.append(noun)
            } catch let error as GenerationError {
                #expect(error.advice?.contains("such as") == true, "\(error.message)")
                print("refused: \(error.message) \(error.advice ?? "")")
            }
        }

        // All nouns at once would need gigabytes of memory.
        try await withThrowingTaskGroup(of: [String].self) { [accepted] group in
            for kind in [RepositoryKind.persistent, .cached(.configurable)] {
                group.addTask {
                    var errors: [String] = []
                    for start in stride(from: 0, to: accepted.count, by: 25) {
                        let nouns = Array(accepted[start...].prefix(25))
                        errors += try await GeneratedNouns(nouns, kind, checksAllTests: true).errors()
                    }
                    return errors
                }
            }
            for try await errors in group { #expect(errors == [], "\(errors.joined(separator: "\n"))") }
        }
        print("\(accepted.count) nouns were type-checked, \(Self.wanted.count - accepted.count) were refused.")
    }
}
