public import ChallengeCore
public import ChallengeNetworking
public import ChallengePersistence
public import ChallengeTerminal

/// The values that the app creates for one run of the command.
public struct DoctorDependencies: Sendable {
    /// The worker program; `nil` on a system without one.
    public struct Worker: Sendable {
        let path: String
        let state: @Sendable () async -> WorkerState

        public init(path: String, state: @escaping @Sendable () async -> WorkerState) {
            self.path = path
            self.state = state
        }
    }

    let version: String
    let environment: [String: String]
    /// The variables of this program besides those of the settings.
    let otherVariables: [SpecialVariable]
    let configurationPath: String?
    let cache: Database
    let library: Database
    let state: Database
    let worker: Worker?
    let apiAddress: String
    let isOffline: Bool
    /// The function that requests one item from the API, without the cache; `nil` if the settings are invalid.
    let requestItem: (@Sendable () async throws(CollectionFailure) -> Void)?
    let clock: any ClockContract

    public init(
        version: String, environment: [String: String], otherVariables: [SpecialVariable],
        configurationPath: String?, cache: Database, library: Database, state: Database, worker: Worker?,
        apiAddress: String, isOffline: Bool,
        requestItem: (@Sendable () async throws(CollectionFailure) -> Void)?, clock: any ClockContract
    ) {
        self.version = version
        self.environment = environment
        self.otherVariables = otherVariables
        self.configurationPath = configurationPath
        self.cache = cache
        self.library = library
        self.state = state
        self.worker = worker
        self.apiAddress = apiAddress
        self.isOffline = isOffline
        self.requestItem = requestItem
        self.clock = clock
    }
}
