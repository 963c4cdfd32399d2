internal import ChallengeCore
internal import ChallengePictures
internal import ChallengeResources
public import ChallengeTerminal

/// The pictures that commands print: one beside the details of an item, or those of a list.
public struct ItemPictures<Item: Sendable>: Sendable {
    private let pictures: TerminalPictures?
    private let address: @Sendable (Item) -> String?
    private let invocation: Invocation
    private let console: Console
    /// Draws the pictures of a sheet.
    private var draw: TerminalPictures.Draw?

    /// - Parameter pictures: The pictures for the terminal; `nil` for a command without pictures.
    public init(
        _ pictures: TerminalPictures?, _ schema: RecordSchema<Item>, _ invocation: Invocation, _ console: Console
    ) {
        self.pictures = pictures
        address = schema.picture ?? { _ in nil }
        self.invocation = invocation
        self.console = console
    }

    /// Returns the picture beside the details of a single item, which waits for it only a short time.
    func beside(_ result: ItemResult<ItemKey, Item>) async -> DrawnPicture? where Item: NamedItemContract {
        guard case .one(let fetched) = result, invocation.printsTable, invocation[StandardOptions.fields] == nil,
            let address = address(fetched.value)
        else { return nil }
        let columns = console.output.columns < PictureOptions.wideWindow ? 20 : 24
        // A terminal paints a picture that is higher than its window over other text.
        let rows = min(columns / 2, console.output.windowRows - 2)
        guard rows >= PictureOptions.fewestRows, let pictures, let draw = pictures.drawing(false) else { return nil }
        return await PictureOptions.inTime {
            await draw(address, columns, rows)
        } late: {
            pictures.fetchLater(fetched.value.key)
        }
    }

    /// Returns an empty sheet for the pictures of a list if the command line asks for it.
    mutating func sheet(of count: Int) -> PictureSheet? {
        guard invocation.has(PictureOptions.pictures) else { return nil }
        draw = invocation.printsTable ? pictures?.drawing(true) : nil
        if draw != nil { return PictureSheet(of: count, on: console.output) }
        console.note(SafeText("listing.note.noPictures".localized()))
        return nil
    }

    /// Adds the pictures of items to a sheet, several at the same time.
    func add(_ items: [Item], to sheet: PictureSheet) async {
        guard let draw else { return }
        await withTaskGroup(of: Void.self) { group in
            for (index, address) in items.compactMap(address).enumerated() {
                if index >= PictureOptions.concurrentPictures { await group.next() }
                group.addTask {
                    let picture = await draw(address, sheet.columns, sheet.rows)
                    if let picture { sheet.add(picture, at: address) }
                }
            }
        }
    }
}

/// The options and the limits for printed pictures.
public enum PictureOptions {
    public static let pictures = Flag("pictures", help: "listing.option.pictures")
    static let wideWindow = 100
    static let fewestRows = 4
    static let concurrentPictures = 8
    /// The number of items for whose pictures a list makes room.
    static let usualList = 20
    /// The longest time for which an item waits for its picture.
    private static let patience = Duration.seconds(1)

    /// Returns the picture if it is there in time, and otherwise calls `late`.
    static func inTime(
        _ clock: any ClockContract = SystemClock(), _ picture: @escaping @Sendable () async -> DrawnPicture?,
        late: () -> Void
    ) async -> DrawnPicture? {
        await withTaskGroup(of: (isInTime: Bool, picture: DrawnPicture?).self) { group in
            group.addTask { (true, await picture()) }
            group.addTask {
                try? await clock.sleep(for: patience)
                return (false, nil)
            }
            let first = await group.next()
            group.cancelAll()
            if first?.isInTime == false, !Task.isCancelled { late() }
            return first?.picture
        }
    }
}

extension Invocation {
    /// `true` for the format of a terminal.
    fileprivate var printsTable: Bool { format == nil || format == .table }
}
