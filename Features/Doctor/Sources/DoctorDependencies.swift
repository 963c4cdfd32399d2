public import ChallengeCore
public import ChallengeNetworking
public import ChallengePersistence
public import ChallengeTerminal

/// The values that the app creates for one run of the command.
public struct DoctorDependencies: Sendable {
    /// The path of the worker program, and the function that starts it.
    public typealias Worker = (path: String, state: @Sendable () async -> WorkerState)

    let version: String
    let environment: [String: String]
    /// The variables of this program besides those of the settings.
    let otherVariables: [SpecialVariable]
    let configurationPath: String?
    let cache: Database
    let library: Database
    let state: Database
    /// A sentence about the way in which the terminal shows pictures.
    let pictures: String
    let hasPictureDecoder: Bool
    let worker: Worker
    let apis: [CheckedAPI]
    let isOffline: Bool

    public init(
        version: String, environment: [String: String], otherVariables: [SpecialVariable],
        configurationPath: String?, cache: Database, library: Database, state: Database, pictures: String,
        hasPictureDecoder: Bool,
        worker: Worker,
        apis: [CheckedAPI], isOffline: Bool
    ) {
        self.version = version
        self.environment = environment
        self.otherVariables = otherVariables
        self.configurationPath = configurationPath
        self.cache = cache
        self.library = library
        self.state = state
        self.pictures = pictures
        self.hasPictureDecoder = hasPictureDecoder
        self.worker = worker
        self.apis = apis
        self.isOffline = isOffline
    }
}

/// An API that the doctor requests.
public struct CheckedAPI: Sendable {
    /// The name of the check.
    let id: String
    let address: String
    /// The name of the setting for the address.
    let setting: String
    /// The function that requests a list from the API, without the cache; `nil` if the settings are invalid.
    let requestList: (@Sendable () async throws(APIError) -> Void)?

    public init(
        id: String, address: String, setting: String, requestList: (@Sendable () async throws(APIError) -> Void)?
    ) {
        self.id = id
        self.address = address
        self.setting = setting
        self.requestList = requestList
    }
}
