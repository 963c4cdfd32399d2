import ChallengeCollections
import ChallengeCore
import ChallengePictures
import ChallengeScreen
import ChallengeTerminal

/// The picture of the selected item.
extension Browser {
    /// The time after which a terminal without answers is taken for one that knows no queries.
    private static let patienceForReplies = Duration.seconds(1)
    private static let narrowestWindow = 60

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

    /// Wishes for the picture of the selected item, and for those of its neighbors.
    mutating func followPicture() -> [Effect<BrowserMessage>] {
        let wishes = wishes
        return pictures?.wish(for: wishes) ?? []
    }

    /// The terminal, if it shows pictures and its window has room for them.
    var pictureTerminal: PictureTerminal? { size.columns < Self.narrowestWindow ? nil : pictures?.terminal }

    private var wishes: [PictureWish] {
        switch overlay {
        case .form, .help: return []
        case .picture: return wishes(for: [level.selected], in: layout.overlayText.size)
        case .sortMenu, nil: break
        }
        if let gallery { return gallery.nearest.compactMap { wish(for: level.items[$0], in: gallery.room) } }
        guard let room = ItemCard.pictureRoom(in: layout.cardText.size) else { return [] }
        // A picture that is decoded ahead is not asked for under other policies.
        let neighbors = cachePolicy == .localFirst ? [level.selected + 1, level.selected - 1] : []
        return wishes(for: [level.selected] + neighbors, in: room)
    }

    /// Returns the wishes for items; none if the first one has no picture.
    private func wishes(for positions: [Int], in room: Size) -> [PictureWish] {
        let wishes = positions.map { position in
            level.items.indices.contains(position) ? wish(for: level.items[position], in: room) : nil
        }
        return wishes.first == .some(nil) ? [] : wishes.compactMap(\.self)
    }

    /// Returns the wish for the picture of an item, if it has one.
    func wish(for item: BrowsableItem, in room: Size) -> PictureWish? {
        guard let terminal = pictureTerminal, let address = catalog.picture(of: item, level.kind) else { return nil }
        return PictureWish(address: address, room: room, terminal: terminal, cachePolicy: cachePolicy)
    }

    mutating func showPicture() -> [Effect<BrowserMessage>] {
        if pictureTerminal != nil, level.item.flatMap({ catalog.picture(of: $0, level.kind) }) != nil {
            overlay = .picture
        }
        return []
    }
}
