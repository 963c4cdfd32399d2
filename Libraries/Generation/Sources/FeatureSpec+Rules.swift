/// What a feature has to be for something to come of it that builds.
extension FeatureSpec {
    func check() throws {
        try checkFields()
        try checkFilters()
        try checkLinks()
    }

    private func checkFields() throws {
        for (index, field) in fields.enumerated() {
            let others = fields[..<index]
            if others.contains(where: { $0.name == field.name }) {
                throw GenerationError("There are two fields called \(field.name).")
            }
            if let other = others.first(where: { $0.sqlName == field.sqlName }) {
                throw GenerationError("\(other.name) and \(field.name) would be one column, \(field.sqlName).")
            }
        }
    }

    private func checkFilters() throws {
        for filter in filters where !fields.contains(where: { $0.name == filter && $0.type == .text }) {
            throw GenerationError(
                "‘\(filter)’ is no text of \(noun.article) \(noun.words) that a list could be narrowed by.")
        }
    }

    /// What is kept here alone has no addresses of an API in it.
    private func checkLinks() throws {
        guard isKept, let link = fields.first(where: { $0.type == .link || $0.type == .list(.link) }) else { return }
        throw GenerationError(
            "\(link.name) leads to things of an API, and \(noun.pluralWords) are kept here alone.",
            advice: "Name a source with --remote PATH, or make the field a String or an Int.")
    }
}
