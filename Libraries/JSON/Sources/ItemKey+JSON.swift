public import ChallengeCore

extension ItemKey {
    public var json: JSONValue {
        switch self {
        case .number(let number): .integer(number)
        case .text(let text): .string(text)
        }
    }
}
