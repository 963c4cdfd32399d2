internal import ChallengeNetworking
public import ChallengeRepository

extension APIConventions {
    /// The conventions of the Rick and Morty API.
    ///
    /// Its filters match any part of a text. Only a value that begins with `male` must match at the start of the text,
    /// because `female` contains `male`.
    public static let rickAndMorty = APIConventions(
        name: "rick-and-morty",
        address: "https://rickandmortyapi.com/api",
        pageSize: 20,
        paging: .numbered(parameter: "page"),
        pageFields: PageFields(
            items: "results", count: "info.count", pages: "info.pages", next: "info.next", previous: "info.prev"),
        several: SeveralItems { path, identifiers in Endpoint("\(path)/[\(identifiers.joined(separator: ","))]") },
        missingItem: .texts(with: "error"), emptyList: .texts(with: "error"),
        anchoredFilterPrefixes: ["male"])
}
