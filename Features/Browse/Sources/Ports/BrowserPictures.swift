public import ChallengeCore
public import ChallengePictures
public import ChallengeScreen
public import ChallengeTerminal

/// The pictures that the browser shows.
public struct BrowserPictures: Sendable {
    /// The queries whose answers tell what the terminal shows; empty to ask nothing.
    let queries: String
    /// Returns what the terminal shows, after its answers; `nil` shows no pictures.
    let terminal: @Sendable ([TerminalReply]) -> PictureTerminal?
    /// Returns the picture at an address for a room; `nil` if there is none.
    let picture: @Sendable (_ address: String, _ room: Size, PictureTerminal, CachePolicy) async -> DrawnPicture?

    public init(
        queries: String, terminal: @escaping @Sendable ([TerminalReply]) -> PictureTerminal?,
        picture:
            @escaping @Sendable (_ address: String, _ room: Size, PictureTerminal, CachePolicy) async ->
            DrawnPicture?
    ) {
        self.queries = queries
        self.terminal = terminal
        self.picture = picture
    }
}
