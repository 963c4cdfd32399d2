/// The interface of a feature for the app.
///
/// The type of a command is generic, so that this module does not depend on Terminal.
public protocol FeatureContract<Command>: Sendable {
    associatedtype Command

    var commands: [Command] { get }
}
