public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal
internal import Synchronization

/// The items that printed items refer to, of any kind.
public protocol RelatedItemsContract<Item>: Sendable {
    associatedtype Item

    /// The failure of the missing items; `nil` if all were found.
    var failure: LookupError? { get }

    /// Fetches the items to which these items refer, except those that have already arrived or failed.
    func fetch(for items: [Item]) async throws
}

extension RelatedItemsContract {
    /// Prints the failure of missing items as a warning, and ends the command.
    func reportFailure(on console: Console) throws(ReportedExit) {
        guard let failure else { return }
        console.warning(SafeText(failure.message))
        throw ReportedExit(exitCode: .unavailable)
    }
}

/// The items of another feature that printed items refer to, which are fetched if the user requests them.
///
/// The schema of the printed items reads them with ``item(_:)``, so they can arrive page by page.
public final class RelatedItems<Item: Sendable, ID: ItemIdentifier, Other: Sendable>: RelatedItemsContract {
    /// Fetches the items with these identifiers with as few requests as possible.
    public typealias Fetch = @Sendable ([ID]) async throws -> LookupResults<ID, Other>

    private struct State {
        var items: [ID: Other] = [:]
        /// The items that could not be fetched.
        var missing: [ID: LookupResults<ID, Other>.Entry] = [:]
    }

    private let noun: String
    private let identifiers: @Sendable (Item) -> [ID]
    private let notes: OriginNotes
    private let fetch: Fetch
    private let state = Mutex(State())

    /// - Parameters:
    ///   - noun: The key of the word for these items, with a plural form, such as `location.related.residents`.
    ///   - identifiers: Returns the identifiers of the items to which an item refers.
    public init(
        noun: String, _ identifiers: @escaping @Sendable (Item) -> [ID],
        _ invocation: Invocation, _ console: Console, fetch: @escaping Fetch
    ) {
        self.noun = noun
        self.identifiers = identifiers
        notes = OriginNotes(invocation, console)
        self.fetch = fetch
    }

    /// Returns the item with the identifier, if it was fetched and found.
    @Sendable public func item(_ identifier: ID) -> Other? { state.withLock { $0.items[identifier] } }

    public var failure: LookupError? {
        let missing = state.withLock { $0.missing.values.sorted { $0.key < $1.key } }
        return LookupError(LookupResults(missing), noun: noun, areRelated: true, notFound: { _ in BrokenLink() })
    }

    public func fetch(for items: [Item]) async throws {
        let all = Set(items.flatMap(identifiers))
        let identifiers = state.withLock { state in
            all.filter { state.items[$0] == nil && state.missing[$0] == nil }.sorted()
        }
        if identifiers.isEmpty { return }
        let results = try await fetch(identifiers)
        notes.note(results)
        state.withLock { state in
            for entry in results.entries {
                if case .found(let fetched) = entry.result {
                    state.items[entry.key] = fetched.value
                } else {
                    state.missing[entry.key] = entry
                }
            }
        }
    }
}

/// The error for a link to an item that does not exist.
private struct BrokenLink: PresentableError {
    var message: String { "listing.linkNotFound".localized() }
    var exitCode: ExitCode { .unavailable }
}
