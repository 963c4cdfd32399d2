public import ChallengeCore
public import ChallengeTerminal

/// The command that checks the parts of the program.
public struct DoctorFeature: FeatureContract {
    public let commands: [Command]

    /// - Parameter dependencies: A factory, because the dependencies depend on the options of the command.
    public init(dependencies: @escaping @Sendable (Invocation) -> DoctorDependencies) {
        commands = [
            Command(
                "doctor",
                onDemand: DoctorCommand { invocation, console in
                    DoctorContainer(dependencies: dependencies(invocation), invocation, console)
                }.command)
        ]
    }
}
