public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// Finds the items that the user means with names.
public struct NameLookup: Sendable {
    private let console: Console
    /// The key of the word for the items, with a plural form.
    private let noun: String
    private let invocation: Invocation
    /// The policy with which names are found.
    private let cachePolicy: CachePolicy
    private let option: String?
    private let adviceForOwnItems: String?

    /// - Parameters:
    ///   - noun: The key of the word for the items, with a plural form, such as `location.noun`.
    ///   - option: The option whose value is the name; `nil` for an argument.
    ///   - adviceForOwnItems: The key of the advice if no item of the user matches; `nil` for items of the API.
    public init(
        noun: String, _ invocation: Invocation, _ console: Console, _ cachePolicy: CachePolicy,
        option: String? = nil, adviceForOwnItems: String? = nil
    ) {
        self.option = option
        self.adviceForOwnItems = adviceForOwnItems
        self.console = console
        self.noun = noun
        self.cachePolicy = cachePolicy
        self.invocation = invocation
    }

    /// Returns the identifier of the item that the user means with a name.
    ///
    /// If other items have the same name, a note has their identifiers.
    ///
    /// - Parameter find: Finds the items whose names match.
    /// - Throws: An error with the matches if the name can mean several items, or with the nearest names if no item
    ///   matches.
    public func key<Named: NamedItemContract>(
        named name: String, find: (CachePolicy) async throws -> NameMatches<Named>
    ) async throws -> ItemKey {
        let matches = try await console.whileLoading { _ in
            try await find(cachePolicy)
        }
        noteRemoteFailure(of: matches)
        switch matches.choice {
        case .one(let item, let namesakes):
            if !namesakes.isEmpty {
                let others = namesakes.map { "\($0.key)" }.joined(separator: ", ")
                console.note(SafeText("listing.name.namesakes %@ %@".localized(item.name, others)))
            }
            return item.key
        case .several(let items, let omitted):
            throw AmbiguousName(
                name: name, noun: noun, count: items.count + omitted, choices: Self.choices(items),
                correctedLine: items.first.map {
                    invocation.commandLine(with: "\($0.key)", inPlaceOf: name, option: option)
                } ?? "")
        case .none(let nearestNames):
            // A command for an item of the user can change or delete it, so it is not proposed with another name.
            let nearest = adviceForOwnItems == nil ? nearestNames.first : nil
            throw UnknownName(
                name: name, option: option, noun: noun, nearestNames: nearestNames,
                adviceWithoutNames: adviceForOwnItems
                    ?? (cachePolicy == .localFirst ? "listing.name.advice.none" : nil),
                proposal: nearest.map { invocation.commandLine(with: $0, inPlaceOf: name, option: option) })
        }
    }

    /// Prints a note if the API failed, except for a single item, whose fetch prints the failure.
    private func noteRemoteFailure<Named: NamedItemContract>(of matches: NameMatches<Named>) {
        guard let failure = matches.remoteFailure else { return }
        if case .one = matches.choice { return }
        let sentences = [failure.localizedText, "listing.name.local".localized()]
        console.note(SafeText(sentences.joined(separator: " ")))
    }

    /// Returns the values of an option without repetitions, with the identifier of the item in place of each name.
    ///
    /// - Parameters:
    ///   - value: Returns the value for an identifier.
    ///   - find: Finds the items whose names match.
    public func values<Value: Hashable>(
        of references: [ItemReference<Value>], value: (ItemKey) -> Value,
        find: (_ name: String, CachePolicy) async throws -> NameMatches<NamedItem>
    ) async throws -> [Value] {
        var values: [Value] = []
        for reference in references.withoutRepetition {
            switch reference {
            case .value(let given): values.append(given)
            case .name(let name):
                values.append(value(try await key(named: name) { try await find(name, $0) }))
            }
        }
        return values
    }

    private static func choices<Named: NamedItemContract>(_ items: [Named]) -> [String] {
        let shown = items.prefix(AmbiguousName.mostChoices)
        let width = shown.map { "\($0.key)".count }.max() ?? 0
        let texts = shown.map { [$0.name] + $0.distinctions }
        return zip(shown, texts).map { item, text in
            let identifier = "\(item.key)"
            let indentation = String(repeating: " ", count: width - identifier.count)
            let alike = zip(shown, texts).filter { $0.1 == text }.map(\.0.furtherDistinctions)
            let columns = text + differences(of: item.furtherDistinctions, from: alike)
            return indentation + identifier + "  " + columns.withoutRepetition.joined(separator: " · ")
        }
    }

    /// Returns the values that another item does not have at the same position.
    private static func differences(of values: [String], from others: [[String]]) -> [String] {
        values.enumerated().filter { position, value in
            others.contains { $0.indices.contains(position) && $0[position] != value }
        }.map(\.element)
    }
}
