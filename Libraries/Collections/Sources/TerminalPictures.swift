public import ChallengeCore
public import ChallengeTerminal

/// The pictures that a command prints in a terminal.
public struct TerminalPictures: Sendable {
    /// Returns the picture at an address within a room of cells; `nil` if there is none.
    public typealias Draw = @Sendable (_ address: String, _ columns: Int, _ rows: Int) async -> DrawnPicture?

    /// Returns the function that draws pictures; `nil` if the output shows none.
    ///
    /// With `true`, the terminal is asked if its variables do not tell whether it shows pictures.
    let drawing: @Sendable (_ asks: Bool) -> Draw?
    /// Fetches and stores the picture of an item, also after the end of the command.
    let fetchLater: @Sendable (ItemKey) -> Void

    public init(
        drawing: @escaping @Sendable (_ asks: Bool) -> Draw?, fetchLater: @escaping @Sendable (ItemKey) -> Void
    ) {
        (self.drawing, self.fetchLater) = (drawing, fetchLater)
    }
}
