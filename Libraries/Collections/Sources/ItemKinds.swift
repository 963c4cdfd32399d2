public import ChallengeCore
public import ChallengeTerminal

/// The kinds of items of the program, for commands that take items of any kind.
///
/// A word without a kind means an item of the first one; `episode/28` and `episode 28` mean one of another.
public struct ItemKinds: Sendable {
    /// A kind, with what a command needs to know about its items.
    public struct Kind: Sendable {
        public let name: KindName
        let isIdentifier: @Sendable (String) -> Bool
        /// Returns the fields that a copy of an item has, in the current language.
        public let fields: @Sendable () -> [Field<AnyRecord>]
        /// The names of the fields that a list shows.
        public let summary: [String]
        /// The words for the values of the fields.
        public let words: [String: CopyWords]

        public init(
            name: KindName, isIdentifier: @escaping @Sendable (String) -> Bool,
            fields: @escaping @Sendable () -> [Field<AnyRecord>], summary: [String], words: [String: CopyWords] = [:]
        ) {
            self.name = name
            self.isIdentifier = isIdentifier
            self.fields = fields
            self.summary = summary
            self.words = words
        }
    }

    public let all: [Kind]

    public init(all: [Kind]) { self.all = all }

    public init(_ collections: [CollectionDescription]) {
        all = collections.map { collection in
            Kind(
                name: collection.name, isIdentifier: collection.link.isIdentifier,
                fields: { RecordSchema(fields: collection.fields).copiedFields }, summary: collection.summaryNames,
                words: collection.copyWords)
        }
    }

    public var first: String { all.first?.name.one ?? "" }

    public subscript(_ kind: String) -> Kind? { all.first { $0.name.one == kind } }

    /// Returns the word for an item of the kind, in the current language; the kind itself if the program has no such
    /// items.
    public func noun(_ kind: String) -> String { self[kind]?.name.noun(1) ?? kind }
}

/// A word of a command line that means an item: an identifier or a code, with or without a kind, such as `episode/28`.
public struct ItemWord: Hashable, Sendable, CustomStringConvertible {
    /// The kind; `nil` if the word has none.
    public let kind: String?
    public let key: ItemKey

    public init(kind: String?, key: ItemKey) {
        self.kind = kind
        self.key = key
    }

    public var description: String { (kind.map { $0 + "/" } ?? "") + "\(key)" }
}

extension ItemKinds {
    /// Returns the key of the item among those of all kinds: its identifier, after the kind if this is not the first.
    ///
    /// Its text means the item on a command line.
    public func key(of id: ItemID) -> ItemKey { id.kind == first ? id.key : .text("\(id)") }

    public func list(_ ids: [ItemID]) -> String { ids.map { "\(key(of: $0))" }.joined(separator: ", ") }

    /// Returns the item with a key among those of all kinds.
    public func id(_ key: ItemKey) -> ItemID {
        let word = word("\(key)", ofKind: nil) ?? ItemWord(kind: nil, key: key)
        return ItemID(word.kind ?? first, word.key)
    }

    /// The values of options and the first words of arguments that name kinds.
    public var names: [(value: String, name: KindName)] { all.map { ($0.name.one, $0.name) } }

    /// Returns the kind that the word before others names.
    public func kind(named word: String) -> String? {
        ValueKind<String>.named(names, prefersPlural: false).parse(word)
    }

    /// Returns the value kind of words that mean items.
    ///
    /// - Parameter kind: The kind that precedes the words; `nil` if none does.
    public func selector(ofKind kind: String?) -> ValueKind<ItemSelector<ItemWord>> {
        .orName(
            ValueKind(placeholder: "ID", expectation: ValueKind<Int>.positiveInteger.expectation) {
                word($0, ofKind: kind)
            })
    }

    private func word(_ text: String, ofKind kind: String?) -> ItemWord? {
        if let slash = text.firstIndex(of: "/"), let kind = self[String(text[..<slash])] {
            return key(String(text[text.index(after: slash)...]), kind).map { ItemWord(kind: kind.name.one, key: $0) }
        }
        return self[kind ?? first].flatMap { key(text, $0) }.map { ItemWord(kind: kind, key: $0) }
    }

    private func key(_ text: String, _ kind: Kind) -> ItemKey? {
        kind.isIdentifier(text) ? ValueKind<Int>.positiveInteger.parse(text).map { .number($0) } ?? .text(text) : nil
    }
}

extension CandidateSource {
    /// Returns the source for words that mean items, the first of which can name the kind of the others.
    ///
    /// - Parameter find: Returns the kinds to choose from, and the items of a kind that start with a text.
    public static func items(
        of kinds: ItemKinds,
        _ find:
            @escaping @Sendable (Invocation, _ kind: String?) async throws -> (
                kinds: [(value: String, name: KindName)], items: @Sendable (_ text: String) async -> [NamedItem]
            )
    ) -> CandidateSource {
        CandidateSource { request in
            let kind = request.earlierWords.first.flatMap(kinds.kind)
            let found = try await find(request.invocation, kind)
            let items = CandidateSource.items { await found.items($1) }
            let candidates = try await items.find(kind == nil ? request : request.droppingFirstWord())
            let names = request.earlierWords.isEmpty ? found.kinds : []
            return names.map { Candidate($0.name.one, description: $0.name.noun(2)) } + candidates
        }
    }
}
