/// A recent search as it is stored.
struct RecentSearchDTO: Sendable, Equatable {
    let kind: String
    let text: String
    let command: String
}
