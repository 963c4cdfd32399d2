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

    /// Returns what the terminal shows according to its variables; blocks only if the user chose them.
    ///
    /// - Parameter cell: The size of a cell, if it is known.
    public func terminal(cell: PictureTerminal.CellSize? = nil) -> PictureTerminal? {
        terminal(choice == .auto ? byVariables.way : chosenWay, cell)
    }

    /// Returns what the terminal shows according to its answers, which count more than its variables; blocks if nothing
    /// better is known.
    public func terminal(_ replies: [TerminalReply], cell: PictureTerminal.CellSize? = nil) -> PictureTerminal? {
        let way = choice == .auto ? way(replies) ?? .blocks : chosenWay
        let answered = replies.compactMap { reply in
            if case .cellSize(let width, let height) = reply {
                PictureTerminal.CellSize(width: width, height: height)
            } else {
                nil
            }
        }
        return terminal(way, ([cell] + answered).compactMap(\.self).first(where: \.isPlausible))
    }

    /// A sentence about the way and its evidence.
    public var explanation: String {
        if choice != .auto { return "pictures.chosen %@".localized(choice.rawValue) }
        let (way, evidence) = byVariables
        if let way { return "pictures.found %@ %@".localized(way.rawValue, evidence) }
        return "pictures.notFound %@".localized(evidence)
    }

    private func terminal(_ way: PictureTerminal.Way?, _ cell: PictureTerminal.CellSize?) -> PictureTerminal? {
        if !isKnownTerminal || way == .blocks && !isColored { return nil }
        return way.map { way in
            // The color of a placeholder is the number of its picture.
            PictureTerminal(
                way == .kitty && !isColored ? .konsole : way,
                cell: cell.flatMap { $0.isPlausible ? $0 : nil } ?? .usual,
                hasTrueColor: ["truecolor", "24bit"].contains(environment["COLORTERM"]))
        }
    }

    private var chosenWay: PictureTerminal.Way? {
        if choice == .kitty {
            return isInMultiplexer ? .blocks : environment["KONSOLE_VERSION"] == nil ? .kitty : .konsole
        }
        return PictureTerminal.Way(rawValue: choice.rawValue)
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
        if ["kitty", "ghostty"].contains(where: version.hasPrefix), knowsKitty { return .kitty }
        // Placeholders are not a part of the protocol that every terminal knows.
        if knowsKitty { return byVariables.way == .kitty ? .kitty : .konsole }
        if attributes?.contains(4) == true { return .sixel }
        let way = byVariables.way
        let isRefuted = !version.isEmpty || attributes != nil && [.kitty, .konsole].contains(way)
        return isRefuted ? nil : way
    }

    private var term: String { environment["TERM"] ?? "" }

    private var isKnownTerminal: Bool { !["", "dumb", "linux"].contains(term) }

    private var isInMultiplexer: Bool {
        environment["TMUX"] != nil || ["screen", "tmux"].contains(where: term.hasPrefix)
    }

    private var byVariables: (way: PictureTerminal.Way?, evidence: String) {
        let program = environment["TERM_PROGRAM"] ?? ""
        if !isKnownTerminal { return (nil, "TERM=\(term)") }
        if isInMultiplexer { return (nil, environment["TMUX"] == nil ? "TERM=\(term)" : "TMUX") }
        if environment["KITTY_WINDOW_ID"] != nil { return (.kitty, "KITTY_WINDOW_ID") }
        if ["xterm-kitty", "xterm-ghostty"].contains(term) { return (.kitty, "TERM=\(term)") }
        if program == "ghostty" { return (.kitty, "TERM_PROGRAM=\(program)") }
        if environment["KONSOLE_VERSION"] != nil { return (.konsole, "KONSOLE_VERSION") }
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
