import ChallengeCollections
import ChallengeCore
import ChallengeHistory
import ChallengeNetworking
import ChallengePersistence
import ChallengeRepository
import ChallengeTerminal

/// The resources of the process, from which the values for one run of a command are made.
struct AppResources: Sendable {
    let environment: [String: String]
    let transport: any HTTPTransport
    let clock: any ClockContract
    let directories: Directories
    let databases: Databases
    let collections: [CollectionDescription]

    /// - Parameter isCompletion: `true` if a shell requests candidates, for which no file is created, repaired or
    ///   changed.
    init(
        environment: [String: String], transport: any HTTPTransport, collections: [CollectionDescription],
        librarySchemas: [Schema], isCompletion: Bool
    ) {
        self.environment = environment
        self.transport = transport
        self.collections = collections
        clock = SystemClock()
        directories = Directories(environment: environment)
        databases = Databases(
            in: directories,
            cacheSchemas: [UnavailabilityStore.schema, ResponseStore.schema] + collections.map(\.schema),
            librarySchemas: librarySchemas, stateSchemas: HistoryFeature.schemas, isCompletion: isCompletion)
    }

    var configurationPath: String? { directories.configuration.map { "\($0)/config.json" } }

    /// Returns the settings of a command that sends no request.
    func localSettings(_ invocation: Invocation) throws -> Settings {
        try Settings(invocation, usesConfiguredPolicy: false).forCommandWithoutRequests(invocation)
    }

    func session(_ settings: Settings) -> RepositorySession {
        settings.session(
            settings.httpClient(environment, transport: transport, cache: databases.cache, clock: clock),
            cache: databases.cache, clock: clock)
    }

    func history(_ settings: Settings, kind: String) -> HistoryRecorder {
        HistoryRecorder(kind: kind, isEnabled: settings.recordsHistory, state: databases.state, clock: clock)
    }

    /// Returns the context of a collection's command.
    ///
    /// - Parameter policy: The policy of a feature without a choice; `nil` is that of the user.
    func context(
        _ kind: String, _ invocation: Invocation, always policy: CachePolicy? = nil
    ) throws -> CollectionContext {
        let settings = try Settings(invocation)
        if policy != nil, let choice = invocation[Settings.policy.option] {
            throw UsageError(.unsupportedOption("--policy \(choice)"), in: invocation.path)
        }
        return CollectionContext(
            session: session(settings), history: history(settings, kind: kind),
            cachePolicy: policy ?? settings.cachePolicy, collections: collections)
    }

    /// Returns the web address of an item of a kind; `nil` for a kind without one.
    func address(of identifier: String, ofKind kind: String, _ settings: Settings) -> String? {
        // A favorite is a character.
        let kind = ["favorite", "favorites"].contains(kind) ? "character" : kind
        return collections.first { [$0.kind, $0.plural].contains(kind) }.map {
            "\(settings.apiAddress)\($0.path())/\(identifier)"
        }
    }

    /// Returns `true` if an item on this machine has the word in its name.
    func hasItem(named word: String, _ invocation: Invocation) async -> Bool {
        guard let session = try? session(Settings(invocation, usesConfiguredPolicy: false)) else { return false }
        for collection in collections {
            let found = await collection.items(session).search.items(named: word).value.matches
            if found.contains(where: { $0.rank <= .wholeWords }) { return true }
        }
        return false
    }
}
