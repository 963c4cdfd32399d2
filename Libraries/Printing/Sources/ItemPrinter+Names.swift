public import ChallengeCore
internal import ChallengeResources
internal import ChallengeTerminal

extension ItemPrinter {
    /// Returns the identifier of the item that the user means with a name.
    ///
    /// If other items have the same name, a note has their identifiers.
    ///
    /// - Parameters:
    ///   - cachePolicy: The policy with which names are found.
    ///   - details: Returns the values that tell items with similar names apart.
    ///   - find: Finds the items whose names match.
    /// - Throws: An error with the matches if several items can be meant, or with the nearest names if there is none.
    public func identifier<Named: NamedItemContract>(
        named name: String, _ cachePolicy: CachePolicy, details: (Named) -> [String],
        find: () async throws -> NameMatches<Named>
    ) async throws -> Named.ID {
        switch try await fetching(find).choice {
        case .one(let item, let namesakes):
            if !namesakes.isEmpty {
                let others = namesakes.map { "\($0.id)" }.joined(separator: ", ")
                console.note(SafeText("listing.name.namesakes %@".localized(others)))
            }
            return item.id
        case .several(let items, let omitted):
            let shown = items.prefix(AmbiguousName.mostChoices)
            let width = shown.map { "\($0.id)".count }.max() ?? 0
            throw AmbiguousName(
                name: name, noun: noun, count: items.count + omitted,
                choices: shown.map { item in
                    let identifier = "\(item.id)"
                    let indentation = String(repeating: " ", count: width - identifier.count)
                    return ([indentation + identifier + "  " + item.name] + details(item)).joined(separator: " · ")
                },
                firstIdentifier: items.first.map { "\($0.id)" } ?? "", path: invocation.path)
        case .none(let nearestNames):
            throw UnknownName(
                name: name, noun: noun, nearestNames: nearestNames, isFromThisMachine: cachePolicy == .localFirst)
        }
    }
}

/// The error for a name that several items have.
struct AmbiguousName: PresentableError {
    /// The largest number of items in the message.
    static let mostChoices = 10

    let name: String
    /// The key of the word for the items, with a plural form.
    let noun: String
    let count: Int
    let choices: [String]
    let firstIdentifier: String
    /// The path of the command.
    let path: [String]

    var message: String { "listing.name.several %@ %@ %@".localized(name, "\(count)", noun.localized(count)) }

    var advice: String? {
        let advice = "listing.name.advice %@".localized((path + [firstIdentifier]).joined(separator: " "))
        let others = count - choices.count
        return others > 0 ? "listing.name.more %lld".localized(others) + " " + advice : advice
    }

    var exitCode: ExitCode { .notFound }
}

/// The error for a name that no item has.
struct UnknownName: PresentableError {
    let name: String
    /// The key of the word for the items, with a plural form.
    let noun: String
    let nearestNames: [String]
    /// `true` if the API was not asked.
    let isFromThisMachine: Bool

    var message: String { "listing.name.none %@ %@".localized(noun.localized(1), name) }

    var advice: String? {
        if !nearestNames.isEmpty { return "listing.name.nearest %@".localized(nearestNames.joined(separator: ", ")) }
        return isFromThisMachine ? "listing.name.advice.none".localized() : nil
    }

    var exitCode: ExitCode { .notFound }
}
