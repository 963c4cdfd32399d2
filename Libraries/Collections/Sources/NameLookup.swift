public import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// Finds the items that the user means with names.
public struct NameLookup: Sendable {
    private let console: Console
    private let noun: Noun
    private let invocation: Invocation
    /// The policy with which names are found.
    private let cachePolicy: CachePolicy
    private let option: String?
    private let adviceForOwnItems: String?

    /// - Parameters:
    ///   - noun: The word for the items.
    ///   - option: The option whose value is the name; `nil` for an argument.
    ///   - adviceForOwnItems: The key of the advice if no item of the user matches; `nil` for items of the API.
    public init(
        noun: Noun, _ invocation: Invocation, _ console: Console, _ cachePolicy: CachePolicy,
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
    /// If other items match, a note names them. If several items can be meant, the user chooses one. If none matches, the
    /// user is asked whether the nearest name is meant, unless the command changes something.
    ///
    /// - Parameters:
    ///   - find: Finds the items that the name means.
    ///   - confirm: Asks the user about an item whose whole name is not typed, and returns `nil` if no user can
    ///     respond; without it, every item is taken.
    /// - Throws: An error with the matches if the name can mean several items and the user chooses none, or if no user can
    ///   confirm the item; with the nearest names if no item matches. A ``ReportedExit`` if the user does not confirm it.
    public func key<Named: NamedItemContract>(
        named name: String, confirm: ((Named) async throws -> Bool?)? = nil,
        find: (_ name: String, CachePolicy) async throws -> Fetched<RankedMatches<Named>>
    ) async throws -> ItemKey {
        let matches = try await console.whileLoading { _ in try await find(name, cachePolicy) }
        noteRemoteFailure(of: matches)
        switch matches.value.choice {
        case .one(let match, let others):
            if let confirm, match.rank > .wholeName {
                guard let isConfirmed = try await confirm(match.item) else {
                    throw ambiguity(of: name, matches.value.items, matches.value.omitted)
                }
                if !isConfirmed { throw ReportedExit(exitCode: .ok) }
            }
            note(others, matches.value.omitted)
            return match.item.key
        case .several(let items, let omitted):
            let chooser = Chooser(named: name, noun, items, omitted: omitted, texts: Self.choices(items))
            if let key = try await console.chosenKey(with: chooser) { return key }
            throw ambiguity(of: name, items, omitted)
        case .none(let nearestNames):
            // A command for an item of the user can change or delete it, so it is not proposed with another name.
            let nearest = adviceForOwnItems == nil ? nearestNames.first : nil
            if let nearest, confirm == nil, try await console.accepts(name: nearest) {
                return try await key(named: nearest, confirm: { _ in true }, find: find)
            }
            throw CommandError.unknownName(
                name, option: option, noun: noun, nearestNames: nearestNames,
                adviceWithoutNames: adviceForOwnItems
                    ?? (cachePolicy == .localFirst ? "listing.name.advice.none" : nil),
                proposal: nearest.map { invocation.commandLine(with: $0, inPlaceOf: name, option: option) })
        }
    }

    private func ambiguity<Named: NamedItemContract>(
        of name: String, _ items: [Named], _ omitted: Int
    ) -> CommandError {
        .ambiguousName(
            name, noun: noun, count: items.count + omitted,
            choices: Self.choices(Array(items.prefix(CommandError.mostChoices))),
            correctedLine: items.first.map {
                invocation.commandLine(with: "\($0.key)", inPlaceOf: name, option: option)
            } ?? "")
    }

    /// Prints a note with the first of the other matches.
    private func note<Named: NamedItemContract>(_ others: [Named], _ omitted: Int) {
        if others.isEmpty { return }
        let (names, rest) = Self.first(of: others, omitted: omitted)
        console.note(
            SafeText(
                rest == 0
                    ? "listing.name.others %@".localized(names)
                    : "listing.name.othersAndMore %@ %@".localized(names, "\(rest)")))
    }

    /// Returns the names of the first three items, and the number of the others.
    private static func first<Named: NamedItemContract>(
        of items: [Named], omitted: Int
    ) -> (names: String, rest: Int) {
        let names = items.prefix(3).map { "\($0.name) (\($0.key))" }.joined(separator: ", ")
        return (names, items.count + omitted - min(3, items.count))
    }

    /// Prints a note if the API failed, except for a single item, whose fetch prints the failure.
    private func noteRemoteFailure<Named>(of matches: Fetched<RankedMatches<Named>>) {
        guard let failure = matches.remoteFailure else { return }
        if case .one = matches.value.choice { return }
        let sentences = [failure.localizedText, "listing.name.local".localized()]
        console.note(SafeText(sentences.joined(separator: " ")))
    }

    /// Returns the values of an option without repetitions, with the identifier of the item in place of each name.
    ///
    /// - Parameters:
    ///   - takesAll: `true` if a name can mean several items.
    ///   - value: Returns the value for an identifier.
    ///   - find: Finds the items that a name means.
    func values<Value: Hashable>(
        of references: [ItemReference<Value>], takingAll takesAll: Bool = false, value: (ItemKey) -> Value,
        find: (_ name: String, CachePolicy) async throws -> Fetched<RankedMatches<NamedItem>>
    ) async throws -> [Value] {
        var values: [Value] = []
        for reference in references.withoutRepetition {
            switch reference {
            case .value(let given): values.append(given)
            case .name(let name) where takesAll: values += try await keys(named: name, find: find).map(value)
            case .name(let name): values.append(value(try await key(named: name, find: find)))
            }
        }
        return takesAll ? values.withoutRepetition : values
    }

    /// Returns the identifiers of the items with the name, or else of all items with its words in their names; a note
    /// names several ones.
    private func keys(
        named name: String, find: (_ name: String, CachePolicy) async throws -> Fetched<RankedMatches<NamedItem>>
    ) async throws -> [ItemKey] {
        let matches = try await console.whileLoading { _ in try await find(name, cachePolicy) }.value.matches
        let exact = matches.filter { $0.rank <= .wholeName }
        let items = (exact.isEmpty ? matches.filter { $0.rank <= .beginnings } : exact).map(\.item)
        guard let first = items.first else { return [try await key(named: name, find: find)] }
        if items.count == 1 { return [first.key] }
        let (names, rest) = Self.first(of: items, omitted: 0)
        console.note(
            SafeText(
                rest == 0
                    ? "listing.name.all %@ %lld %@".localized(name, items.count, names)
                    : "listing.name.allAndMore %@ %lld %@ %@".localized(name, items.count, names, "\(rest)")))
        return items.map(\.key)
    }

    /// Returns a line for each item: its identifier, its name, and the values that tell it apart.
    private static func choices<Named: NamedItemContract>(_ items: [Named]) -> [String] {
        let width = items.map { "\($0.key)".count }.max() ?? 0
        let texts = items.map { [$0.name] + $0.distinctions }
        let alike = Dictionary(grouping: zip(items, texts), by: \.1).mapValues { $0.map(\.0.furtherDistinctions) }
        return zip(items, texts).map { item, text in
            let identifier = "\(item.key)"
            let indentation = String(repeating: " ", count: width - identifier.count)
            let columns = text + differences(of: item.furtherDistinctions, from: alike[text, default: []])
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

extension CollectionContext {
    /// Returns the values of an option for items of another collection, without repetitions; an identifier takes the
    /// place of each name.
    ///
    /// - Parameters:
    ///   - takesAll: `true` if a name can mean several items.
    ///   - value: Returns the value for an identifier.
    public func values<Value: Hashable>(
        of option: Option<[ItemReference<Value>]>, ofKind kind: String, takingAll takesAll: Bool = false,
        _ invocation: Invocation, _ console: Console, value: (ItemKey) -> Value
    ) async throws -> [Value] {
        guard let references = invocation[option], let items = items(ofKind: kind) else { return [] }
        let lookup = NameLookup(noun: "\(kind).noun", invocation, console, cachePolicy, option: option.name)
        return try await lookup.values(
            of: references, takingAll: takesAll, value: value,
            find: { try await items.search.items(.named($0), $1) })
    }
}
