import ChallengeCore
import ChallengePictures
import ChallengeScreen
import ChallengeTerminal

/// The picture of an item in a room of the window.
struct PictureWish: Sendable, Equatable {
    let address: String
    let room: Size
    let terminal: PictureTerminal
    let cachePolicy: CachePolicy
}

/// The present picture, and the abilities of the terminal.
struct PictureState: Sendable {
    let source: BrowserPictures
    /// The answers of the terminal until the last one.
    var replies: [TerminalReply] = []
    /// `true` until the terminal has answered, or is taken for a silent one.
    fileprivate(set) var awaitsReplies: Bool
    /// The terminal after its last answer; `nil` shows no pictures.
    var terminal: PictureTerminal?
    var wish: PictureWish?
    /// The picture that fulfils the wish; `nil` until it is here, and if there is none.
    var drawn: DrawnPicture?

    init(_ source: BrowserPictures) {
        self.source = source
        awaitsReplies = !source.queries.isEmpty
    }

    /// Shows the picture for a wish.
    mutating func receive(_ picture: DrawnPicture?, for wish: PictureWish) {
        if wish == self.wish { drawn = picture }
    }
}

/// The picture of the selected item.
extension Browser {
    /// The time after which a terminal without answers is taken for one that knows no queries.
    private static let patienceForReplies = Duration.seconds(1)
    private static let narrowestWindow = 60
    /// The time for which the selection rests before its picture is fetched.
    private static let rest = Duration.milliseconds(50)

    func askTerminal() -> [Effect<BrowserMessage>] {
        guard let pictures else { return [] }
        if pictures.source.queries.isEmpty { return [.send(.repliesEnded, after: .zero)] }
        return [
            .ask(Array(pictures.source.queries.utf8)), .send(.repliesEnded, after: Self.patienceForReplies),
        ]
    }

    /// Collects an answer; that about the attributes is the last one.
    mutating func receive(_ reply: TerminalReply) {
        pictures?.replies.append(reply)
        if case .attributes = reply { learnTerminal() }
    }

    /// Decides what the terminal shows, also after the size of its cells changed.
    mutating func learnTerminal() {
        guard let pictures else { return }
        self.pictures?.terminal = pictures.source.terminal(pictures.replies)
        self.pictures?.awaitsReplies = false
        endIfDone()
    }

    /// Wishes for the picture of the selected item as soon as the selection rests.
    mutating func followPicture() -> [Effect<BrowserMessage>] {
        guard let pictures else { return [] }
        let wish = wish
        if wish == pictures.wish { return [] }
        self.pictures?.wish = wish
        self.pictures?.drawn = nil
        let cancel = Effect<BrowserMessage>.cancel("picture")
        return wish.map { [cancel, .send(.rested($0), after: Self.rest)] } ?? [cancel]
    }

    /// Fetches a picture if it is still wished for.
    func fetch(_ wish: PictureWish) -> [Effect<BrowserMessage>] {
        guard let pictures, pictures.wish == wish, pictures.drawn == nil else { return [] }
        return [
            .run("picture") { send in
                let drawn = await pictures.source.picture(wish.address, wish.room, wish.terminal, wish.cachePolicy)
                send(.picture(wish, drawn))
            }
        ]
    }

    /// The terminal, if it shows pictures and its window has room for them.
    var pictureTerminal: PictureTerminal? { size.columns < Self.narrowestWindow ? nil : pictures?.terminal }

    private var wish: PictureWish? {
        guard let terminal = pictureTerminal,
            let address = level.item.flatMap({ catalog.picture(of: $0, level.kind) })
        else { return nil }
        let room: Size? =
            switch overlay {
            case nil: ItemCard.pictureRoom(in: layout.cardText.size)
            case .picture: layout.overlayText.size
            case .form, .help, .sortMenu: nil
            }
        return room.map { PictureWish(address: address, room: $0, terminal: terminal, cachePolicy: cachePolicy) }
    }

    mutating func showPicture() -> [Effect<BrowserMessage>] {
        if pictureTerminal != nil, level.item.flatMap({ catalog.picture(of: $0, level.kind) }) != nil {
            overlay = .picture
        }
        return []
    }
}
