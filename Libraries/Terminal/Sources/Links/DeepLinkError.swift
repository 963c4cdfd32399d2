internal import ChallengeResources

/// The reason why a link means no command line.
public enum DeepLinkError: PresentableError, Equatable {
    /// The link exceeds ``DeepLink/mostBytes`` or ``DeepLink/mostFilters``.
    case tooLong
    case otherScheme(String, expected: String)
    /// The link has too many parts, or an invalid percent-encoding.
    case malformed(String)
    case unsafeCharacters(String)
    case unknownCommand(String, available: [String])
    case unknownIdentifier(String, of: String)
    /// The link of a list has an identifier.
    case unexpectedIdentifier(String, of: String, item: String)
    /// The command does not have this filter.
    ///
    /// An empty `available` means that it has no filters.
    case unknownFilter(String, of: String, available: [String])

    public var message: String {
        switch self {
        case .tooLong:
            "terminal.link.tooLong %@ %@".localized("\(DeepLink.mostBytes / 1024)", "\(DeepLink.mostFilters)")
        case .otherScheme(let link, let expected): "terminal.link.otherScheme %@ %@".localized(link, expected)
        case .malformed(let link): "terminal.link.malformed %@".localized(link)
        case .unsafeCharacters(let link): "terminal.link.unsafe %@".localized(link)
        case .unknownCommand(let name, let available):
            "terminal.link.unknownCommand %@ %@".localized(name, available.joined(separator: ", "))
        case .unknownIdentifier(let identifier, let item):
            "terminal.link.unknownIdentifier %@ %@".localized(identifier, item)
        case .unexpectedIdentifier(let identifier, let list, let item):
            "terminal.link.unexpectedIdentifier %@ %@ %@".localized(identifier, list, item)
        case .unknownFilter(let name, let item, []): "terminal.link.noFilters %@ %@".localized(name, item)
        case .unknownFilter(let name, let list, let available):
            "terminal.link.unknownFilter %@ %@ %@".localized(name, list, available.joined(separator: ", "))
        }
    }

    public var exitCode: ExitCode { .usage }
}
