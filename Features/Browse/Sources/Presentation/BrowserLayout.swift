import ChallengeResources
import ChallengeScreen
import ChallengeTerminal

/// The parts of the window: list and card side by side from 80 columns, one of them in a narrower window.
struct BrowserLayout {
    static let smallest = Size(columns: 40, rows: 12)

    let tabs: Rect
    let way: Rect
    let list: Rect
    let card: Rect
    /// The list and the card together.
    let body: Rect
    let status: Rect
    let keys: Rect
    private let window: Size

    init(_ size: Size, showsCard: Bool) {
        window = size
        let (tabs, below) = Rect(size).splitTop(1)
        let (way, rest) = below.splitTop(1)
        let (keys, above) = rest.splitBottom(1)
        let (status, body) = above.splitBottom(1)
        (self.tabs, self.way, self.body, self.keys, self.status) = (tabs, way, body, keys, status)
        if size.columns >= 80 {
            let (list, rest) = body.splitLeft(size.columns * 2 / 5)
            self.list = list
            card = rest.inset(columns: 1)
        } else {
            list = showsCard ? body.splitTop(0).top : body
            card = showsCard ? body : body.splitTop(0).top
        }
    }

    var isTooSmall: Bool { window.columns < Self.smallest.columns || window.rows < Self.smallest.rows }

    /// - Parameter sentence: A more important sentence than the one about the size.
    func drawTooSmall(_ sentence: String? = nil, on canvas: inout Canvas) {
        let text = sentence ?? "browse.tooSmall %@ %@".localized("\(Self.smallest.columns)", "\(Self.smallest.rows)")
        for (row, line) in SafeText(text).wrapped(to: max(1, window.columns)).enumerated() {
            canvas.draw(line, row: row)
        }
    }

    func drawStatus(_ parts: [String], on canvas: inout Canvas) {
        let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
        canvas.sub(status) { $0.draw(SafeText(text, style: .dim).truncated(to: status.width), row: 0) }
    }
}

/// The line of the keys that work at a place.
enum BrowserKeys {
    /// - Parameter keys: The keys with the last part of the catalog's key for their meaning.
    static func line(_ keys: [(String, String)]) -> KeyLine {
        KeyLine(keys.map { (SafeText($0.0), SafeText("browse.key.\($0.1)".localized())) })
    }
}
