import ChallengeCollections
import ChallengeCore
import ChallengeRepository
import ChallengeResources
import ChallengeTerminal

/// The command `challenge open`, which runs the command line that a link means.
struct OpenCommand {
    private static let link = Argument("LINK", .text, help: "app.argument.link")
    private static let inBrowser = Flag("in-browser", help: "app.option.inBrowser")

    let collections: [CollectionDescription]
    let session: @Sendable (Invocation) throws -> RepositorySession
    /// Returns the addresses of an API, below which links can be.
    let addresses: @Sendable (Invocation) throws -> (APIConventions) -> [String]
    /// Opens an address with the desktop; returns `false` without one.
    let openAddress: @Sendable (String) -> Bool

    var command: Command {
        Command(
            "open",
            summary: "app.command.open",
            discussion: "app.discussion.open",
            arguments: [Self.link.completed(by: links)],
            options: PagingOptions.options + [Self.inBrowser],
            exclusive: [PagingOptions.exclusive],
            examples: [
                Example("challenge open challenge://episode/S03E07", summary: "app.example.openItem"),
                Example(
                    "challenge open 'challenge://characters?name=rick&status=alive' --page 2 --json",
                    summary: "app.example.openList"),
                Example("challenge open challenge://character/47 --in-browser", summary: "app.example.openInBrowser"),
            ],
            forward: { invocation, console in
                let (text, scheme) = (invocation[Self.link].first ?? "", invocation.path[0])
                let link = self.link(text, below: try addresses(invocation), scheme) ?? text
                let words = try collections.map(\.link).words(for: link, scheme: scheme)
                let item = collections.first { $0.kind == words[0] }
                let isInBrowser = invocation.has(Self.inBrowser)
                let others = item == nil ? isInBrowser ? Self.inBrowser.name : nil : invocation.pagingOption
                if let others { throw UsageError(.unsupportedOption("--" + others), in: invocation.path + [text]) }
                guard let item, isInBrowser else { return ForwardedLine(words, keeping: PagingOptions.options) }
                try await open(words[1], item, invocation, console)
                return nil
            })
    }

    /// Opens the address of an item with the desktop; prints it without one.
    private func open(
        _ word: String, _ collection: CollectionDescription, _ invocation: Invocation, _ console: Console
    ) async throws {
        let named = await collection.items(try session(invocation)).search.savedItems(.named(word)).value.items
        let item =
            named.first { "\($0.key)" == word } ?? named.first { $0.shortName?.lowercased() == word.lowercased() }
        let start = try addresses(invocation)(collection.api())[0] + collection.path()
        let address = "\(start)/\((item.map { "\($0.key)" } ?? word).percentEncoded())"
        if openAddress(address) { return console.note(SafeText("browse.opened %@".localized(address))) }
        console.note(SafeText("app.note.noDesktop".localized()))
        try console.print(SafeText(address))
    }

    /// Returns the link for the address of an item or a list at the API; `nil` for other texts.
    private func link(_ text: String, below addresses: (APIConventions) -> [String], _ scheme: String) -> String? {
        for collection in collections {
            let starts = addresses(collection.api()).map { $0 + collection.path() }
            guard let start = starts.first(where: text.hasPrefix) else { continue }
            let rest = text.dropFirst(start.count).drop { $0 == "/" }
            let isList = rest.isEmpty || rest.hasPrefix("?")
            return "\(scheme)://" + (isList ? collection.plural : collection.kind + "/") + rest
        }
        return nil
    }
}

extension OpenCommand {
    /// The beginnings of links, and the links of items whose identifiers or codes start with the text.
    private var links: CandidateSource {
        CandidateSource(includesPrefixes: true) { [collections, session] request in
            let start = (request.invocation.path.first ?? "") + "://"
            let parts = request.text.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
            guard request.text.starts(with: start), parts.count > 1 else {
                return collections.flatMap { [Candidate("\(start)\($0.kind)/"), Candidate(start + $0.plural)] }
            }
            guard let collection = collections.first(where: { $0.kind == parts[0] }) else { return [] }
            let items = await collection.items(try session(request.invocation)).search.items(
                startingWith: String(parts[1]))
            return items.sorted { $0.key < $1.key }.flatMap { item in
                ["\(item.key)", item.shortName].compactMap(\.self).map {
                    Candidate("\(start)\(collection.kind)/\($0)", description: item.name)
                }
            }
        }
    }
}
