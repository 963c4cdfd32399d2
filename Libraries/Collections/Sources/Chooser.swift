internal import ChallengeCore
internal import ChallengePlatform
internal import ChallengeRepository
internal import ChallengeResources
internal import ChallengeScreen
internal import ChallengeTerminal

/// A few rows below the prompt, in which the user chooses the item that a name means; the typed text filters them.
struct Chooser: ScreenProgram {
    enum Outcome: Sendable, Equatable {
        case chosen(ItemKey)
        case left
        case interrupted
    }

    private static let mostRows = 12
    private static let narrowestField = 8

    private let question: SafeText
    private let items: [NamedItem]
    private let texts: [SafeText]
    private let omitted: Int
    /// `true` for a terminal that shows only ASCII.
    let isASCII: Bool
    private var field = InputField()
    /// The indices of the items that the typed text means.
    private var found: [Int]
    private var selected = 0
    private var scroll = ScrollPosition()
    private var size = Size.zero
    private(set) var outcome: Outcome?

    /// - Parameters:
    ///   - omitted: The number of further matches, which are not among the items.
    ///   - texts: The text of each item.
    init(
        named name: String, _ noun: Noun, _ items: [some NamedItemContract], omitted: Int, texts: [String],
        isASCII: Bool = false
    ) {
        self.isASCII = isASCII
        question = SafeText("listing.choice.question %@ %@".localized(name, noun(1)), style: .bold)
        self.items = items.map { NamedItem($0) }
        self.texts = texts.map { SafeText($0) }
        self.omitted = omitted
        found = Array(items.indices)
    }

    mutating func update(_ event: ProgramEvent<Never>) -> [Effect<Never>] {
        guard case .terminal(let event) = event else { return [] }
        switch event {
        case .resized(let size): self.size = size
        case .key(.escape): outcome = .left
        case .key(.control("c")): outcome = .interrupted
        case .key(.enter): if found.indices.contains(selected) { outcome = .chosen(items[found[selected]].key) }
        case .key(.down), .key(.control("n")), .key(.control("j")): move(by: 1)
        case .key(.up), .key(.control("p")), .key(.control("k")): move(by: -1)
        case .key(.pageDown): move(by: areas.list.height)
        case .key(.pageUp): move(by: -areas.list.height)
        default: type(event)
        }
        scroll.reveal(selected, count: found.count, height: areas.list.height)
        return []
    }

    private mutating func move(by rows: Int) { selected = max(0, min(selected + rows, found.count - 1)) }

    private mutating func type(_ event: TerminalEvent) {
        let text = field.text
        guard field.handle(event), field.text != text else { return }
        selected = 0
        found = matches
    }

    /// The items that the text means, as a search finds them; all of them without a text.
    private var matches: [Int] {
        if field.text.isEmpty { return Array(items.indices) }
        guard let query = try? SearchQuery(field.text) else { return [] }
        return query.matches(among: Array(items.indices)) { index in
            let item = items[index]
            let others = [item.shortName].compactMap(\.self) + item.distinctions + item.furtherDistinctions
            return (item.name, others, "\(item.key)")
        }.items
    }
}

/// The rows.
extension Chooser {
    /// The number of rows for all items, the question and the keys.
    var rows: Int { min(items.count + 2, Self.mostRows) }

    private var areas: (keys: Rect, list: Rect) {
        let (keys, list) = Rect(size).splitTop(1).rest.splitBottom(size.rows > 3 ? 1 : 0)
        return (keys, list)
    }

    private var count: SafeText {
        SafeText("listing.choice.count %@ %@".localized("\(found.count)", "\(items.count)"), style: .dim)
    }

    /// The question, which is cut off to leave room for the typed text.
    private var shownQuestion: SafeText {
        question.truncated(to: size.columns - Self.narrowestField - count.width - 2)
    }

    private var fieldArea: Rect {
        let start = shownQuestion.isEmpty ? 0 : shownQuestion.width + 1
        return Rect(column: start, row: 0, width: size.columns - count.width - 1 - start, height: 1)
    }

    /// The cursor is in the first row, as a program below the prompt needs it.
    var cursor: Position? { field.cursor(in: fieldArea) }

    func draw(on canvas: inout Canvas) {
        canvas.draw(shownQuestion, row: 0)
        field.draw(on: &canvas, in: fieldArea)
        canvas.draw(count, row: 0, column: size.columns - count.width)
        let list = ListView(count: found.count, selected: selected, scroll: scroll) { texts[found[$0]] }
        list.draw(on: &canvas, in: areas.list)
        if found.isEmpty { canvas.draw(SafeText("listing.choice.noMatch".localized(), style: .dim), row: 1) }
        drawKeys(on: &canvas)
    }

    /// Draws the keys, and the number of the omitted matches to the right of them.
    private func drawKeys(on canvas: inout Canvas) {
        let more = omitted > 0 ? SafeText("listing.name.more %lld".localized(omitted), style: .dim) : .empty
        let (keys, rest) = areas.keys.splitLeft(size.columns - more.width)
        KeyLine([
            (SafeText("↵".namingKeys(isASCII: isASCII)), SafeText("listing.choice.choose".localized())),
            ("Esc", SafeText("listing.choice.leave".localized())),
        ]).draw(on: &canvas, in: keys)
        canvas.sub(rest) { $0.draw(more, row: 0) }
    }
}

extension Console {
    /// Returns the key of the item that the user chooses; `nil` if no user can choose, or if the user leaves the chooser.
    ///
    /// After Ctrl-C, the process ends by its signal, so that a shell stops a loop of commands.
    func chosenKey(with chooser: Chooser) async throws -> ItemKey? {
        guard canShowChoices else { return nil }
        let outcome = await withoutStatus {
            // Without a terminal of its own, the command ends as it does without a user.
            try? await ScreenRunner(
                device: SystemTerminal(), isColored: output.isColored, isASCII: output.isASCII,
                placement: .below(rows: chooser.rows)
            ).run(chooser)
        }
        switch outcome {
        case .chosen(let key): return key
        case .left, nil: return nil
        case .interrupted:
            // A terminal sends the signal to all processes of the job, too.
            kill(0, SIGINT)
            Interruption.raise(SIGINT)
            // A process that ignores the signal goes on.
            throw ReportedExit(exitCode: .interrupted)
        }
    }
}
