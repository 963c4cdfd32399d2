public import ChallengeCore

/// A mapper from a link, which is an item's address or its identifier, to the identifier; `nil` if the link has none.
public struct LinkMapper: MapperContract {
    public init() {}

    public func map(_ link: String) -> Int? { identifier(in: link) }

    /// Returns the last segment, without percent escapes, of an address with or without a slash at its end, or a text
    /// without a slash as it is.
    public func identifier<ID: ItemIdentifier>(in link: String) -> ID? {
        let path = link.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let end = path.last == UInt8(ascii: "/") ? path.dropLast() : path
        let slash = end.lastIndex(of: UInt8(ascii: "/"))
        let text: String? =
            if let slash {
                String(Substring(end[end.index(after: slash)...])).percentDecoded
            } else {
                String(Substring(end))
            }
        guard let text, case let identifier = ID(.text(text)), identifier.isValid else { return nil }
        return identifier
    }
}
