/// The query in the language of FTS5.
extension SearchQuery {
    /// The weight of a word in the name; a word in another column has the weight 1.
    static let weightOfName = 10.0

    /// `true` if no alternative requires a word, so that no match is better than another.
    var hasOnlyExclusions: Bool { requiredTerms.isEmpty }

    /// The terms that rows are ranked by, in the order of the expression.
    var indexTerms: [Term] { alternatives.flatMap(\.indexTerms) }

    /// The expression for `MATCH`.
    ///
    /// The words consist of letters and digits, so they need no escapes.
    var matchExpression: String {
        alternatives.map { "(\($0.expression))" }.joined(separator: " OR ")
    }
}

extension SearchQuery.Alternative {
    /// The required terms, or the word of every text if there are none.
    var indexTerms: [SearchQuery.Term] {
        required.isEmpty
            ? [SearchQuery.Term(words: [SearchableText.wordOfEveryText], isPrefix: false)] : required
    }

    fileprivate var expression: String {
        let wanted = indexTerms.map(\.expression).joined(separator: " AND ")
        if excluded.isEmpty { return wanted }
        return "(\(wanted)) NOT (\(excluded.map(\.expression).joined(separator: " OR ")))"
    }
}

extension SearchQuery.Term {
    fileprivate var expression: String {
        place.expression + "\"\(words.joined(separator: " "))\"" + (isPrefix ? " *" : "")
    }
}

extension SearchQuery.Term.Place {
    fileprivate var expression: String {
        switch self {
        case .anyColumn: ""
        case .name: "text0 : "
        case .startOfName: "text0 : ^ "
        }
    }
}
