public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

extension CandidateSource {
    /// Returns the source for words that select items by identifiers, codes or a name.
    ///
    /// A name can consist of several words. Then only its last words complete the word at the cursor.
    ///
    /// - Parameters:
    ///   - code: Returns another text that selects the item.
    ///   - details: Returns the values that tell items with similar names apart.
    ///   - find: Returns the items on this machine whose identifiers, codes or names start with the text.
    public static func items<Item: NamedItemContract>(
        code: @escaping @Sendable (Item) -> String? = { _ in nil },
        details: @escaping @Sendable (Item) -> [String],
        find: @escaping @Sendable (Invocation, _ text: String) async throws -> [Item]
    ) -> CandidateSource {
        CandidateSource { request in
            let words = request.earlierWords
            if let first = words.first, !first.looksLikeValue {
                let beginning = words.joined(separator: " ") + " "
                let items = try await find(request.invocation, beginning + request.text)
                return names(of: items, after: beginning, details)
            }
            let items = try await find(request.invocation, request.text)
            // At the beginning of an argument, names say more than all identifiers.
            let hasIdentifiers = !words.isEmpty || !request.text.isEmpty
            let values = codes(of: items, code) + (hasIdentifiers ? identifiers(of: items) : [])
            return words.isEmpty
                ? values + names(of: items, after: "", details) : values.filter { !words.contains($0.value) }
        }
    }

    /// Returns the codes, described by the names.
    private static func codes<Item: NamedItemContract>(of items: [Item], _ code: (Item) -> String?) -> [Candidate] {
        items.sorted { $0.id < $1.id }.compactMap { item in code(item).map { Candidate($0, description: item.name) } }
    }

    /// Returns the identifiers, described by the names.
    private static func identifiers<Item: NamedItemContract>(of items: [Item]) -> [Candidate] {
        items.sorted { $0.id < $1.id }.map { Candidate("\($0.id)", description: $0.name) }
    }

    /// Returns the names, the best known ones first, each once.
    ///
    /// - Parameter beginning: The beginning of the names that the user has typed in earlier words.
    private static func names<Item: NamedItemContract>(
        of items: [Item], after beginning: String, _ details: (Item) -> [String]
    ) -> [Candidate] {
        // The time to hash a text can grow with the square of its length, but not that of its bytes.
        let groups = Dictionary(grouping: items.filter { $0.name.starts(withText: beginning) }) { Array($0.name.utf8) }
        let best = groups.values.compactMap { group -> (item: Item, choice: NameChoice<Item>)? in
            let choice = NameMatches(exact: group).choice
            switch choice {
            case .one(let item, _): return (item, choice)
            case .several(let items, _): return (items[0], choice)
            case .none: return nil
            }
        }
        .sorted { left, right in (right.item.appearances, left.item.id) < (left.item.appearances, right.item.id) }
        return best.enumerated().map { index, best in
            let isShown = index < mostCandidates
            return Candidate(
                String(best.item.name.dropFirst(beginning.count)),
                description: isShown ? description(of: best.choice, details) : "")
        }
    }

    /// Returns the details of the item that the name selects, or the identifiers if it selects several.
    private static func description<Item: NamedItemContract>(
        of choice: NameChoice<Item>, _ details: (Item) -> [String]
    ) -> String {
        switch choice {
        case .one(let item, _): details(item).joined(separator: " · ")
        case .several(let items, _):
            "listing.name.identifiers %@".localized(items.map { "\($0.id)" }.joined(separator: ", "))
        case .none: ""
        }
    }
}

extension String {
    /// `true` for a word with a digit, such as an identifier or a code, and for the `-` of standard input.
    fileprivate var looksLikeValue: Bool {
        self == "-" || !contains(where: \.isWhitespace) && contains { ("0"..."9").contains($0) }
    }
}
