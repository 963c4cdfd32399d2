import ChallengeScreen

/// The parts of the window: list and card side by side from 80 columns, one of them in a narrower window.
struct BrowserLayout {
    static let smallest = Size(columns: 40, rows: 12)

    let tabs: Rect
    let way: Rect
    let list: Rect
    let card: Rect
    let status: Rect
    let keys: Rect

    init(_ size: Size, showsCard: Bool) {
        let (tabs, below) = Rect(size).splitTop(1)
        let (way, rest) = below.splitTop(1)
        let (keys, above) = rest.splitBottom(1)
        let (status, body) = above.splitBottom(1)
        (self.tabs, self.way, self.keys, self.status) = (tabs, way, keys, status)
        if size.columns >= 80 {
            let (list, rest) = body.splitLeft(size.columns * 2 / 5)
            self.list = list
            card = rest.inset(columns: 1, rows: 0)
        } else {
            list = showsCard ? body.splitTop(0).top : body
            card = showsCard ? body : body.splitTop(0).top
        }
    }
}
