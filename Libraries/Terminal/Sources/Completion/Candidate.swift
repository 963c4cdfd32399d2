internal import ChallengeResources

/// A value that can complete the word at the cursor.
public struct Candidate: Sendable, Equatable {
    public let value: String

    /// The text beside the value in a list of candidates, in the current language; empty if there is none.
    public let description: String

    public init(_ value: String, description: String = "") {
        self.value = value
        self.description = description
    }

    /// Returns `true` if the value starts with the text, ignoring case.
    func starts(with text: String) -> Bool { value.starts(withText: text) }
}

extension String {
    /// Returns `true` if the text starts with the other one, ignoring case.
    public func starts(withText text: String) -> Bool {
        text.isEmpty || lowercased().utf8.starts(with: text.lowercased().utf8)
    }
}

/// A source of candidates for an argument or option, whose values are data of the program.
///
/// It reads only what is on this machine, because completing a word must take less time than a keystroke.
public struct CandidateSource: Sendable {
    /// The largest number of candidates in a reply, apart from the alphabetically first and last ones, which are added to
    /// it.
    public static let maximumCandidates = 200

    /// The word at the cursor, with the command line before it.
    public struct Request: Sendable {
        /// The parsed options and arguments before the cursor, without invalid ones.
        public let invocation: Invocation

        /// The earlier words of the same argument.
        public let earlierWords: [String]

        /// The word at the cursor; for a list, its last element.
        public let text: String

        /// Returns the request without the first of the earlier words, such as the kind of the other ones.
        public func droppingFirstWord() -> Request {
            Request(invocation: invocation, earlierWords: Array(earlierWords.dropFirst()), text: text)
        }
    }

    package let find: @Sendable (Request) async throws -> [Candidate]

    /// `true` if a candidate can be the beginning of a value, behind which the shell inserts no space.
    let includesPrefixes: Bool

    /// `true` if the candidates for an empty word are all values that the items have, so that a filter with another
    /// value finds nothing.
    let listsAllValues: Bool

    /// `true` if a filter includes the items with a value of which its text is a part.
    let matchesParts: Bool

    /// - Parameter find: Returns the candidates; those that do not start with the text are ignored.
    public init(
        includesPrefixes: Bool = false, listsAllValues: Bool = false, matchesParts: Bool = false,
        find: @escaping @Sendable (Request) async throws -> [Candidate]
    ) {
        self.includesPrefixes = includesPrefixes
        self.listsAllValues = listsAllValues
        self.matchesParts = matchesParts
        self.find = find
    }
}

extension ValueForm {
    /// The spellings to choose from, with their descriptions.
    public var candidates: [Candidate] { expectation.choices.map(candidate) }

    /// Returns the candidate for a spelling.
    func candidate(_ spelling: String) -> Candidate {
        Candidate(spelling, description: descriptions()[untranslated(spelling).lowercased()]?.localized() ?? "")
    }
}
