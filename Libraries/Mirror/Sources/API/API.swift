internal import ChallengeCore

/// The behavior of the API, without HTTP.
struct API: Sendable {
    let dataSet: DataSet
    /// `true` if the list of an unknown collection is empty, and not a 404.
    var hasOtherCollections = false

    func response(to target: RequestTarget) -> APIResponse {
        let parts = target.path.split(separator: "/").map(String.init)
        if parts.count == 4, parts.starts(with: ["api", "character", "avatar"]) { return avatar(parts[3]) }
        guard parts.first == "api", parts.count <= 3 else { return .notFound }
        guard parts.count > 1 else { return .ok(.links) }
        guard let kind = Kind(rawValue: parts[1]) else {
            return hasOtherCollections && parts.count == 2 ? .ok(.emptyPage) : .notFound
        }
        return parts.count == 2 ? page(kind, target) : items(kind, Identifiers(parts[2]))
    }

    /// Returns the picture for a name such as `1.jpeg`; as at the API, the name does not tell the format.
    private func avatar(_ name: String) -> APIResponse {
        guard name.hasSuffix(".jpeg"), let number = Int(name.dropLast(".jpeg".count)),
            dataSet[.character].contains(where: { $0.identifier == number })
        else { return .notFound }
        return .ok(.picture(DrawnAvatar(number: number)))
    }

    private func page(_ kind: Kind, _ target: RequestTarget) -> APIResponse {
        let parameters = target.query.filter { kind.filters.contains($0.name) && !$0.value.isEmpty }
        let filters = parameters.map(Filter.init)
        let found = dataSet[kind].filter { item in filters.allSatisfy { $0.accepts(item) } }
        let number = pageNumber(target.value(of: "page") ?? "")
        let info = PageInfo(kind: kind, count: found.count, page: number, filters: parameters)
        guard number <= info.pages else { return .notFound }
        return .ok(.page(info, Array(PageInfo.pagination.items(on: number, of: found))))
    }

    private func items(_ kind: Kind, _ identifiers: Identifiers) -> APIResponse {
        switch identifiers {
        case .one(let identifier):
            let item = dataSet[kind].first { $0.identifier == identifier }
            let missing = APIResponse(status: 404, content: .error("\(kind.title) not found"))
            return item.map { .ok(.one($0)) } ?? missing
        case .several(let identifiers):
            let wanted = Set(identifiers)
            return .ok(.several(dataSet[kind].filter { wanted.contains($0.identifier) }))
        case .invalid:
            return .noIdentifier
        }
    }

    private func pageNumber(_ text: String) -> Int {
        // A number with too many digits for an `Int` is a page after the last one.
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        return isNumber ? max(1, Int(text) ?? .max) : 1
    }
}

/// The last part of `/api/character/1`, `/api/character/1,2` or `/api/character/[1,2]`.
enum Identifiers: Sendable, Equatable {
    case one(Int)
    case several([Int])
    /// An invalid list; the API responds as if there were no identifier.
    case invalid

    init(_ text: String) {
        if text.hasPrefix("[") {
            let inside = text.dropFirst().dropLast()
            self = text.hasSuffix("]") ? Self.several(inside[...]) : .invalid
        } else if text.contains(",") {
            self = Self.several(text[...])
        } else {
            self = Self.number(text[...]).map { .one($0) } ?? .invalid
        }
    }

    private static func several(_ text: Substring) -> Identifiers {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(number)
        return numbers.count == parts.count ? .several(numbers) : .invalid
    }

    /// Parses a number; one that is no valid identifier (negative, with decimals, too large) becomes 0, which no item
    /// has.
    private static func number(_ text: Substring) -> Int? {
        let text = String(text).filter { $0 != " " }
        if let number = Int(text) { return number }
        return Double(text).flatMap { $0.isFinite ? 0 : nil }
    }
}

/// A condition of a search: the field contains the value; upper and lower case are equal.
struct Filter: Sendable {
    private let field: String
    private let value: [UInt8]
    private let isAnchored: Bool

    init(_ parameter: RequestTarget.Parameter) {
        field = parameter.name
        let value = parameter.value.lowercased()
        self.value = Array(value.utf8)
        // The API makes this exception, because otherwise `male` would match every Female.
        isAnchored = value.hasPrefix("male")
    }

    func accepts(_ item: Item) -> Bool {
        guard let text = item.fields[field] else { return false }
        return isAnchored ? text.starts(with: value) : contains(text, value)
    }
}

/// Returns `true` if the text contains the value, compared as bytes, so that an accented letter is another letter.
private func contains(_ text: [UInt8], _ value: [UInt8]) -> Bool {
    guard text.count >= value.count else { return false }
    return (0...(text.count - value.count)).contains { text[$0...].starts(with: value) }
}
