internal import ChallengeCore
public import ChallengeTerminal

/// The option that prints the links of items or of a list, which `challenge open` reads, in place of the records.
public enum LinkOption {
    public static let link = Flag("link", help: "listing.option.link")

    /// Throws a usage error for an option that selects a format, fields or a part of a list, because links have none of
    /// these.
    static func refuseOtherOptions(_ invocation: Invocation) throws(UsageError) {
        let others = [
            invocation[StandardOptions.format].map { _ in invocation.typedName(of: StandardOptions.format) },
            invocation[StandardOptions.fields].map { _ in StandardOptions.fields.name },
            invocation.has(StandardOptions.allFields) ? StandardOptions.allFields.name : nil,
            invocation.pagingOption,
        ]
        if let other = others.compactMap(\.self).first {
            throw UsageError(.exclusiveOptions("--" + link.name, "--" + other), in: invocation.path)
        }
    }
}

extension Invocation {
    /// Returns the link of an item that this command prints.
    func link(identifier: String) -> DeepLink {
        DeepLink(scheme: path[0], command: path.count > 1 ? path[1] : "", identifier: identifier)
    }

    /// The link of the list that this command prints, with its filters.
    var linkOfList: DeepLink { DeepLink(scheme: path[0], command: path.count > 1 ? path[1] : "", filters: optionTexts) }
}
