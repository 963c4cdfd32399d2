import ChallengeNetworking
import ChallengePersistence
import ChallengeTerminal

/// The use case for the feature's command.
struct DoctorContainer: Sendable {
    let examine: ExamineUseCase
}

extension DoctorContainer {
    private static let addressKey = "api-url"

    init(dependencies: DoctorDependencies, _ invocation: Invocation, _ console: Console) {
        let worker = dependencies.worker.map { WorkerCheck(path: $0.path, state: $0.state) }
        func databaseCheck(_ part: DatabaseCheck.Part, _ database: Database) -> DatabaseCheck {
            let isSet = dependencies.environment[part.variable]?.isEmpty == false
            return DatabaseCheck(
                part: part, database: database, usesVariable: isSet,
                canUseHome: DatabaseFolder.canUseHome(of: dependencies.environment))
        }
        let checks: [any CheckContract] =
            [VersionCheck(version: dependencies.version)] + (worker.map { [$0] } ?? []) + [
                ConfigurationCheck(path: dependencies.configurationPath, configuration: invocation.configuration),
                VariablesCheck(
                    environment: dependencies.environment, otherVariables: dependencies.otherVariables,
                    configuration: invocation.configuration),
                DirectoriesCheck(
                    environment: dependencies.environment, configurationPath: dependencies.configurationPath),
                TerminalCheck(environment: dependencies.environment, screen: console.output),
                PagerCheck(environment: dependencies.environment, configuration: invocation.configuration),
                EditorCheck(environment: dependencies.environment),
                databaseCheck(.cache, dependencies.cache),
                databaseCheck(.library, dependencies.library),
                databaseCheck(.state, dependencies.state),
                APICheck(
                    address: dependencies.apiAddress,
                    commandForOtherAddress: invocation.configuration.commandUnsetting(
                        Self.addressKey, from: dependencies.apiAddress),
                    proxy: ProxySetting(for: dependencies.apiAddress, in: dependencies.environment),
                    worker: worker, isOffline: dependencies.isOffline, requestItem: dependencies.requestItem,
                    clock: dependencies.clock),
            ]
        examine = ExamineUseCase(checks: checks, clock: dependencies.clock)
    }
}
