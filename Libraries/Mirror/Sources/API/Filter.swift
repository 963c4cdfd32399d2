/// One filter of a search: the field contains the value, in whatever case.
struct Filter: Sendable {
    private let field: String
    private let value: [UInt8]
    private let isAnchored: Bool

    init(_ parameter: RequestTarget.Parameter) {
        field = parameter.name
        let value = parameter.value.lowercased()
        self.value = Array(value.utf8)
        // The API's own exception: otherwise `male` would find every Female.
        isAnchored = value.hasPrefix("male")
    }

    func accepts(_ item: Item) -> Bool {
        guard let text = item.fields[field] else { return false }
        return isAnchored ? text.starts(with: value) : contains(text, value)
    }
}

/// Whether the text has the value somewhere; compared as bytes, so that a letter is not its accented sister.
private func contains(_ text: [UInt8], _ value: [UInt8]) -> Bool {
    guard text.count >= value.count else { return false }
    return (0...(text.count - value.count)).contains { text[$0...].starts(with: value) }
}
