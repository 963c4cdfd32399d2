import ChallengeCore
import ChallengeNetworking

/// Reads what a failure of the API means for whoever wanted characters.
struct CharacterErrorMapper: MapperContract {
    /// What was asked for when it failed.
    enum Context {
        case character(identifier: Int)
        case list
    }

    func map(_ input: (error: APIError, context: Context)) -> CharacterError {
        switch input.error {
        case .notFound: notFound(input.context)
        case .invalidRequest(let status): .invalidRequest(status: status)
        case .rateLimited(let wait): .rateLimited(wait: wait)
        case .serverError(let status): .serverError(status: status)
        case .noConnection(let failure): .noConnection(failure)
        case .timedOut: .timedOut
        case .tooLarge(let limit): .tooLarge(limit: limit)
        case .redirected(let address): .redirected(to: address)
        case .decoding(let path, let reason): .unreadable(path: path, reason: reason)
        case .cancelled: .cancelled
        }
    }

    /// A list answers not-found for no match, which is no error; one that says so of everything is not the API.
    private func notFound(_ context: Context) -> CharacterError {
        switch context {
        case .character(let identifier): .notFound(identifier: identifier)
        case .list: .invalidRequest(status: 404)
        }
    }
}
