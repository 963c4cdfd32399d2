import ChallengeScreen

/// The gallery in place of the list and the card.
extension Browser {
    /// The number of items among which one has a picture if the list has any.
    private static let examined = 50

    /// `true` if the terminal shows pictures, and the list has some.
    var hasPictures: Bool {
        pictureTerminal != nil
            && level.items.prefix(Self.examined).contains { catalog.picture(of: $0, level.kind) != nil }
    }

    var isGallery: Bool { showsGallery && !level.isCardFocused && hasPictures }

    /// The gallery, if it is shown in place of the list.
    var gallery: GalleryPane? { isGallery ? GalleryPane(level, in: layout.rows) : nil }

    mutating func toggleGallery() -> [Effect<BrowserMessage>] {
        if hasPictures { showsGallery.toggle() }
        return []
    }

    /// Moves in a row of the gallery, at whose ends the keys mean the same as in the list; returns `nil` for other keys.
    mutating func move(in gallery: GalleryPane, _ key: Key) -> [Effect<BrowserMessage>]? {
        let column = level.selected % gallery.length
        switch key {
        case .right where column < gallery.length - 1 && level.selected < level.items.count - 1: level.move(by: 1)
        case .left where column > 0: level.move(by: -1)
        default: return nil
        }
        return []
    }

    /// Keeps the selected item visible.
    mutating func reveal() {
        let gallery = gallery
        level.scroll.reveal(
            level.selected / (gallery?.length ?? 1), count: gallery?.count ?? level.items.count,
            height: gallery?.height ?? layout.rows.height)
    }
}
