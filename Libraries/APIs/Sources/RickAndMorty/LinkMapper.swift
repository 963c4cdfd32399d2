public import ChallengeCore
internal import ChallengeRepository

/// A mapper from an item's address to the identifier at its end; `nil` if the address has none.
public struct LinkMapper: MapperContract {
    public init() {}

    public func map(_ address: String) -> Int? {
        guard let slash = address.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let identifier = Int(address[address.utf8.index(after: slash)...])
        return identifier.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Returns the address of a path such as `character/1` on the public server.
    ///
    /// Links between items contain the address of the public server, also in responses of other servers.
    public func address(_ path: String) -> String { "\(APIConventions.rickAndMorty.address)/\(path)" }
}
