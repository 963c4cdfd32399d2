public import ChallengeCore
public import ChallengeNetworking

/// Reads what a failure of the API means for whoever wanted something of it.
public struct RepositoryErrorMapper<Failure: RepositoryFailure>: MapperContract {
    /// What was asked for when it failed.
    public enum Context: Sendable {
        case item(identifier: Int)
        case list
    }

    public init() {}

    public func map(_ input: (error: APIError, context: Context)) -> Failure {
        switch input.error {
        case .notFound: notFound(input.context)
        case .failed(let failure): .loadFailed(failure)
        case .cancelled: .cancelled
        }
    }

    /// A list answers not-found for no match, which is no error; an API that says so of everything is not the API.
    private func notFound(_ context: Context) -> Failure {
        switch context {
        case .item(let identifier): .notFound(identifier: identifier)
        case .list: .loadFailed(.invalidRequest(status: 404))
        }
    }
}
