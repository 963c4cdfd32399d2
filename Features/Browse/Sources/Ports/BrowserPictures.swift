public import ChallengeCore
public import ChallengePictures
public import ChallengeScreen
public import ChallengeTerminal

/// The pictures that the browser shows.
public struct BrowserPictures: Sendable {
    /// - Parameter isStored: `true` to send no request.
    public typealias Draw =
        @Sendable (_ address: String, _ room: Size, PictureTerminal, CachePolicy, _ isStored: Bool) async ->
        DrawnPicture?

    /// The queries whose answers tell what the terminal shows; empty to ask nothing.
    let queries: String
    /// Returns what the terminal shows, after its answers; `nil` shows no pictures.
    let terminal: @Sendable ([TerminalReply]) -> PictureTerminal?
    /// Returns the picture at an address for a room; `nil` if there is none.
    let picture: Draw

    public init(
        queries: String, terminal: @escaping @Sendable ([TerminalReply]) -> PictureTerminal?,
        picture: @escaping Draw
    ) {
        self.queries = queries
        self.terminal = terminal
        self.picture = picture
    }
}
