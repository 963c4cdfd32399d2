internal import ChallengeResources

/// The reasons why a link means no command line.
extension CommandError {
    /// The link exceeds ``DeepLink/mostBytes`` or ``DeepLink/mostFilters``.
    static var tooLong: CommandError {
        CommandError("terminal.link.tooLong %@ %@".localized("\(DeepLink.mostBytes / 1024)", "\(DeepLink.mostFilters)"))
    }

    static func otherScheme(_ link: String, expected: String) -> CommandError {
        CommandError("terminal.link.otherScheme %@ %@".localized(link, expected))
    }

    /// The link has too many parts, or an invalid percent-encoding.
    static func malformed(_ link: String) -> CommandError {
        CommandError("terminal.link.malformed %@".localized(link))
    }

    static func unsafeCharacters(_ link: String) -> CommandError {
        CommandError("terminal.link.unsafe %@".localized(link))
    }

    static func unknownCommand(_ name: String, available: [String]) -> CommandError {
        CommandError("terminal.link.unknownCommand %@ %@".localized(name, available.joined(separator: ", ")))
    }

    static func unknownIdentifier(_ identifier: String, of item: String) -> CommandError {
        CommandError("terminal.link.unknownIdentifier %@ %@".localized(identifier, item))
    }

    /// The link of a list has an identifier.
    static func unexpectedIdentifier(_ identifier: String, of list: String, item: String) -> CommandError {
        CommandError("terminal.link.unexpectedIdentifier %@ %@ %@".localized(identifier, list, item))
    }

    /// The command does not have this filter; an empty `available` means that it has none.
    static func unknownFilter(_ name: String, of list: String, available: [String]) -> CommandError {
        CommandError(
            available.isEmpty
                ? "terminal.link.noFilters %@ %@".localized(name, list)
                : "terminal.link.unknownFilter %@ %@ %@".localized(
                    name, list, available.joined(separator: ", ")))
    }
}
