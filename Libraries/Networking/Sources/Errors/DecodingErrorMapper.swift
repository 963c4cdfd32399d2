internal import ChallengeCore

/// Says where in an answer the surprise was, and what it was, without naming a type of this program.
struct DecodingErrorMapper: MapperContract {
    func map(_ error: any Error) -> LoadFailure {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            .unreadable(path: path(context.codingPath + [key]), reason: "missing")
        case DecodingError.valueNotFound(_, let context):
            .unreadable(path: path(context.codingPath), reason: "null")
        case DecodingError.typeMismatch(_, let context):
            .unreadable(path: path(context.codingPath), reason: "another type")
        case DecodingError.dataCorrupted(let context):
            .unreadable(path: path(context.codingPath), reason: context.codingPath.isEmpty ? "not JSON" : "invalid")
        default:
            .unreadable(path: "", reason: "not JSON")
        }
    }

    /// The way to a value as `results[3].status`.
    private func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : "." + key.stringValue
            }
        }
    }
}
