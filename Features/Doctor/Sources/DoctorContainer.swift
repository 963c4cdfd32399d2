import ChallengeNetworking
import ChallengePersistence
import ChallengeTerminal

/// The checks, in the order in which the feature's command runs them.
struct DoctorContainer: Sendable {
    let checks: [any CheckContract]
}

extension DoctorContainer {
    init(dependencies: DoctorDependencies, _ invocation: Invocation, _ console: Console) {
        let (environment, configuration) = (dependencies.environment, invocation.configuration)
        let worker = WorkerCheck(path: dependencies.worker.path, state: dependencies.worker.state)
        let databases: [(DatabaseCheck.Part, Database)] = [
            (.cache, dependencies.cache), (.library, dependencies.library), (.state, dependencies.state),
        ]
        checks =
            [
                VersionCheck(version: dependencies.version),
                worker,
                ConfigurationCheck(path: dependencies.configurationPath, configuration: configuration),
                VariablesCheck(
                    environment: environment, otherVariables: dependencies.otherVariables, configuration: configuration),
                DirectoriesCheck(environment: environment, configurationPath: dependencies.configurationPath),
                TerminalCheck(
                    screen: console.output, pictures: dependencies.pictures, hasDecoder: dependencies.hasPictureDecoder),
            ]
            + databases.map { part, database in
                DatabaseCheck(
                    part: part, database: database, usesVariable: environment[part.variable]?.isEmpty == false)
            }
            + dependencies.apis.map { api in
                APICheck(
                    api: api,
                    commandForOtherAddress: configuration.commandUnsetting(api.setting, from: api.address),
                    proxy: ProxySetting(for: api.address, in: environment),
                    worker: worker, isOffline: dependencies.isOffline)
            }
    }
}
