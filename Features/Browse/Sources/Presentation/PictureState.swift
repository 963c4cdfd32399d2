import ChallengeCore
import ChallengePictures
import ChallengeScreen
import ChallengeTerminal

/// The picture of an item in a room of the window.
struct PictureWish: Sendable, Hashable {
    let address: String
    let room: Size
    let terminal: PictureTerminal
    let cachePolicy: CachePolicy
}

/// The pictures that are here or on their way, and the abilities of the terminal.
///
/// A stored picture is read at once; a request is sent after the selection has rested.
struct PictureState: Sendable {
    /// The time for which the selection rests before pictures are fetched.
    private static let rest = Duration.milliseconds(50)
    /// The time for which the last picture is shown until the next one is here.
    private static let patience = Duration.milliseconds(200)
    private static let mostPictures = 64
    private static let mostLoads = 3

    let source: BrowserPictures
    /// The answers of the terminal until the last one.
    var replies: [TerminalReply] = []
    /// `true` until the terminal has answered, or is taken for a silent one.
    var awaitsReplies: Bool
    /// The terminal after its last answer; `nil` shows no pictures.
    var terminal: PictureTerminal?
    /// The wishes, of which the first one is shown and the others are prepared.
    private(set) var wishes: [PictureWish] = []
    /// The picture of the first wish, or for a short time the last one.
    private(set) var shown: (wish: PictureWish, picture: DrawnPicture)?
    private var pictures: [PictureWish: DrawnPicture] = [:]
    /// The wishes without a picture.
    private var missing: Set<PictureWish> = []
    private var loads: Set<PictureWish> = []
    private var storedLoad: PictureWish?
    /// `true` if the last wish had a picture, so that the next one will have one, too.
    private var expectsPicture = true
    private var isResting = false
    /// The number of the last wishes, and of the last wait for a late picture.
    private var number = 0
    private var lateNumber: Int?

    init(_ source: BrowserPictures) {
        self.source = source
        awaitsReplies = !source.queries.isEmpty
    }

    /// The picture for a wish, if it is here.
    subscript(wish: PictureWish) -> DrawnPicture? { pictures[wish] }

    /// The size of the shown picture, or the room that an expected one will fill.
    var size: Size? {
        if let picture = shown?.picture { return Size(columns: picture.columns, rows: picture.rows.count) }
        guard let wish = wishes.first, expectsPicture, !missing.contains(wish) else { return nil }
        return wish.room
    }

    /// Changes the wishes, and returns the work that follows.
    mutating func wish(for wishes: [PictureWish]) -> [Effect<BrowserMessage>] {
        if wishes == self.wishes { return [] }
        self.wishes = wishes
        isResting = false
        number += 1
        missing.formIntersection(wishes)
        // Other policies than `localFirst` ask for each picture again.
        let keepsAll = wishes.allSatisfy { $0.cachePolicy == .localFirst } && pictures.count < Self.mostPictures
        if !keepsAll { pictures = pictures.filter { wishes.contains($0.key) } }
        let cancelled = loads.subtracting(wishes)
        loads.subtract(cancelled)
        let rests =
            wishes.allSatisfy { isKnown($0) } ? [] : [Effect.send(BrowserMessage.rested(number), after: Self.rest)]
        return cancelled.map { .cancel($0.workName) } + show() + loadStored() + rests
    }

    private func isKnown(_ wish: PictureWish) -> Bool { pictures[wish] != nil || missing.contains(wish) }

    /// Shows the picture of the first wish, or the last one for a short time.
    private mutating func show() -> [Effect<BrowserMessage>] {
        guard let wish = wishes.first, !missing.contains(wish) else {
            (shown, lateNumber) = (nil, nil)
            if !wishes.isEmpty { expectsPicture = false }
            return []
        }
        if let picture = pictures[wish] {
            (shown, lateNumber, expectsPicture) = ((wish, picture), nil, true)
            return []
        }
        if shown?.wish.room != wish.room || shown?.wish.terminal != wish.terminal { shown = nil }
        if shown == nil || lateNumber != nil { return [] }
        lateNumber = number
        return [.send(.latePicture(number), after: Self.patience)]
    }

    mutating func dropLatePicture(_ number: Int) { if lateNumber == number { (shown, lateNumber) = (nil, nil) } }

    /// Looks for the stored picture of the first wish; a look that has begun ends before the next one.
    private mutating func loadStored() -> [Effect<BrowserMessage>] {
        guard storedLoad == nil, let wish = wishes.first, wish.cachePolicy == .localFirst, !isKnown(wish) else {
            return []
        }
        storedLoad = wish
        return [
            .run("stored picture") { [source] send in
                send(.storedPicture(wish, await source.picture(wish, isStored: true)))
            }
        ]
    }

    mutating func receive(stored picture: DrawnPicture?, for wish: PictureWish) -> [Effect<BrowserMessage>] {
        storedLoad = nil
        if let picture {
            pictures[wish] = picture
            // While the selection moves fast, the pictures follow it.
            (shown, lateNumber) = ((wish, picture), nil)
        }
        return show() + (wish == wishes.first ? [] : loadStored()) + load()
    }

    /// Fetches pictures if the selection has rested since the wishes with the number.
    mutating func rest(_ number: Int) -> [Effect<BrowserMessage>] {
        if number != self.number { return [] }
        isResting = true
        return load()
    }

    /// Fetches the first picture, and then a few of the others at the same time.
    private mutating func load() -> [Effect<BrowserMessage>] {
        guard isResting else { return [] }
        let unknown = wishes.filter { !isKnown($0) && !loads.contains($0) && $0 != storedLoad }
        let most = wishes.first.map(isKnown) == true ? Self.mostLoads : 1
        let next = unknown.prefix(max(0, most - loads.count))
        loads.formUnion(next)
        return next.map { wish in
            .run(wish.workName) { [source] send in send(.picture(wish, await source.picture(wish, isStored: false))) }
        }
    }

    mutating func receive(_ picture: DrawnPicture?, for wish: PictureWish) -> [Effect<BrowserMessage>] {
        loads.remove(wish)
        if let picture { pictures[wish] = picture } else if wishes.contains(wish) { missing.insert(wish) }
        return show() + load()
    }
}

extension PictureWish {
    fileprivate var workName: String { "picture \(address)" }
}

extension BrowserPictures {
    fileprivate func picture(_ wish: PictureWish, isStored: Bool) async -> DrawnPicture? {
        await picture(wish.address, wish.room, wish.terminal, wish.cachePolicy, isStored)
    }
}
