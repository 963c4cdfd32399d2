internal import ChallengeCore
public import ChallengeRepository

extension StoredColumn {
    /// A link to another item: an address in a response, an identifier in storage; `nil` if the address has none.
    public static func link(_ name: String, _ property: Property<Int?>) -> StoredColumn {
        StoredColumn(
            name, property, format: "link", decode: identifier, text: { $0.map { "\($0)" } ?? "" }, value: { Int($0) })
    }

    /// A link to an item whose identifier is a text.
    public static func link(_ name: String, _ property: Property<String?>) -> StoredColumn {
        StoredColumn(
            name, property, format: "text link", decode: identifier, text: { $0 ?? "" },
            value: { $0.isEmpty ? nil : $0 })
    }

    /// Links to other items: addresses in a response, identifiers such as `1-3,7` in storage.
    public static func links(_ name: String, _ property: Property<[Int]>, _ uses: ColumnUse...) -> StoredColumn {
        StoredColumn(
            name, property, uses, format: "links", decode: identifiers, text: { NumberRanges(numbers: $0).text },
            value: { NumberRanges(text: $0[...]).numbers })
    }

    /// Links to items whose identifiers are texts.
    public static func links(_ name: String, _ property: Property<[String]>, _ uses: ColumnUse...) -> StoredColumn {
        StoredColumn(
            name, property, uses, format: [String].storedFormat, decode: identifiers, text: { $0.storedText },
            value: { [String](storedText: $0) }, filterTexts: { $0 })
    }

    private static func identifier<ID: ItemIdentifier>(_ members: MemberContainer, _ path: String) throws -> ID? {
        (try members.value(at: path, or: nil) as String?).flatMap(LinkMapper().identifier)
    }

    private static func identifiers<ID: ItemIdentifier>(_ members: MemberContainer, _ path: String) throws -> [ID] {
        (try members.value(at: path, or: []) as [String]).compactMap(LinkMapper().identifier)
    }
}
