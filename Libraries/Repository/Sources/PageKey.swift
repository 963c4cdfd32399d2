/// Which page of which list.
public struct PageKey: Hashable, Sendable {
    public let page: Int
    public let criteria: [Criterion]

    public init(page: Int, criteria: [Criterion] = []) {
        self.page = page
        self.criteria = criteria
    }

    /// The key as text: lists that the API cannot tell apart, because it ignores case, have the same.
    ///
    /// Values are preceded by their length, so that nothing typed into one can look like another.
    var text: String {
        let criteria = criteria.map { criterion in
            let value = criterion.value.lowercased()
            return "\(criterion.name)=\(value.utf8.count):\(value)"
        }
        return (["page=\(page)"] + criteria).joined(separator: "&")
    }

    /// The text to look the page up in memory: hashing bytes takes linear time, whatever was typed.
    var bytes: [UInt8] { Array(text.utf8) }
}

/// What all things of a list have in common: the value is part of theirs, whatever its case.
public struct Criterion: Hashable, Sendable {
    /// As the API calls it.
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

extension [Criterion] {
    /// Those of the named values that are given.
    public init(_ values: KeyValuePairs<String, String?>) {
        self = values.compactMap { name, value in value.map { Criterion(name, $0) } }
    }
}
