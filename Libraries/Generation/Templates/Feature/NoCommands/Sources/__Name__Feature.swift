public import ChallengeTerminal

/// The commands for the __manyWords__: none yet.
public struct __Name__Feature: FeatureContract {
    public static let commands: [CommandEntry<Self>] = []

    let container = __Name__Container()

    public init() {}
}
