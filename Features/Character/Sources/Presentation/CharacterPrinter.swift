import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// Prints characters by their identifiers, with what there is to say about where they came from.
struct CharacterPrinter {
    private let container: CharacterContainer
    private let console: Console
    private let remarks: ProvenanceRemarks
    private var writer: RecordWriter<Character>

    init(_ container: CharacterContainer, _ invocation: Invocation, _ console: Console) throws {
        self.container = container
        self.console = console
        remarks = ProvenanceRemarks(invocation, console)
        writer = try RecordWriter(.characters, invocation, console)
    }

    mutating func printOne(identifier: Int) async throws {
        let fetched = try await fetching {
            try await container.characters.getCharacter(identifier: identifier, cachePolicy: container.cachePolicy)
        }
        try writer.writeOne(fetched.value)
        remarks.remark(on: fetched)
    }

    /// Prints those that are found, and then fails with those that are not.
    mutating func printSeveral(identifiers: [Int]) async throws {
        let batch = try await fetching {
            try await container.characters.getCharacters(identifiers: identifiers, cachePolicy: container.cachePolicy)
        }
        if batch.found.isEmpty, let failure = batch.failure { throw failure }
        try writer.write(batch.found.map(\.value))
        try writer.finish()
        for fetched in batch.found { remarks.remark(on: fetched) }
        if let failure = batch.cacheFailure { remarks.remark(onCacheFailure: failure) }
        if let failure = batch.failure { throw failure }
    }

    private func fetching<Value>(_ work: () async throws -> Value) async throws -> Value {
        try await console.withStatus(SafeText("character.status.fetching".localized())) { _ in try await work() }
    }
}
