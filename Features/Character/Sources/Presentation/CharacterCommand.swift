import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// `challenge character`: one character, or several, by their identifiers.
struct CharacterCommand {
    private static let identifiers = Argument(
        "ID", .orStandardInput(.positiveInteger), .oneOrMore, help: "character.argument.id")

    let container: @Sendable (Invocation) throws -> CharacterContainer

    var command: Command {
        Command(
            "character",
            summary: "character.command.character",
            arguments: [Self.identifiers],
            examples: [
                Example("challenge character 42", summary: "character.example.character"),
                Example("challenge character 42 --policy remoteFirst", summary: "character.example.remoteFirst"),
                Example("challenge character 1 2 3 --json", summary: "character.example.several"),
                Example(
                    "challenge characters search morty --fields id | challenge character -",
                    summary: "character.example.stdin"),
            ],
            run: run)
    }

    @Sendable private func run(_ invocation: Invocation, _ console: Console) async throws {
        let container = try container(invocation)
        let writer = try RecordWriter(.characters, invocation, console)
        let remarks = ProvenanceRemarks(invocation, console)
        let given = invocation[Self.identifiers]

        if given.count == 1, case .value(let identifier) = given[0] {
            try await printOne(identifier, container, writer, remarks, console)
        } else {
            let identifiers = try await invocation.values(of: Self.identifiers, readingFrom: console).withoutRepetition
            try await printSeveral(identifiers, container, writer, remarks, console)
        }
    }

    private func printOne(
        _ identifier: Int,
        _ container: CharacterContainer,
        _ writer: RecordWriter<Character>,
        _ remarks: ProvenanceRemarks,
        _ console: Console
    ) async throws {
        var writer = writer
        let fetched = try await fetching(console) {
            try await container.characters.getCharacter(identifier: identifier, cachePolicy: container.cachePolicy)
        }
        try writer.writeOne(fetched.value)
        remarks.remark(on: fetched)
    }

    private func printSeveral(
        _ identifiers: [Int],
        _ container: CharacterContainer,
        _ writer: RecordWriter<Character>,
        _ remarks: ProvenanceRemarks,
        _ console: Console
    ) async throws {
        var writer = writer
        let batch = try await fetching(console) {
            try await container.characters.getCharacters(identifiers: identifiers, cachePolicy: container.cachePolicy)
        }
        if batch.found.isEmpty, let failure = batch.failure { throw failure }
        try writer.write(batch.found.map(\.value))
        try writer.finish()
        for fetched in batch.found { remarks.remark(on: fetched) }
        if let failure = batch.cacheFailure { remarks.remark(onCacheFailure: failure) }
        if let failure = batch.failure { throw failure }
    }

    private func fetching<Value>(_ console: Console, _ work: () async throws -> Value) async throws -> Value {
        try await console.withStatus(SafeText("character.status.fetching".localized())) { _ in try await work() }
    }
}

extension [Int] {
    /// Each number once, where it first stood.
    fileprivate var withoutRepetition: [Int] {
        var seen: Set<Int> = []
        return filter { seen.insert($0).inserted }
    }
}
