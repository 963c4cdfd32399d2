/// A feature of the program, which offers commands to the app.
public protocol FeatureContract: Sendable {
    /// The commands of the feature by name.
    static var commands: [CommandEntry<Self>] { get }
}

/// The name of a feature's command, and a function that creates the command.
///
/// A command line uses one feature, so the others are not created. Their names are known without them.
public struct CommandEntry<Feature>: Sendable {
    let name: String
    let aliases: [String]
    let command: @Sendable (Feature) -> Command

    public init(_ name: String, aliases: [String] = [], command: @escaping @Sendable (Feature) -> Command) {
        self.name = name
        self.aliases = aliases
        self.command = command
    }
}

extension Command {
    /// Returns the commands of a feature, which is created when a command line uses one of them.
    public static func all<Feature: FeatureContract>(
        of feature: @autoclosure @escaping @Sendable () -> Feature
    ) -> [Command] {
        Feature.commands.map { entry in
            Command(entry.name, aliases: entry.aliases, onDemand: entry.command(feature()))
        }
    }
}
