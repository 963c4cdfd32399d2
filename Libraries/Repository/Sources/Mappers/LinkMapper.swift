public import ChallengeCore

/// Finds in an address of the API the identifier that it ends in; an empty or foreign address has none.
public struct LinkMapper: MapperContract {
    public init() {}

    public func map(_ address: String) -> Int? {
        guard let slash = address.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let identifier = Int(address[address.utf8.index(after: slash)...])
        return identifier.flatMap { $0 > 0 ? $0 : nil }
    }
}
