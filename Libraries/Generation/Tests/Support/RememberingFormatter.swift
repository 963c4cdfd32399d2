import Synchronization

@testable import ChallengeGeneration

/// The formatter `swift format`, which formats a text once for all tests, because starting it is slow.
///
/// All test projects have the same configuration.
final class RememberingFormatter: SourceFormatterContract {
    static let shared = RememberingFormatter()

    private let formatted = Mutex<[String: String]>([:])

    func formatted(
        _ texts: [String], configuration: String, place: (_ index: Int, _ line: Int) throws -> String
    ) throws -> [String] {
        let known = formatted.withLock { $0 }
        let positions = texts.indices.filter { known[texts[$0]] == nil }
        let new = try SwiftFormatter().formatted(positions.map { texts[$0] }, configuration: configuration) {
            try place(positions[$0], $1)
        }
        let added = Dictionary(zip(positions.map { texts[$0] }, new)) { first, _ in first }
        formatted.withLock { $0.merge(added) { _, last in last } }
        return texts.map { known[$0] ?? added[$0] ?? $0 }
    }
}
