import ChallengeCore

@testable import ChallengeGeneration

extension MutationRule {
    /// The mutations of the links to items of other features, and of the port for such links.
    static let links = [
        MutationRule("a link has another option, or fields of another name", if: \.hasLinks) { spec in
            spec.related.flatMap { field in
                [
                    Mutation(spec.linkFile, "Option.flag(«\"\(field.optionName)\"»", by: "\"other\""),
                    Mutation(
                        spec.linkFile, "help: «\"\(spec.item).option.\(field.name)\"»", by: "\"other\""),
                    Mutation(spec.linkFile, "field: «\"\(field.name)\"»", by: "\"other\""),
                ]
            }
        },
        MutationRule("a link looks up no items or those of another field", if: \.hasLinks) { spec in
            spec.related.flatMap { field in
                [
                    Mutation(
                        spec.linkFile,
                        "noun: \"\(spec.item).related.\(field.name)\", identifiers: { «\(field.linkedIdentifiers)» }",
                        by: "[]")
                ]
                    + spec.related.filter { $0 != field }.prefix(1).map {
                        Mutation(spec.linkFile, "lookUp: { «$0.\(field.name)» }", by: "$0.\($0.name)")
                    }
            }
        },
        MutationRule("a link prints another identifier or no name", if: \.hasLinks) { spec in
            spec.related.flatMap { field in
                field.type.isList
                    ? [
                        Mutation(spec.linkFile, "identifiers: { «\(field.linkedIdentifiers)» }, record:", by: "[]"),
                        Mutation(
                            spec.linkFile, "record: «name», fields: [Field<String>(\"name\", header:",
                            by: "{ @Sendable (_: Int) -> String? in nil }"),
                    ]
                    : [
                        Mutation(spec.linkFile, "json: { .integer(«$0.\(field.name)») }", by: "nil"),
                        Mutation(spec.linkFile, "json: { .string(«$0.\(field.name).flatMap(name)») }", by: "nil"),
                    ]
            }
        },
        MutationRule("a column of a link has another title", if: \.hasLinks) { spec in
            spec.related.flatMap { field in
                let title = "header: «\"\(spec.item).field.\(field.name)\"»"
                let identifier = Mutation(
                    spec.linkFile, "header: «\"\(spec.item).relatedID.\(field.name)\"»", by: "\"other\"")
                return (field.type.isList ? [] : [identifier]) + [Mutation(spec.linkFile, title, by: "\"other\"")]
            }
        },
        MutationRule("the fields of a link are not listed", if: \.hasLinks) { spec in
            spec.commandFiles.map {
                Mutation(
                    $0, "fields: «RecordSchema<\(spec.name)>.fieldNames»", by: "RecordSchema.\(spec.items).fieldNames")
            }
        },
        MutationRule("a list has no option for a link, or does not print the names", if: \.hasLinks) { spec in
            [spec.listFile, spec.searchFile].map { Mutation($0, "+ «\(spec.name)Link.all.map(\\.option)»", by: "[]") }
                + [
                    Mutation(spec.filterFile, "with: «related»", by: "nil"),
                    Mutation(spec.filterFile, "(showing: «link»,", by: "nil"),
                ]
        },
        MutationRule("links do not exclude each other", if: \.hasSeveralLinks) { spec in
            let links = "\(spec.name)Link.all.map(\\.option)"
            return [Mutation(spec.itemFile, "exclusive: «[\(links)]»", by: "[]")]
                + [spec.listFile, spec.searchFile].map { Mutation($0, "PagingOptions.exclusive, «\(links)»", by: "[]") }
        },
        MutationRule("a look-up for other features loses items or names", if: \.isLinked) { spec in
            [
                Mutation(spec.summariesFile, "(identifiers: «identifiers»", by: "Array(identifiers.prefix(1))"),
                Mutation(spec.summariesFile, "map(«\\.\(spec.title?.name ?? "")»)", by: "{ _ in \"\" }"),
            ]
        },
        MutationRule("a look-up for other features swallows the failure", if: \.isLinked) { spec in
            [Mutation(spec.summariesFile, "self = «failure»", by: ".loadFailed(.timedOut)")]
        },
        MutationRule("a look-up for other features fixes the policy", if: \.isLinkedWithPolicy) { spec in
            CachePolicy.allCases.map {
                Mutation(spec.summariesFile, "cachePolicy: «session.cachePolicy»", by: "CachePolicy.\($0)")
            }
        },
        MutationRule("a look-up for other features stores responses without a cache, or none", if: \.isLinked) {
            let (responses, other) = $0.isCached ? ("session.responses", "nil") : ("nil", "session.responses")
            return [
                Mutation(
                    "\($0.name)Container.swift",
                    "RepositoryContract { let remote = \($0.name)RemoteDataSource(httpClient: session.httpClient, "
                        + "api: session.api, responses: «\(responses)»", by: other)
            ]
        },
    ]
}

extension FeatureSpec {
    fileprivate var linkFile: String { "Presentation/\(name)Link.swift" }
    fileprivate var commandFiles: [String] { ["Presentation/\(name)Command.swift", listFile, searchFile] }
    fileprivate var summariesFile: String { "Ports/\(name)Summaries.swift" }

    fileprivate var hasLinks: Bool { !related.isEmpty }
    fileprivate var hasSeveralLinks: Bool { related.count > 1 }
    fileprivate var isLinked: Bool { isReferenced == true }
    /// `true` if the policy of a look-up matters; a cache in memory is empty before each one.
    fileprivate var isLinkedWithPolicy: Bool { isLinked && isConfigurable && hasCacheTable }

    /// The code of the container before the responses of its commands, which those of a look-up for other features
    /// follow.
    var commandsRemote: String {
        guard isReferenced == true else { return "" }
        let comment = isCached ? "" : "// The responses are not stored, because the policy is noCache."
        return "let session = dependencies.session \(comment) let remote = \(name)RemoteDataSource("
            + "httpClient: session.httpClient, api: session.api, "
    }
}
