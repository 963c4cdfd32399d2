/// A query over all rows of a complete collection: the criteria of the API, lists that contain texts, and an order.
public struct RowQuery: Hashable, Sendable {
    /// A condition: the list in the column contains all of the texts.
    public struct Membership: Hashable, Sendable {
        public let column: String
        public let texts: [String]

        public init(_ column: String, containsAll texts: [String]) {
            self.column = column
            self.texts = texts
        }
    }

    /// An order of the rows.
    ///
    /// Rows that are equal in it are in the order of their identifiers.
    public struct Order: Hashable, Sendable {
        public enum Value: Hashable, Sendable {
            /// The value in the column; upper and lower case are equal.
            case value(column: String)
            /// The number of texts of the list in the column.
            case count(column: String)
        }

        public let value: Value
        public let isDescending: Bool

        public init(_ value: Value, isDescending: Bool = false) {
            self.value = value
            self.isDescending = isDescending
        }
    }

    public let criteria: [Criterion]
    public let memberships: [Membership]
    public let order: [Order]

    public init(criteria: [Criterion] = [], memberships: [Membership] = [], order: [Order] = []) {
        self.criteria = criteria
        self.memberships = memberships
        self.order = order
    }
}
