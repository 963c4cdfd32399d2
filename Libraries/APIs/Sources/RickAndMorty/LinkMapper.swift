public import ChallengeCore
internal import ChallengeRepository

/// A mapper from an item's address to the identifier at its end; `nil` if the address has none.
public struct LinkMapper: MapperContract {
    public init() {}

    public func map(_ address: String) -> Int? { identifier(in: address) }

    /// Returns the identifier, without percent escapes, of an address with or without a slash at its end.
    public func identifier<ID: ItemIdentifier>(in address: String) -> ID? {
        let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let end = path.last == UInt8(ascii: "/") ? path.dropLast() : path
        guard let slash = end.lastIndex(of: UInt8(ascii: "/")),
            let text = String(Substring(end[end.index(after: slash)...])).percentDecoded
        else { return nil }
        let identifier = ID(.text(text))
        return identifier.isValid ? identifier : nil
    }

    /// Returns the address of a path such as `character/1` on the public server.
    ///
    /// Links between items contain the address of the public server, also in responses of other servers.
    public func address(_ path: String) -> String { "\(APIConventions.rickAndMorty.address)/\(path)" }
}
