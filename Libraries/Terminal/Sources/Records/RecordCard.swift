public import ChallengeCore

/// The values of a single record for a browser.
public struct RecordCard: Sendable {
    /// A value with its title.
    public struct Line: Sendable {
        public let title: SafeText
        public let value: SafeText
        /// The items to which the value refers; `nil` for other values.
        public let link: ItemLink?
        /// `true` if the value is a list of identifiers.
        public let isList: Bool

        public init(title: SafeText, value: SafeText, link: ItemLink? = nil, isList: Bool = false) {
            self.title = title
            self.value = value
            self.link = link
            self.isList = isList
        }
    }

    public let title: SafeText
    public let lines: [Line]

    public init(title: SafeText, lines: [Line]) {
        self.title = title
        self.lines = lines
    }
}
