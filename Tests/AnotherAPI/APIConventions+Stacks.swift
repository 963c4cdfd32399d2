internal import ChallengeNetworking
public import ChallengeRepository

extension APIConventions {
    /// The conventions of a library with offsets, arrays as pages, and the next page in a header.
    public static let stacks = APIConventions(
        name: "stacks", address: "https://stacks.example/library", pageSize: 5, pageSizeParameter: "size",
        paging: .offset(parameter: "start"), pageFields: PageFields(items: nil, next: .link),
        missingItem: .member("fault"), emptyList: .never)
}
