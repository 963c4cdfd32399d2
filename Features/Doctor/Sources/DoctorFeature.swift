public import ChallengeTerminal

/// The command that checks the parts of the program.
public struct DoctorFeature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = [
        CommandEntry("doctor") { DoctorCommand(container: $0.container).command }
    ]

    let container: @Sendable (Invocation, Console) -> DoctorContainer

    /// - Parameter dependencies: A factory, because the dependencies depend on the options of the command.
    public init(dependencies: @escaping @Sendable (Invocation) -> DoctorDependencies) {
        container = { invocation, console in
            DoctorContainer(dependencies: dependencies(invocation), invocation, console)
        }
    }
}
