/// A kind of item that links can mean: the command for one item, and the command for the list.
///
/// Links come from other programs. So they can only run these commands, with an identifier or with filters.
public struct LinkTarget: Sendable {
    /// The command for one item, such as `character`.
    public let item: String
    /// The command whose subcommand `list` prints the items, such as `characters`.
    public let collection: String
    /// The options of the list that a link can contain.
    let filters: [String]
    /// Returns `true` for an identifier of an item.
    package let isIdentifier: @Sendable (String) -> Bool

    public init(
        item: String, collection: String, filters: [String], isIdentifier: @escaping @Sendable (String) -> Bool
    ) {
        self.item = item
        self.collection = collection
        self.filters = filters
        self.isIdentifier = isIdentifier
    }
}

extension [LinkTarget] {
    /// Returns the words of the command line that the link means.
    ///
    /// A value is in one word with the name of its option, so that it is never an option itself.
    public func words(for text: String, scheme: String) throws(CommandError) -> [String] {
        let link = try DeepLink(text, scheme: scheme)
        if let target = first(where: { $0.item == link.command }) { return try target.wordsOfItem(link) }
        if let target = first(where: { $0.collection == link.command }) { return try target.wordsOfList(link) }
        throw .unknownCommand(link.command, available: flatMap { [$0.item, $0.collection] })
    }
}

extension LinkTarget {
    fileprivate func wordsOfItem(_ link: DeepLink) throws(CommandError) -> [String] {
        guard let identifier = link.identifier, isIdentifier(identifier) else {
            throw .unknownIdentifier(link.identifier ?? "", of: item)
        }
        if let filter = link.filters.first { throw .unknownFilter(filter.name, of: item, available: []) }
        return [item, identifier]
    }

    fileprivate func wordsOfList(_ link: DeepLink) throws(CommandError) -> [String] {
        if let identifier = link.identifier { throw .unexpectedIdentifier(identifier, of: collection, item: item) }
        var words = [collection, "list"]
        for filter in link.filters {
            guard filters.contains(filter.name) else {
                throw .unknownFilter(filter.name, of: collection, available: filters)
            }
            words.append("--\(filter.name)=\(filter.text)")
        }
        return words
    }
}
