internal import ChallengeNetworking
public import ChallengeRepository

extension APIConventions {
    /// The conventions of a museum with offsets, without a total, with a key in the query, whose pages are smaller than
    /// requested.
    public static let museum = APIConventions(
        name: "museum", address: "https://museum.example/collection", pageSize: 50, pageSizeParameter: "limit",
        paging: .offset(parameter: "offset"), pageFields: PageFields(items: "objects", next: .link),
        missingItem: .member("status"), emptyList: .never, errors: ErrorBody(member: "status", message: "detail"),
        authorization: .query("api_key", variable: "MUSEUM_KEY"))
}
