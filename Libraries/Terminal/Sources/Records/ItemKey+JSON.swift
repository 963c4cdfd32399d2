public import ChallengeCore
public import ChallengeJSON

extension ItemKey {
    public var json: JSONValue {
        switch self {
        case .number(let number): .integer(number)
        case .text(let text): .string(text)
        }
    }
}
