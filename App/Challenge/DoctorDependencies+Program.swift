import ChallengeCharacter
import ChallengeCore
import ChallengeDoctor
import ChallengeNetworking
import ChallengeRepository

extension DoctorDependencies {
    /// Returns the worker of the running program; `nil` on a system on which URLSession needs none.
    static func worker(environment: [String: String], clock: any ClockContract, limit: Duration) -> Worker? {
        #if os(Linux)
            let executable = WorkerExecutable.ofThisProgram
            return (
                executable.path, { await executable.state(environment: environment, clock: clock, limit: limit) }
            )
        #else
            return nil
        #endif
    }

    /// Returns a function that requests the first character.
    static func requestItem(_ session: RepositorySession) -> @Sendable () async throws(CollectionFailure) -> Void {
        { () async throws(CollectionFailure) in
            let results = try await CharacterSummaries(session: session).getCharacters(
                identifiers: [1], cachePolicy: .noCache)
            // A server that does not have the first character is not the API.
            switch results.entries.first?.result {
            case .found: return
            case .failed(let failure): throw failure
            case .notFound, nil: throw .loadFailed(.at(address: session.apiAddress, .invalidRequest(status: 404)))
            }
        }
    }
}
