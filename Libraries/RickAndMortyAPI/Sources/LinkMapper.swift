public import ChallengeCore
internal import ChallengeRepository

/// Maps the address of an item to the identifier at its end; an empty or foreign address has none.
public struct LinkMapper: MapperContract {
    public init() {}

    public func map(_ address: String) -> Int? {
        guard let slash = address.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let identifier = Int(address[address.utf8.index(after: slash)...])
        return identifier.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Returns the address that the API gives to an item, such as `character/1`.
    ///
    /// Links between items name the public server, on every server.
    public func address(_ path: String) -> String { "\(APIConventions.rickAndMorty.address)/\(path)" }
}
