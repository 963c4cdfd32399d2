import ChallengeCollections
import ChallengeScreen
import ChallengeTerminal

/// A key of the browser with its meaning: the only place that the handler, the last line and the help read.
struct BrowserKey: Sendable {
    typealias Action = @Sendable (inout Browser) -> [Effect<BrowserMessage>]

    let keys: [Key]
    /// The keys as the help and the last line name them.
    let label: String
    /// The last part of the catalog's key for the meaning.
    let meaning: String
    /// `true` if the last line shows the key at a place; `nil` for a key that only the help shows.
    let isShown: (@Sendable (Browser) -> Bool)?
    let action: Action

    init(
        _ keys: [Key], _ label: String, _ meaning: String, shown isShown: (@Sendable (Browser) -> Bool)? = nil,
        _ action: @escaping Action
    ) {
        self.keys = keys
        self.label = label
        self.meaning = meaning
        self.isShown = isShown
        self.action = action
    }

    /// The keys in the order of the last line, whose end is omitted in a narrow window.
    static let all: [BrowserKey] = going + changing + moving

    private static let going = [
        BrowserKey([.enter], "↵", "open", shown: hasItem) { $0.open() },
        BrowserKey([.right, .character("l")], "→ l", "card", shown: isInList) { $0.enterCard() },
        BrowserKey([.escape], "Esc", "back", shown: canGoBack) { $0.peel() },
        BrowserKey([.left, .character("h"), .backspace], "← h ⌫", "back") { $0.goBack() },
        BrowserKey([.character("/")], "/", "filter", shown: always) { $0.beginFilter() },
        BrowserKey([.character("s")], "s", "sort", shown: hasItem) { $0.showSortMenu() },
        BrowserKey([.character("f")], "f", "mark", shown: isMarkable) { $0.changeMark() },
        BrowserKey([.character("e")], "e", "edit", shown: isMarkable) { $0.editMark() },
        BrowserKey([.character("i")], "i", "picture") { $0.showPicture() },
        BrowserKey([.character("?")], "?", "help", shown: always) { $0.showHelp() },
        BrowserKey([.character("q")], "q", "quit", shown: always) { $0.leave(.ok) },
        BrowserKey([.control("c")], "Ctrl-C", "interrupt") { $0.leave(.interrupted) },
    ]

    private static let changing = [
        BrowserKey([.character("r")], "r", "refresh", shown: always) { $0.refresh() },
        BrowserKey([.character("p")], "p", "policy", shown: always) { $0.changePolicy() },
        BrowserKey([.character("y")], "y", "copyName", shown: hasItem) { $0.copy(\.name) },
        BrowserKey([.character("Y")], "Y", "copy") { $0.copy(\.address) },
        BrowserKey([.tab, .character("]")], "Tab ]", "nextTab") { $0.show(tab: $0.tab + 1) },
        BrowserKey([.backTab, .character("[")], "⇧Tab [", "previousTab") { $0.show(tab: $0.tab - 1) },
        // The handler of digits shows the tab.
        BrowserKey([], "1–9", "tab") { _ in [] },
    ]

    private static let moving = [
        BrowserKey([.down, .character("j"), .control("n")], "↓ j", "down") { $0.move(by: 1) },
        BrowserKey([.up, .character("k"), .control("p")], "↑ k", "up") { $0.move(by: -1) },
        BrowserKey([.control("d")], "Ctrl-D", "halfDown") { $0.move(by: $0.page / 2) },
        BrowserKey([.control("u")], "Ctrl-U", "halfUp") { $0.move(by: -$0.page / 2) },
        BrowserKey([.pageDown, .control("f"), .character(" ")], "PgDn Ctrl-F ␣", "pageDown") { $0.move(by: $0.page) },
        BrowserKey([.pageUp, .control("b")], "PgUp Ctrl-B", "pageUp") { $0.move(by: -$0.page) },
        BrowserKey([.home, .character("g")], "g Home", "first") { $0.move(by: -Browser.far) },
        BrowserKey([.end, .character("G")], "G End", "last") { $0.move(by: Browser.far) },
        BrowserKey([.character("J"), .shiftDown], "J ⇧↓", "scrollDown") { $0.scrollCard(by: 1) },
        BrowserKey([.character("K"), .shiftUp], "K ⇧↑", "scrollUp") { $0.scrollCard(by: -1) },
        // The loop of Screen handles these.
        BrowserKey([.control("l")], "Ctrl-L", "draw") { _ in [] },
        BrowserKey([.control("z")], "Ctrl-Z", "suspend") { _ in [] },
    ]

    private static let always: @Sendable (Browser) -> Bool = { _ in true }
    private static let hasItem: @Sendable (Browser) -> Bool = { $0.level.item != nil }
    private static let isInList: @Sendable (Browser) -> Bool = { hasItem($0) && !$0.level.isCardFocused }
    private static let canGoBack: @Sendable (Browser) -> Bool = { $0.canGoBack }
    private static let isMarkable: @Sendable (Browser) -> Bool = { $0.markableKey != nil }
}
