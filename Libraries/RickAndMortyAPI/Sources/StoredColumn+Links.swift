public import ChallengeRepository

extension StoredColumn where Value == Int? {
    /// A link to another item: an address in a response, an identifier in storage; `nil` if the address has none.
    public static func link(_ name: String, _ get: @escaping @Sendable (Item) -> Int?) -> StoredColumn {
        StoredColumn(
            name, get, format: "link", from: { (address: String?) in address.flatMap(LinkMapper().map) },
            text: { $0.map { "\($0)" } ?? "" }, value: { Int($0) })
    }
}

extension StoredColumn where Value == [Int] {
    /// Links to other items: addresses in a response, identifiers such as `1-3,7` in storage.
    public static func links(
        _ name: String, _ get: @escaping @Sendable (Item) -> [Int], _ uses: ColumnUse...
    ) -> StoredColumn {
        StoredColumn(
            name, get, uses, format: "links", from: { (addresses: [String]) in addresses.compactMap(LinkMapper().map) },
            text: { NumberRanges(numbers: $0).text }, value: { NumberRanges(text: $0[...]).numbers })
    }
}
