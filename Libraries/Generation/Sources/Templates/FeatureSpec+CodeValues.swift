internal import ChallengeCore

/// The template values that contain code.
extension FeatureSpec {
    /// The parameters and arguments that depend on the cache policy and the use cases.
    var patternTexts: [String: String] {
        let isConfigurable = repository == .cached(.configurable)
        let (one, many) = (noun.type, noun.pluralType)
        return [
            "policy": fixedPolicy ?? "",
            "policyParameter": isConfigurable ? ", cachePolicy: CachePolicy" : "",
            "policyArgument": isConfigurable ? ", cachePolicy: cachePolicy" : "",
            "policyValue": fixedPolicy.map { ".\($0)" } ?? (isConfigurable ? "cachePolicy" : ".noCache"),
            "policyReceiver": fixedPolicy.map { "CachePolicy.\($0)" } ?? "cachePolicy",
            "snapshotArgument": hasSnapshot ? ", snapshot: snapshot" : "",
            "fixedPolicy": fixedPolicy ?? (isConfigurable ? "localFirst" : "noCache"),
            "runPolicy": isConfigurable ? ", cachePolicy: policy" : "",
            "runPolicyParameter": isConfigurable ? ", cachePolicy: CachePolicy = .localFirst" : "",
            "containerUseCases":
                (useCases.contains(.get)
                ? ", get\(one): Get\(one)UseCase(\(noun.pluralVariable): \(noun.pluralVariable))" : "")
                + (useCases.contains(.search) ? ", search\(many): Search\(many)UseCase(pages: pages)" : ""),
            "containerPolicy": isConfigurable ? ", cachePolicy: container.cachePolicy" : "",
            "trialPolicy": isConfigurable ? ", cachePolicy: policy" : "",
            "anyPolicy": isConfigurable ? ", cachePolicy: .localFirst" : "",
            "getOne": useCases.contains(.get) ? "get\(one).execute" : "\(noun.pluralVariable).get\(one)",
            "searchPage": useCases.contains(.search) ? "search\(many).execute" : "pages.search\(many)Page",
            "Conversions": mapperConversions.joined(separator: ", ").capitalizedFirst,
        ]
    }

    var databaseTexts: [String: String] {
        [
            "filterColumns": filters.isEmpty
                ? ":"
                : list(filters) { filter in
                    let field = fields.first { $0.name == filter }
                    return "\"\(field?.key ?? filter)\": \"\(field?.sqlName ?? filter)\""
                },
            "searchedColumns": list(searchedFields) { "\"\($0.sqlName)\"" },
            "columnNames": list(fields) { "\"\($0.sqlName)\"" },
            "sqlValues": list(fields, \.sqlValue),
            "columnReads": list(Array(fields.enumerated())) { index, field in
                "\(field.name): \(field.sqlRead(column: index + 1))"
            },
            "cacheColumns": tableColumns(
                from: ["source TEXT NOT NULL", "id INTEGER NOT NULL"], to: ["fetched_at REAL NOT NULL"]),
            "libraryColumns": tableColumns(
                from: ["id INTEGER PRIMARY KEY"], to: []),
        ]
    }

    var argumentTexts: [String: String] {
        [
            "stubArguments": list(fields) { "\($0.name): \($0.name)" },
            "keptArguments": list(fields) { "\($0.name): \($0.storedExample)" },
            "doubtfulArguments": list(fields) { field in field.malformedExample.map { "\(field.name): \($0.wire)" } },
            "missingArguments": list(fields.filter(\.canBeMissing)) { "\($0.name): nil" },
            "missingStoredArguments": list(fields) { field in
                "\(field.name): \(field.canBeMissing ? field.emptyExample : field.storedExample)"
            },
            "nullArguments": list(fields.filter(\.isOptional)) { "\($0.name): nil" },
            "hostileArguments": list(Array(fields.enumerated())) { index, field in
                "\(field.name): \(field.hostileValue(rank: index + 1))"
            },
            "addOptions": list(fields.filter { $0 != title }) { "\(noun.type)Options.\($0.name)" },
        ]
    }

    var filterTexts: [String: String] {
        [
            "filterParameters": list(filters) { "\($0): String? = nil" },
            "filterArguments": list(filters) { filter in
                filter == title?.name
                    ? "\(filter): \(filter)" : "\(filter): invocation[\(noun.pluralType)FilterOptions.\(filter)]"
            },
            "filterLine": filters.map { "--\(OptionName.of($0)) \($0)" }.joined(separator: " "),
            "filterSamples": list(filters) { "\($0): \"\($0)\"" },
            "partSamples": list(filters) { "\($0): \"part of \($0)\"" },
            "criteriaSamples": list(filters) { "Criterion(\"\(key(of: $0))\", \"part of \($0)\")" },
            "queryItems": list(filters) { "Endpoint.QueryItem(\"\(key(of: $0))\", \"\($0)\")" },
            "moreFilterLine": filters.filter { $0 != title?.name }.map { " --\(OptionName.of($0)) \($0)" }.joined(),
            "moreFilterOptions": list(filters.filter { $0 != title?.name }) { "\"--\(OptionName.of($0))\"" },
            "moreFilterSamples": list(filters.filter { $0 != title?.name }) { "\($0): \"\($0)\"" },
            "searchSamples": list(filters) { "\($0): \"\($0 == title?.name ? "part of it" : $0)\"" },
            "trimmedArguments": list(filters) { "\($0): \($0)" },
            "moreFilters": list(filters.filter { $0 != title?.name }) { $0 },
            "criteria": list(filters) { "\"\(key(of: $0))\": \($0)" },
        ]
    }

    /// Returns the name of a filter in the API.
    func key(of filter: String) -> String { fields.first { $0.name == filter }?.key ?? filter }

    /// The conversions of the mapper, for its doc comment.
    var mapperConversions: [String] {
        let types = fields.map(\.type)
        return (types.contains { $0 == .link || $0 == .list(.link) } ? ["links become identifiers"] : [])
            + (types.contains(.date) ? ["texts become dates"] : [])
            + (types.contains(.url) ? ["texts become addresses"] : [])
    }

    /// Returns `true` if the policy is the fixed policy of the repository, or if the caller chooses the policy.
    func uses(_ policy: CachePolicy) -> Bool {
        switch repository {
        case .cached(.configurable): true
        case .cached(.fixed(let fixed)): fixed == policy
        default: false
        }
    }

    /// The policy of a repository with a fixed policy.
    private var fixedPolicy: String? {
        if case .cached(.fixed(let policy)) = repository { policy.rawValue } else { nil }
    }

    /// Returns the column declarations in lines of limited length, because the formatter does not wrap string literals.
    private func tableColumns(from first: [String], to last: [String]) -> String {
        var lines: [String] = []
        for column in first + fields.map(\.sqlDeclaration) + last {
            if let line = lines.last, line.count + column.count < 95 {
                lines[lines.count - 1] = "\(line), \(column)"
            } else {
                lines.append(column)
            }
        }
        return lines.joined(separator: ",\n" + String(repeating: " ", count: 20))
    }

    func list<Element>(_ elements: [Element], _ text: (Element) -> String?) -> String {
        elements.compactMap(text).joined(separator: ", ")
    }
}
