import ChallengeCollections
import ChallengeScreen
import ChallengeTerminal

/// A key of the browser with its meaning: the only place that the handler, the last line and the help read.
struct BrowserKey: Sendable {
    typealias Action = @Sendable (inout Browser) -> [Effect<BrowserMessage>]

    /// A part of the help.
    enum Group: String, CaseIterable {
        case move
        case open
        case change
        case window
    }

    let group: Group
    let keys: [Key]
    /// The keys as the help and the last line name them.
    let label: String
    /// The last part of the catalog's key for the meaning.
    let meaning: String
    /// `true` if the last line shows the key at a place; `nil` for a key that only the help shows.
    let isShown: (@Sendable (Browser) -> Bool)?
    let action: Action

    init(
        _ group: Group, _ keys: [Key], _ label: String, _ meaning: String,
        shown isShown: (@Sendable (Browser) -> Bool)? = nil, _ action: @escaping Action
    ) {
        self.group = group
        self.keys = keys
        self.label = label
        self.meaning = meaning
        self.isShown = isShown
        self.action = action
    }

    /// The keys in the order of the last line, whose end is omitted in a narrow window.
    static let all: [BrowserKey] = going + changing + moving

    private static let going = [
        BrowserKey(.open, [.enter], "↵", "open", shown: hasItem) { $0.open() },
        BrowserKey(.open, [.right, .character("l")], "→ l", "card", shown: isInList) { $0.enterCard() },
        BrowserKey(.open, [.escape], "Esc", "back", shown: canGoBack) { $0.peel() },
        BrowserKey(.open, [.left, .character("h"), .backspace], "← h ⌫", "back") { $0.goBack() },
        BrowserKey(.change, [.character("/")], "/", "filter", shown: always) { $0.beginFilter() },
        BrowserKey(.change, [.character("s")], "s", "sort", shown: hasItem) { $0.showSortMenu() },
        BrowserKey(.change, [.character("f")], "f", "mark", shown: isMarkable) { $0.changeMark() },
        BrowserKey(.change, [.character("d")], "d", "remove", shown: canRemove) { $0.remove() },
        BrowserKey(.change, [.character(" ")], "␣", "toggle") { $0.toggleChoice() },
        BrowserKey(.change, [.character("u")], "u", "undo", shown: canUndo) { $0.undo() },
        BrowserKey(.change, [.character("e")], "e", "edit", shown: isMarkable) { $0.editMark() },
        BrowserKey(.open, [.character("i")], "i", "picture") { $0.showPicture() },
        BrowserKey(.open, [.character("v")], "v", "gallery", shown: hasPictures) { $0.toggleGallery() },
        BrowserKey(.window, [.character("?")], "?", "help", shown: always) { $0.showHelp() },
        BrowserKey(.window, [.character("q")], "q", "quit", shown: always) { $0.leave(.ok) },
        BrowserKey(.window, [.control("c")], "Ctrl-C", "interrupt") { $0.leave(.interrupted) },
    ]

    private static let changing = [
        BrowserKey(.change, [.character("r")], "r", "refresh", shown: always) { $0.refresh() },
        BrowserKey(.change, [.character("p")], "p", "policy", shown: always) { $0.changePolicy() },
        BrowserKey(.change, [.character("y")], "y", "copyName", shown: hasItem) { $0.copy(\.name) },
        BrowserKey(.change, [.character("Y")], "Y", "copy") { $0.copy(\.address) },
        BrowserKey(.open, [.character("o")], "o", "page", shown: hasPage) { $0.openAddress($0.webAddress) },
        BrowserKey(.open, [.character("O")], "O", "pagePicture") { browser in
            browser.openAddress(browser.level.item.flatMap { browser.catalog.picture(of: $0, browser.level.kind) })
        },
        BrowserKey(.open, [.tab, .character("]")], "Tab ]", "nextTab") { $0.show(tab: $0.tab + 1) },
        BrowserKey(.open, [.backTab, .character("[")], "⇧Tab [", "previousTab") { $0.show(tab: $0.tab - 1) },
        // The handler of digits shows the tab.
        BrowserKey(.open, [], "1–9", "tab") { _ in [] },
    ]

    private static let moving = [
        BrowserKey(.move, [.down, .character("j"), .control("n")], "↓ j", "down") { $0.move(by: 1) },
        BrowserKey(.move, [.up, .character("k"), .control("p")], "↑ k", "up") { $0.move(by: -1) },
        BrowserKey(.move, [.control("d")], "Ctrl-D", "halfDown") { $0.move(by: $0.page / 2) },
        BrowserKey(.move, [.control("u")], "Ctrl-U", "halfUp") { $0.move(by: -$0.page / 2) },
        BrowserKey(.move, [.pageDown, .control("f")], "PgDn Ctrl-F", "pageDown") { $0.move(by: $0.page) },
        BrowserKey(.move, [.pageUp, .control("b")], "PgUp Ctrl-B", "pageUp") { $0.move(by: -$0.page) },
        BrowserKey(.move, [.home, .character("g")], "g Home", "first") { $0.move(by: -Browser.far) },
        BrowserKey(.move, [.end, .character("G")], "G End", "last") { $0.move(by: Browser.far) },
        BrowserKey(.move, [.character("J"), .shiftDown], "J ⇧↓", "scrollDown") { $0.scrollCard(by: 1) },
        BrowserKey(.move, [.character("K"), .shiftUp], "K ⇧↑", "scrollUp") { $0.scrollCard(by: -1) },
        // The loop of Screen handles these.
        BrowserKey(.window, [.control("l")], "Ctrl-L", "draw") { _ in [] },
        BrowserKey(.window, [.control("z")], "Ctrl-Z", "suspend") { _ in [] },
    ]

    private static let always: @Sendable (Browser) -> Bool = { _ in true }
    private static let hasItem: @Sendable (Browser) -> Bool = { $0.level.item != nil }
    private static let hasPage: @Sendable (Browser) -> Bool = { $0.webAddress != nil }
    private static let isInList: @Sendable (Browser) -> Bool = { hasItem($0) && !$0.level.isCardFocused }
    private static let canGoBack: @Sendable (Browser) -> Bool = { $0.canGoBack }
    private static let hasPictures: @Sendable (Browser) -> Bool = { $0.hasPictures }
    private static let canUndo: @Sendable (Browser) -> Bool = { $0.lastMarks != nil }
    private static let canRemove: @Sendable (Browser) -> Bool = { hasItem($0) && $0.collection?.remove != nil }
    private static let isMarkable: @Sendable (Browser) -> Bool = { $0.markableKey != nil }
}
