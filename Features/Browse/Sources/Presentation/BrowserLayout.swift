import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The parts of the window: list and card side by side from 80 columns, one of them in a narrower window.
struct BrowserLayout {
    static let smallest = Size(columns: 40, rows: 12)
    private static let fewestFramedRows = 10
    private static let narrowestList = 47
    private static let widestList = 110
    /// The columns from which a list has more of the window than the card.
    private static let wideWindow = 160

    let tabs: Rect
    /// The frames of the list and of the card; empty if not shown.
    let list: Rect
    let card: Rect
    /// The list and the card together.
    let body: Rect
    let status: Rect
    let keys: Rect
    /// `false` for so few rows below the prompt that frames would leave no room.
    let isFramed: Bool
    private let isBelowPrompt: Bool
    private let isGallery: Bool
    private let window: Size

    /// - Parameters:
    ///   - showsCard: `true` if a narrow window shows the card.
    ///   - isGallery: `true` if a gallery has the room of the list and of the card.
    ///   - hasTabs: `true` if the first row shows the tabs.
    ///   - isBelowPrompt: `true` for a few rows below the prompt.
    init(
        _ size: Size, showsCard: Bool = false, isGallery: Bool = false, hasTabs: Bool = true,
        isBelowPrompt: Bool = false
    ) {
        window = size
        self.isBelowPrompt = isBelowPrompt
        isFramed = !isBelowPrompt || size.rows >= Self.fewestFramedRows
        let (tabs, below) = Rect(size).splitTop(hasTabs ? 1 : 0)
        let (keys, above) = below.splitBottom(isFramed ? 1 : 0)
        let (status, body) = above.splitBottom(isFramed ? 1 : 0)
        (self.tabs, self.body, self.keys, self.status) = (tabs, body, keys, status)
        self.isGallery = isGallery
        if isGallery {
            list = body
            card = body.splitTop(0).top
        } else if size.columns >= 80, isFramed {
            let half = size.columns / 2 + 3
            let share = size.columns < Self.wideWindow ? half : size.columns * 11 / 20
            (list, card) = body.splitLeft(max(Self.narrowestList, min(share, Self.widestList)))
        } else {
            list = showsCard ? body.splitTop(0).top : body
            card = showsCard ? body : body.splitTop(0).top
        }
    }

    var isTooSmall: Bool {
        !isBelowPrompt && (window.columns < Self.smallest.columns || window.rows < Self.smallest.rows)
    }

    /// The titles of the columns.
    var header: Rect { isFramed ? Self.text(in: list).splitTop(headerRows).top : list.splitTop(0).top }
    var rows: Rect { isFramed ? Self.text(in: list).splitTop(headerRows).rest : list.splitTop(1).rest }
    private var headerRows: Int { isGallery ? 0 : 1 }
    var cardText: Rect { Self.text(in: card) }
    /// The text in a frame over the body.
    var overlayText: Rect { Self.text(in: body) }

    private static func text(in frame: Rect) -> Rect { FrameView.inner(frame).inset(columns: 1) }

    /// Returns the frame of a menu over the list.
    func menuRect(_ menu: SortMenu) -> Rect {
        Rect(
            column: body.column + 2, row: body.row + 1, width: min(menu.size.columns, body.width - 4),
            height: min(menu.size.rows, body.height - 2))
    }

    /// - Parameter sentence: A more important sentence than the one about the size.
    func drawTooSmall(_ sentence: String? = nil, on canvas: inout Canvas) {
        let text = sentence ?? "browse.tooSmall %@ %@".localized("\(Self.smallest.columns)", "\(Self.smallest.rows)")
        for (row, line) in SafeText(text).wrapped(to: max(1, window.columns)).enumerated() {
            canvas.draw(line, row: row)
        }
    }

    /// Draws the parts that fit, of which the first two are cut instead.
    func drawStatus(_ parts: [SafeText], on canvas: inout Canvas) {
        let separator = SafeText(" · ", style: .dim)
        var parts = parts.filter { !$0.isEmpty }
        while parts.count > 2, parts.joined(separator: separator).width >= status.width { parts.removeLast() }
        let text = parts.joined(separator: separator).truncated(to: status.width - 1)
        canvas.sub(status) { $0.draw(text, row: 0, column: 1) }
    }
}
