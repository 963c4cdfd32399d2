public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

extension CandidateSource {
    /// Returns the source for words that select items by identifiers, codes or a name.
    ///
    /// A name can consist of several words. If the user has typed the first ones, a candidate has only the others.
    ///
    /// - Parameter find: Returns the items on this machine whose identifiers, codes or names start with the text.
    public static func items<Item: NamedItemContract>(
        _ find: @escaping @Sendable (Request, _ text: String) async throws -> [Item]
    ) -> CandidateSource {
        CandidateSource { request in
            let words = request.earlierWords
            if let first = words.first, !first.looksLikeValue {
                let beginning = String(first.prefix { $0.isLetter || $0.isNumber })
                let items = try await find(request, beginning)
                return names(of: items, after: words.flatMap { $0.split(whereSeparator: \.isWhitespace) })
            }
            let items = try await find(request, request.text)
            // Before the user types anything, identifiers are not proposed: names are easier to choose from.
            let hasIdentifiers = !words.isEmpty || !request.text.isEmpty
            let values = codes(of: items) + (hasIdentifiers ? identifiers(of: items) : [])
            return words.isEmpty
                ? values + names(of: items, after: []) : values.filter { !words.contains($0.value) }
        }
    }

    /// Returns the source for words that select items of another collection.
    ///
    /// - Parameter context: Returns the context of a command line.
    public static func items(
        ofKind kind: String, _ context: @escaping @Sendable (Invocation) throws -> CollectionContext
    ) -> CandidateSource {
        .items { request, text in
            try await context(request.invocation).items(ofKind: kind)?.search.items(startingWith: text) ?? []
        }
    }

    /// Returns the codes, described by the names.
    private static func codes<Item: NamedItemContract>(of items: [Item]) -> [Candidate] {
        items.sorted { $0.key < $1.key }.compactMap { item in
            item.shortName.map { Candidate($0, description: item.name) }
        }
    }

    /// Returns the identifiers, described by the names.
    private static func identifiers<Item: NamedItemContract>(of items: [Item]) -> [Candidate] {
        items.sorted { $0.key < $1.key }.map { Candidate("\($0.key)", description: $0.name) }
    }

    /// Returns the names, the best known ones first, each once.
    ///
    /// - Parameter words: The first words of the names, which the user has typed.
    private static func names<Item: NamedItemContract>(
        of items: [Item], after words: [Substring]
    ) -> [Candidate] {
        // The time to hash a text can grow with the square of its length, but not that of its bytes.
        let groups = Dictionary(grouping: items) { Array($0.name.utf8) }
        let best = groups.values.compactMap { group -> (item: Item, choice: NameChoice<Item>, rest: String)? in
            guard let rest = group[0].name.rest(after: words) else { return nil }
            let matches = group.sorted { $0.key < $1.key }
                .map { RankedMatch($0, rank: .wholeName, appearances: $0.appearances) }.bestFirst()
            return (matches[0].item, RankedMatches(matches).choice, rest)
        }
        // The items are large, and a tuple of a generic type is slow, so the order is found by arrays of numbers.
        let (appearances, identifiers) = (best.map(\.item.appearances), best.map(\.item.key))
        let order = best.indices.sorted { left, right in
            appearances[left] == appearances[right]
                ? identifiers[left] < identifiers[right] : appearances[left] > appearances[right]
        }
        return order.enumerated().map { position, index in
            Candidate(
                best[index].rest,
                description: position < maximumCandidates ? description(of: best[index].choice) : "")
        }
    }

    /// Returns the distinctions of the item that the name selects, or the identifiers if it selects several.
    private static func description<Item: NamedItemContract>(
        of choice: NameChoice<Item>
    ) -> String {
        switch choice {
        case .one(let match, _): match.item.distinctions.joined(separator: " · ")
        case .several(let items, _):
            "listing.name.identifiers %@".localized(items.map { "\($0.key)" }.joined(separator: ", "))
        case .none: ""
        }
    }
}

extension String {
    /// Returns the words of the name that follow the typed words.
    ///
    /// The comparison ignores case and punctuation. The result is `nil` for a name that does not begin with the typed
    /// words, or that has no further word.
    fileprivate func rest(after typed: [Substring]) -> String? {
        if typed.isEmpty { return self }
        let words = split(separator: " ", maxSplits: typed.count)
        guard words.count > typed.count, zip(words, typed).allSatisfy({ $0.letters == $1.letters }) else { return nil }
        return String(words[typed.count])
    }

    /// `true` for a word with a digit, such as an identifier or a code, and for the `-` of standard input.
    fileprivate var looksLikeValue: Bool {
        self == "-" || !contains(where: \.isWhitespace) && contains { ("0"..."9").contains($0) }
    }
}

extension Substring {
    /// The letters and digits in lower case.
    fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
