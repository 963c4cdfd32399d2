/// A feature as the app sees it: its commands.
///
/// The type of a command is left open, so that features depend on a terminal and this module does not.
public protocol FeatureContract<Command>: Sendable {
    associatedtype Command

    var commands: [Command] { get }
}
