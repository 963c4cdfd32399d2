import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// Prints the part of a list that the line asks for: one page, everything, or the first so many.
struct CharactersListing {
    private enum Extent {
        case page(Int)
        case all
    }

    private let filter: CharactersFilter
    private let extent: Extent
    private let limit: Int?
    private let container: CharacterContainer
    private let writer: RecordWriter<Character>
    private let remarks: ProvenanceRemarks
    private let console: Console

    init(
        filter: CharactersFilter, _ invocation: Invocation, _ console: Console, _ container: CharacterContainer
    ) throws {
        self.filter = filter
        self.container = container
        self.console = console
        limit = invocation[CharactersListingOptions.limit]
        let isWhole = invocation.has(CharactersListingOptions.all) || limit != nil
        extent =
            switch invocation[CharactersListingOptions.page] {
            case let page?: .page(page)
            case nil: isWhole ? .all : .page(1)
            }
        writer = try RecordWriter(.characters, invocation, console)
        remarks = ProvenanceRemarks(invocation, console)
    }

    func print() async throws {
        try await console.withStatus(SafeText("character.status.fetching".localized())) { update in
            switch extent {
            case .page(let page): try await printPage(page)
            case .all: try await printAll(update)
            }
        }
    }

    private func printPage(_ page: Int) async throws {
        var writer = writer
        let fetched = try await container.pages.searchCharactersPage(
            page: page, filter: filter, cachePolicy: container.cachePolicy)
        let characters = fetched.value.characters
        try writer.write(limit.map { Array(characters.prefix($0)) } ?? characters)
        try writer.finish()
        remarks.remark(on: fetched)
        remarkOnExtent(fetched.value)
    }

    private func printAll(_ update: @Sendable (@autoclosure () -> SafeText) -> Void) async throws {
        var writer = writer
        var remaining = limit ?? .max
        try await WalkCharactersPagesUseCase(repository: container.pages).execute(
            filter: filter, cachePolicy: container.cachePolicy, limit: limit
        ) { fetched in
            let page = fetched.value
            let characters = page.characters.prefix(remaining)
            remaining -= characters.count
            try writer.write(Array(characters))
            remarks.remark(on: fetched)
            if page.count == 0 { remarkOnExtent(page) }
            update(SafeText("character.status.page %@ %@".localized("\(page.number)", "\(page.pages)")))
            return remaining > 0
        }
        try writer.finish()
    }

    /// A person at a terminal is told how much more there is, and anybody is told that there is nothing.
    private func remarkOnExtent(_ page: CharactersPage) {
        if page.count == 0 {
            console.note(SafeText("character.note.noMatch".localized()))
        } else if console.output.isTerminal, writer.format == .table, page.pages > 1 {
            let text = "character.note.page %@ %@ %lld".localized("\(page.number)", "\(page.pages)", page.count)
            console.note(SafeText(text))
        }
    }
}
