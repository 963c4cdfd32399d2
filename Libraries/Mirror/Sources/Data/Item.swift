/// One object of the data set, byte for byte, and what is needed to find it.
struct Item: Sendable {
    let identifier: Int
    let json: [UInt8]
    /// The fields that filters look at, in lower case.
    let fields: [String: [UInt8]]

    /// Nil when the text is no object with a number as its `id`.
    init?(json: [UInt8], kind: Kind) {
        var identifier: Int?
        var fields: [String: [UInt8]] = [:]
        for member in JSONMembers(of: json) {
            if member.key == "id" {
                identifier = Int(String(decoding: json[member.value], as: UTF8.self))
            } else if kind.filters.contains(member.key), let text = jsonText(json[member.value]) {
                fields[member.key] = Array(text.lowercased().utf8)
            }
            // Everything of interest comes first, and the links behind it are most of the text.
            if identifier != nil && fields.count == kind.filters.count { break }
        }
        guard let identifier else { return nil }
        self.identifier = identifier
        self.json = json
        self.fields = fields
    }
}
