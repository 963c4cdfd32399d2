public import ChallengeRepository

extension StoredColumn {
    /// A link to another item: an address in a response, an identifier in storage; `nil` if the address has none.
    public static func link(_ name: String, _ property: Property<Int?>) -> StoredColumn {
        StoredColumn(
            name, property, format: "link",
            decode: { members, path in (try members.value(at: path) as String?).flatMap(LinkMapper().map) },
            text: { $0.map { "\($0)" } ?? "" }, value: { Int($0) })
    }

    /// Links to other items: addresses in a response, identifiers such as `1-3,7` in storage.
    public static func links(_ name: String, _ property: Property<[Int]>, _ uses: ColumnUse...) -> StoredColumn {
        StoredColumn(
            name, property, uses, format: "links",
            decode: { members, path in (try members.value(at: path) as [String]).compactMap(LinkMapper().map) },
            text: { NumberRanges(numbers: $0).text }, value: { NumberRanges(text: $0[...]).numbers })
    }
}
