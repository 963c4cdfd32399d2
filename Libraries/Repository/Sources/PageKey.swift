internal import ChallengeCore

/// A page of a list: its number, and the criteria of the list.
///
/// Two keys are equal if the API cannot tell their lists apart: it ignores the case of the criteria.
public struct PageKey: Sendable {
    public let page: Int
    public let criteria: [Criterion]

    public init(page: Int, criteria: [Criterion] = []) {
        self.page = page
        self.criteria = criteria
    }

    /// The key as text, in which each value follows its length, so that no value can contain another criterion.
    var text: String {
        let criteria = criteria.map { criterion in
            let value = criterion.value.lowercased()
            return "\(criterion.name)=\(value.utf8.count):\(value)"
        }
        return (["page=\(page)"] + criteria).joined(separator: "&")
    }
}

extension PageKey: Hashable {
    /// Compares bytes, which takes linear time for every text.
    public static func == (left: PageKey, right: PageKey) -> Bool { left.text.hasBytes(of: right.text) }

    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

/// A condition for the items of a list: their text of this name contains the value, in any case.
public struct Criterion: Hashable, Sendable {
    /// The name that the API has for it.
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

extension [Criterion] {
    /// Creates a criterion for each value that is not `nil`.
    public init(_ values: KeyValuePairs<String, String?>) {
        self = values.compactMap { name, value in value.map { Criterion(name, $0) } }
    }
}
