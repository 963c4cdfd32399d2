/// What a person calls an episode by.
enum EpisodeReference: Hashable, Sendable {
    case identifier(Int)
    case code(EpisodeCode)
}

extension EpisodeReference: CustomStringConvertible {
    var description: String {
        switch self {
        case .identifier(let identifier): "\(identifier)"
        case .code(let code): "\(code)"
        }
    }
}
