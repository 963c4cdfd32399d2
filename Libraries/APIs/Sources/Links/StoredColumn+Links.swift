internal import ChallengeCore
public import ChallengeRepository

extension StoredColumn {
    /// Links to other items: addresses or identifiers in a response, in a list or a single one; identifiers such as
    /// `1-3,7` in storage.
    public static func links(_ name: String, _ property: Property<[Int]>, _ uses: ColumnUse...) -> StoredColumn {
        StoredColumn(
            name, property, uses, format: "links", decode: identifiers, text: { NumberRanges(numbers: $0).text },
            value: { NumberRanges(text: $0[...]).numbers }, filterTexts: { $0.map(\.description) })
    }

    /// Links to items whose identifiers are texts.
    public static func links(_ name: String, _ property: Property<[String]>, _ uses: ColumnUse...) -> StoredColumn {
        StoredColumn(
            name, property, uses, format: [String].storedFormat, decode: identifiers, text: { $0.storedText },
            value: { [String](storedText: $0) }, filterTexts: { $0 })
    }

    private static func identifiers<ID: ItemIdentifier>(_ members: MemberContainer, _ path: String) throws -> [ID] {
        try members.words(at: path).compactMap(LinkMapper().identifier)
    }
}
