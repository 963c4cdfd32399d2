public import ChallengeCore

/// A collection of the snapshot.
public protocol SnapshotDataSourceContract<Item>: BundledItemsContract where Item: ItemDTO {
    /// Returns `nil` if a criterion is unknown or the page is after the last one.
    func getPage(_ key: PageKey) async -> Bundled<PageDTO<Item>>?
}

extension SnapshotDataSourceContract {
    /// Returns one item, which is not read yet.
    public func item(_ identifier: Item.ID) -> BundledValue<Item> {
        BundledValue { await getItems(identifiers: [identifier]).first }
    }

    /// Returns one page, which is not read yet.
    public func page(_ key: PageKey) -> BundledValue<PageDTO<Item>> { BundledValue { await getPage(key) } }
}
