/// The detection of terminals that show hyperlinks (the sequence OSC 8).
enum HyperlinkSupport {
    /// Returns `true` if the variables name a terminal that is known to show hyperlinks.
    ///
    /// Other terminals can print the address, so an unknown terminal gets none. `CHALLENGE_HYPERLINKS` overrides this.
    static func isKnown(_ environment: [String: String]) -> Bool {
        let value = { (name: String) in environment[name] ?? "" }
        if let isForced = ValueKind.toggle.parse(value("CHALLENGE_HYPERLINKS")) { return isForced }
        // A multiplexer removes or garbles the sequence in many versions, and keeps the variables of the terminal.
        let term = value("TERM")
        if !value("TMUX").isEmpty || !value("STY").isEmpty { return false }
        if term == "dumb" || term == "linux" || term.hasPrefix("screen") || term.hasPrefix("tmux") { return false }
        return !value("KITTY_WINDOW_ID").isEmpty || !value("WT_SESSION").isEmpty
            || terminals.contains(term) || programs.contains(value("TERM_PROGRAM"))
            || (Int(value("VTE_VERSION")) ?? 0) >= firstVTE || (Int(value("KONSOLE_VERSION")) ?? 0) >= firstKonsole
    }

    private static let terminals: Set = ["xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "alacritty", "contour"]

    private static let programs: Set = ["iTerm.app", "WezTerm", "vscode", "ghostty", "mintty", "rio", "Hyper"]

    /// VTE 0.50.1; the version before it crashes.
    private static let firstVTE = 5001

    /// Konsole 20.12.
    private static let firstKonsole = 201_200
}
