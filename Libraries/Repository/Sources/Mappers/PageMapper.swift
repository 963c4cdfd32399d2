public import ChallengeCore

/// Maps a page of the API, which does not contain its own number.
public struct PageMapper<Items: MapperContract>: MapperContract where Items.Input: ItemDTO {
    private let items: Items

    public init(items: Items) {
        self.items = items
    }

    public func map(_ input: (page: PageDTO<Items.Input>, number: Int)) -> Page<Items.Output> {
        Page(
            number: input.number, pages: input.page.info.pages, count: input.page.info.count,
            items: input.page.results.map(items.map), dropped: input.page.dropped)
    }
}
