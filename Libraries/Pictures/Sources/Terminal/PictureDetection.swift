internal import ChallengeResources
public import ChallengeTerminal

/// The choice of the user about pictures.
public enum PictureChoice: String, CaseIterable, Sendable {
    case auto
    case kitty
    case iterm2
    case sixel
    case blocks
    case none
}

/// The way in which a terminal shows pictures, found out from its variables and its answers.
public struct PictureDetection: Sendable {
    private let environment: [String: String]
    private let choice: PictureChoice
    private let isColored: Bool

    /// - Parameter isColored: `true` for an output with colors and with other characters than those of ASCII.
    public init(environment: [String: String], choice: PictureChoice, isColored: Bool) {
        self.environment = environment
        self.choice = choice
        self.isColored = isColored
    }

    /// The queries for a program in the whole window, ended by one that every terminal answers; empty if the answers
    /// would change nothing.
    public var queries: String {
        if choice != .auto || !isKnownTerminal || isInMultiplexer { return "" }
        return "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[>q\u{1B}[c"
    }

    /// `true` if blocks stand for the pictures of the kitty protocol, which tmux and screen do not pass on.
    public var isReplaced: Bool { choice == .kitty && isInMultiplexer }

    /// Returns what the terminal shows according to its answers, which count more than its variables.
    ///
    /// - Parameters:
    ///   - cell: The size of a cell, if it is known.
    ///   - other: The way if neither tells one; `nil` shows no pictures then.
    public func terminal(
        _ replies: [TerminalReply] = [], cell: PictureTerminal.CellSize? = nil,
        otherwise other: PictureTerminal.Way? = nil
    ) -> PictureTerminal? {
        let way = choice == .auto ? way(replies) ?? other : chosenWay
        if !isKnownTerminal || way == .blocks && !isColored { return nil }
        let answered = replies.compactMap { reply in
            if case .cellSize(let width, let height) = reply {
                PictureTerminal.CellSize(width: width, height: height)
            } else {
                nil
            }
        }
        return way.map { way in
            PictureTerminal(
                way, cell: ([cell] + answered).compactMap(\.self).first(where: \.isPlausible) ?? .usual,
                hasTrueColor: ["truecolor", "24bit"].contains(environment["COLORTERM"]))
        }
    }

    /// A sentence about the way and its evidence.
    public var explanation: String {
        if isReplaced { return "pictures.replaced %@".localized(multiplexer) }
        if choice != .auto { return "pictures.chosen %@".localized(choice.rawValue) }
        let (way, evidence) = byVariables
        if let way { return "pictures.found %@ %@".localized(way.rawValue, evidence) }
        return "pictures.notFound %@".localized(evidence)
    }

    private var chosenWay: PictureTerminal.Way? {
        isReplaced ? .blocks : PictureTerminal.Way(rawValue: choice.rawValue)
    }

    private func way(_ replies: [TerminalReply]) -> PictureTerminal.Way? {
        if isInMultiplexer || !isKnownTerminal { return nil }
        var (version, attributes): (String, [Int]?) = ("", nil)
        for reply in replies {
            if case .version(let text) = reply { version = text.lowercased() }
            if case .attributes(let numbers) = reply { attributes = numbers }
        }
        let knowsKitty = replies.contains(.kitty("i=31;OK"))
        if ["wezterm", "iterm2", "rio"].contains(where: version.hasPrefix) { return .iterm2 }
        if knowsKitty { return .kitty }
        if attributes?.contains(4) == true { return .sixel }
        let way = byVariables.way
        let isRefuted = !version.isEmpty || attributes != nil && way == .kitty
        return isRefuted ? nil : way
    }

    private var term: String { environment["TERM"] ?? "" }

    private var isKnownTerminal: Bool { !["", "dumb", "linux"].contains(term) }

    private var isInMultiplexer: Bool {
        environment["TMUX"] != nil || ["screen", "tmux"].contains(where: term.hasPrefix)
    }

    /// The variable of the terminal in a terminal.
    private var multiplexer: String { environment["TMUX"] == nil ? "TERM=\(term)" : "TMUX" }

    private var byVariables: (way: PictureTerminal.Way?, evidence: String) {
        let program = environment["TERM_PROGRAM"] ?? ""
        if !isKnownTerminal { return (nil, "TERM=\(term)") }
        if isInMultiplexer { return (nil, multiplexer) }
        if environment["KITTY_WINDOW_ID"] != nil { return (.kitty, "KITTY_WINDOW_ID") }
        if ["xterm-kitty", "xterm-ghostty"].contains(term) { return (.kitty, "TERM=\(term)") }
        if program == "ghostty" { return (.kitty, "TERM_PROGRAM=\(program)") }
        if environment["KONSOLE_VERSION"] != nil { return (.kitty, "KONSOLE_VERSION") }
        if ["WezTerm", "iTerm.app", "vscode", "rio"].contains(program) { return (.iterm2, "TERM_PROGRAM=\(program)") }
        if ["foot", "mlterm", "contour"].contains(where: term.hasPrefix) { return (.sixel, "TERM=\(term)") }
        if environment["WT_SESSION"] != nil { return (.sixel, "WT_SESSION") }
        return (nil, "TERM=\(term)")
    }
}

extension PictureTerminal.CellSize {
    /// `true` for a size that a cell can have; some terminals answer with rubbish.
    fileprivate var isPlausible: Bool { (2...100).contains(width) && (4...200).contains(height) }
}
