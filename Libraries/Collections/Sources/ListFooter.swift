internal import ChallengeCore
internal import ChallengeResources
public import ChallengeTerminal

/// The line on stderr after a list, with the printed part, the size of the list, and the options for the rest.
public struct ListFooter: Sendable {
    /// The key of the text for an empty list.
    public static let noMatch = "listing.note.noMatch"

    private let noun: Noun
    private let request: PagingRequest
    /// The number of items before the first printed item.
    private var offset = 0
    /// The number of items in the requested part, including the dropped ones (``Page/dropped``).
    private var length = 0
    private var shown = 0
    /// The number of items of the list; the smallest possible number if it is unknown.
    private(set) var total = 0
    private(set) var origin: Origin?
    /// The identifiers and places of the items that cannot be read.
    private(set) var unreadable: [String] = []
    private var isCounted = true
    /// `true` if no item of the list follows.
    private var isEnd = true
    /// The number of pages of the list in its source.
    private var pages = 0

    /// Creates the footer of a list without printed items.
    ///
    /// - Parameter noun: The word for the items.
    init(noun: Noun, request: PagingRequest) {
        self.noun = noun
        self.request = request
    }

    /// Creates the footer of a list that is printed as a whole.
    public init(noun: Noun, count: Int) {
        self.init(noun: noun, request: .all)
        (length, shown, total) = (count, count, count)
    }

    /// Adds a part of a page.
    mutating func add<Item>(_ part: PagePart<Item>) {
        let page = part.page
        if length == 0 { offset = part.offset }
        length += part.length
        shown += part.items.count
        total = max(page.isCounted ? page.count : 0, offset + length)
        isEnd = part.isEnd
        pages = page.pages
        unreadable += page.unreadable
        origin = Origin.oldest(of: [origin, part.fetched.origin].compactMap(\.self))
        isCounted = page.isCounted || isEnd && offset == 0
    }

    /// Returns the origin and the extent of the list for the JSON envelope.
    func source(_ origin: Origin?) -> RecordSource {
        var source = RecordSource()
        source.set(origin)
        (source.page, source.pages) = request.page(inListOf: total, pages: pages)
        source.count = isCounted ? total : nil
        source.pages = isCounted ? source.pages : nil
        return source
    }

    /// Prints the footer, unless the user passed `--quiet`; in a narrow window without the options for the rest.
    ///
    /// - Parameter empty: The key of the text for an empty list.
    public func print(on console: Console, empty: String = noMatch) {
        console.note(SafeText(total == 0 && isEnd ? empty.localized() : console.isNarrow ? part : text))
    }

    var text: String { [part, rest].compactMap(\.self).joined(separator: " ") }

    private var part: String {
        if !isCounted { return "\(shown) \(noun(shown))." }
        if offset > 0 {
            let word = noun(length)
            let positions = (length > 1 ? "\(offset + 1)–" : "") + "\(offset + length)"
            return "listing.footer.range %@ %@ %@".localized(
                word.capitalizedFirst, positions, "\(total)")
        }
        let items = noun(total)
        return shown == total
            ? "\(total) \(items)." : "listing.footer.first %@ %@ %@".localized("\(shown)", "\(total)", items)
    }

    private var rest: String? {
        if isEnd { return pages > 1 || shown < total ? "listing.footer.end".localized() : nil }
        // If items were dropped, `--page 2` with the same limit would repeat items.
        let isExact = if case .first = request { shown == length } else { true }
        guard isExact, let next = request.next else { return "listing.footer.everything".localized() }
        return "listing.footer.next %@".localized(next)
    }
}
