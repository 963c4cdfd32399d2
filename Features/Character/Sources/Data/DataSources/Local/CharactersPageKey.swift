/// Which page of which list.
struct CharactersPageKey: Hashable, Sendable {
    let page: Int
    let filter: CharactersFilter

    /// The key as text: lists that the API cannot tell apart, because it ignores case, have the same.
    ///
    /// Values are preceded by their length, so that nothing typed into one can look like another.
    var text: String {
        let criteria = filter.criteria.map { criterion in
            let value = criterion.value.lowercased()
            return "\(criterion.name)=\(value.utf8.count):\(value)"
        }
        return (["page=\(page)"] + criteria).joined(separator: "&")
    }
}
