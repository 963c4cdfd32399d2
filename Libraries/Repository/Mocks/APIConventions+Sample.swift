internal import ChallengeNetworking
public import ChallengeRepository

extension APIConventions {
    /// The conventions of an API that only tests use, so that they do not depend on the API of the product.
    public static let sample = APIConventions(
        name: "sample",
        address: "https://sample.example/api",
        pageSize: 20,
        paging: .numbered(parameter: "page"),
        pageFields: PageFields(
            items: "results", count: "info.count", pages: "info.pages", next: "info.next", previous: "info.prev"),
        several: SeveralItems { path, identifiers in Endpoint("\(path)/[\(identifiers.joined(separator: ","))]") },
        missingItem: .texts(with: "error"), emptyList: .texts(with: "error"),
        anchoredFilterPrefixes: ["male"])
}
