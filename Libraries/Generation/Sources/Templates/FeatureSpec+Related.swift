internal import ChallengeCore

/// The template values for the links to items of other features.
extension FeatureSpec {
    var relatedTexts: [String: String] {
        [
            "relatedLinks": list(related) { "\($0.name)Link" },
            "relatedMock": related.isEmpty ? "" : ", related: \(noun.type)RelatedNamesMock().names",
            "relatedNames": related.isEmpty ? "" : ", related: related.names",
            "relatedLine": related.map { "--\($0.optionName)" }.joined(separator: " "),
            "sessionPolicy": repository == .cached(.configurable) ? ", cachePolicy: session.cachePolicy" : "",
        ]
    }

    /// Returns the values for the template lines that are repeated for each link.
    func relatedValues(at index: Int, _ spanish: [String: String]) -> TemplateValues {
        let field = fields[index]
        let target = Noun(type: field.target ?? "")
        let isLast = field == related.last
        return fieldValues(at: index, spanish).merging(
            TemplateValues(
                texts: [
                    "linked": field.linkedIdentifiers, "one": target.words, "many": target.pluralWords,
                    "fieldWords": field.words, "spanishField": field.heading(in: spanish).lowercased(),
                    "linkedExample": field.linkedExample, "namedExample": field.namedExample { "\"Name \($0)\"" },
                    "unnamedExample": field.namedExample { _ in "null" },
                    "linkedNoun": field.isLinkToSeveral ? target.pluralWords : target.words,
                    "relatedComma": isLast ? "" : ",",
                ],
                flags: ["isList": field.type.isList]))
    }
}

extension FieldSpec {
    /// An expression for the identifiers of the items to which an item links.
    var linkedIdentifiers: String {
        if type.isList { return "$0.\(name)\(isOptional ? " ?? []" : "")" }
        return "[$0.\(name)].compactMap(\\.self)"
    }

    /// `true` if the example has several links.
    fileprivate var isLinkToSeveral: Bool { linkedExample.contains(",") }

    /// The identifiers of the example: `[3]`.
    fileprivate var linkedExample: String { type.isList ? modelExample : "[\(modelExample)]" }

    /// Returns the member of the JSON output with the names of the example's items, in a string literal.
    fileprivate func namedExample(_ name: (String) -> String) -> String {
        let identifiers = linkedExample.dropFirst().dropLast().split(separator: ", ").map(String.init)
        let items = identifiers.map { "{\"id\":\($0),\"name\":\(name($0))}" }
        return record(type.isList ? "[\(items.joined(separator: ","))]" : items.joined())
    }
}
