internal import ChallengeCore

extension FeatureSpec {
    /// What the feature's templates are filled with, with the Spanish for its fields by what English calls them.
    func values(spanish: [String: String]) -> TemplateValues {
        let texts = [nounTexts, titleTexts(spanish), patternTexts, databaseTexts, argumentTexts, filterTexts]
        return TemplateValues(
            texts: texts.reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } },
            flags: flags,
            lists: [
                "field": fields.indices.map { fieldValues(at: $0, spanish) },
                "filter": filters.map { filterValues($0, spanish) },
                "doubtful": fields.filter { $0.doubtful != nil }.map { field in
                    TemplateValues(texts: ["field": field.name, "nothing": field.doubtful?.model ?? ""])
                },
            ])
    }

    private var flags: [String: Bool] {
        let types = fields.map(\.type)
        return [
            "persistent": sources.persistent, "kept": isKept, "remoteOnly": repository == .remote,
            "cached": isCached, "configurable": repository == .cached(.configurable), "collection": isCollection,
            "local": repository == .local, "library": repository == .persistent,
            "links": types.contains { $0 == .link || $0 == .list(.link) }, "moments": types.contains(.moment),
            "lists": types.contains { $0.isList }, "renamed": fields.contains { $0.name != $0.key },
            "doubtful": fields.contains { $0.doubtful != nil },
            "moreFilters": filters.contains { $0 != title?.name }, "options": fields.count > 1,
            "usesLocalFirst": uses(.localFirst), "usesRemoteFirst": uses(.remoteFirst), "usesNoCache": uses(.noCache),
            "fallsBack": uses(.localFirst) || uses(.remoteFirst),
            "getUseCase": useCases.contains(.get), "searchUseCase": useCases.contains(.search),
        ]
    }

    private var nounTexts: [String: String] {
        let noun = noun
        let article = noun.article
        return [
            "Name": noun.type, "name": noun.variable, "Names": noun.pluralType, "names": noun.pluralVariable,
            "words": noun.words, "manyWords": noun.pluralWords, "Words": noun.words.capitalizedFirst,
            "ManyWords": noun.pluralWords.capitalizedFirst, "article": article, "Article": article.capitalizedFirst,
            "command": noun.command, "commands": noun.pluralCommand, "table": noun.table,
            "spanish": spanish.one, "manySpanish": spanish.many, "ManySpanish": spanish.many.capitalizedFirst,
            "path": sources.remote ?? "", "identifier": "\(identifier)",
        ]
    }

    private func titleTexts(_ spanish: [String: String]) -> [String: String] {
        guard let title else { return [:] }
        let spanishTitle = title.heading(in: spanish)
        return [
            "title": title.name, "TitleType": title.name.capitalizedFirst, "TITLE": title.name.uppercased(),
            "titleKey": title.key, "titleWords": title.words, "TitleWords": title.heading,
            "titleExample": title.swiftExample, "spanishTitle": spanishTitle.lowercased(),
            "SpanishTitle": spanishTitle, "titleSample": "something",
        ]
    }
}

extension String {
    /// With a capital at the beginning, as a heading has it.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
