public import ChallengeCore
public import ChallengeTerminal

/// Fetches and prints items that the user names by their identifiers or names.
public struct ItemPrinter<Item: Sendable>: Sendable {
    let invocation: Invocation
    let console: Console
    let noun: Noun
    private let notes: OriginNotes
    private let schema: RecordSchema<Item>
    private let writer: RecordWriter<Item>
    private let related: RelatedItems<Item>?
    private let printsLinks: Bool

    /// Creates a printer.
    ///
    /// - Parameters:
    ///   - noun: The word for the items.
    ///   - related: The related items of the schema, which are fetched after the items that the user named.
    ///   - isSideBySide: `true` to show the items beside each other in a terminal.
    /// - Throws: A usage error for unknown fields, before any request.
    public init(
        _ schema: RecordSchema<Item>, noun: Noun, _ invocation: Invocation, _ console: Console,
        with related: RelatedItems<Item>? = nil, sideBySide isSideBySide: Bool = false
    ) throws {
        writer = try RecordWriter(
            schema, invocation, console, inDetail: related?.areRequested == true, sideBySide: isSideBySide)
        self.schema = schema
        self.noun = noun
        self.invocation = invocation
        self.console = console
        self.related = related
        notes = OriginNotes(invocation, console)
        printsLinks = invocation.has(LinkOption.link)
        if printsLinks { try LinkOption.refuseOtherOptions(invocation) }
    }

    /// Fetches the items of an argument, and their related items.
    ///
    /// The argument has a single item, or several items, which may come from standard input.
    ///
    /// - Parameter named: Returns the identifier for a name; `nil` if the argument takes no names.
    public func fetch<Key: CustomStringConvertible>(
        _ argument: Argument<ItemSelector<Key>>,
        named: ((String) async throws -> Key)? = nil,
        one: (Key) async throws -> Fetched<Item>,
        several: ([Key]) async throws -> LookupResults<Key, Item>
    ) async throws -> ItemResult<Key, Item> {
        try PictureFileOption.check(1, invocation, console)
        let result: ItemResult<Key, Item>
        switch try await invocation.selection(of: argument, readingFrom: console, named: named) {
        case .one(let key): result = .one(try await fetch(key, one))
        case .several(let keys):
            try PictureFileOption.check(keys.count, invocation, console)
            try CompanionsOption.check(keys.count, invocation)
            result = .several(try await fetching(keys.count) { try await several(keys) })
        case .name(let name):
            guard let named else { throw UsageError(.unexpectedArgument(name), in: invocation.path) }
            result = .one(try await fetch(try await named(name), one))
        }
        if let related, related.areRequested {
            try await fetching { try await related.fetch(for: result.found.map(\.value)) }
        }
        return result
    }

    private func fetch<Key: CustomStringConvertible>(
        _ key: Key, _ one: (Key) async throws -> Fetched<Item>
    ) async throws -> Fetched<Item> {
        do {
            return try await fetching { try await one(key) }
        } catch let failure as any PresentableError where ![.notFound, .interrupted].contains(failure.exitCode) {
            throw CommandError(failure, loading: "\(key)", noun: noun)
        }
    }

    /// Prints the items that were found, and then throws the failure of the missing items.
    ///
    /// A failure of the related items is printed as a warning; the exit code is then 69.
    ///
    /// - Parameters:
    ///   - picture: The picture beside the details of a single item.
    ///   - notFound: Returns the error for an item that does not exist.
    public func print<Key: CustomStringConvertible>(
        _ result: ItemResult<Key, Item>, beside picture: DrawnPicture? = nil,
        notFound: (Key) -> any PresentableError
    ) throws {
        switch result {
        case .one(let fetched):
            try write(fetched, beside: picture)
            notes.note(fetched)
        case .several(let results):
            let failure = CommandError(results, noun: noun, notFound: notFound)
            if results.found.isEmpty, let failure { throw failure }
            try write(results.found)
            notes.note(results)
            if let failure {
                if related?.failures.isEmpty != false { throw failure }
                console.warning(SafeText(failure.message))
            }
        }
        try related?.reportFailures(on: console)
    }

    /// Runs the work, and shows on the status line that items are being fetched.
    ///
    /// - Parameter count: The number of items; `nil` if it is not known.
    public func fetching<Value>(_ count: Int? = nil, _ work: () async throws -> Value) async throws -> Value {
        try await console.whileLoading { update in
            if let count { update(WorkProgress(0, of: count)) }
            return try await work()
        }
    }

    private func write(_ fetched: Fetched<Item>, beside picture: DrawnPicture?) throws {
        if printsLinks { return try printLinks([fetched.value]) }
        var writer = writer
        writer.source = RecordSource([fetched.origin])
        try writer.writeOne(fetched.value, beside: picture)
    }

    private func write(_ found: [Fetched<Item>]) throws {
        if printsLinks { return try printLinks(found.map(\.value)) }
        var writer = writer
        writer.source = RecordSource(found.map(\.origin))
        try writer.write(found.map(\.value))
        try writer.finish()
    }

    private func printLinks(_ items: [Item]) throws {
        let identifier = schema.fields.first { $0.name == "id" }
        try console.print(items.map { SafeText(invocation.link(identifier: identifier?.text($0) ?? "").description) })
    }
}

/// The result for a command line that names items.
public enum ItemResult<Key: Hashable & Sendable, Item: Sendable>: Sendable {
    case one(Fetched<Item>)
    case several(LookupResults<Key, Item>)

    public var found: [Fetched<Item>] {
        switch self {
        case .one(let fetched): [fetched]
        case .several(let results): results.found
        }
    }
}
