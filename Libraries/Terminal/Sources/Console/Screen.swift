/// The properties of a stream that affect the display: terminal, width and color.
public struct Screen: Sendable, Equatable {
    public let isTerminal: Bool

    /// The width of the window or the value of `COLUMNS`; `nil` if lines may have any length.
    public let window: Int?

    /// The height of the window or the value of `LINES`; `nil` for an unknown height, and for a stream that
    /// `CHALLENGE_FORCE_TTY` makes a terminal.
    let rows: Int?

    /// The height of the window, 24 rows by default.
    package var windowRows: Int { rows ?? 24 }

    public let isColored: Bool

    /// `true` if the terminal can erase a line.
    let canErase: Bool

    /// `true` for a window in which a program can draw; `false` for a user who wants plain lines (`ACCESSIBLE`).
    public let showsFrames: Bool

    /// `true` if the terminal shows hyperlinks; never without color, which a user disables to get plain text.
    let showsHyperlinks: Bool

    /// The encoding of the locale if it is not UTF-8, such as `ISO-8859-1`; `nil` for a locale without an encoding.
    public let otherEncoding: String?

    /// `true` for a locale whose encoding may have no other characters than those of ASCII.
    public var isASCII: Bool { otherEncoding != nil }

    /// The width for prose, 80 columns by default.
    public var columns: Int { window ?? 80 }

    /// Returns the present width of the stream's window, which the user can change at any time.
    func currentColumns(of stream: any TextOutput) -> Int {
        let current = rows == nil ? nil : stream.terminalSize?.columns
        return current.flatMap { $0 > 0 ? $0 : nil } ?? columns
    }

    init(_ stream: any TextOutput, environment: [String: String], color: ColorChoice) {
        let forced = Self.forcedColumns(environment)
        let size = stream.terminalSize
        func firstNumber(_ numbers: Int?...) -> Int? { numbers.compactMap(\.self).first { $0 > 0 } }
        isTerminal = forced != nil || size != nil
        let columns = firstNumber(forced, size?.columns, environment["COLUMNS"].flatMap { Int($0) })
        window = columns ?? (isTerminal ? 80 : nil)
        let isWindow = forced == nil && size != nil
        rows = isWindow ? firstNumber(size?.rows, environment["LINES"].flatMap { Int($0) }) : nil
        isColored = Self.allowsColor(color, environment, isTerminal: isTerminal)
        canErase = isTerminal && !Self.isUnknownTerminal(environment)
        showsFrames = isWindow && canErase && ["", "0"].contains(environment["ACCESSIBLE"] ?? "")
        showsHyperlinks = isTerminal && isColored && HyperlinkSupport.isKnown(environment)
        otherEncoding = Self.otherEncoding(environment)
    }

    private static func otherEncoding(_ environment: [String: String]) -> String? {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        if ["C", "POSIX"].contains(locale) { return "ASCII" }
        let name = locale.split(separator: ".").dropFirst().first?.split(separator: "@").first.map(String.init)
        return name.flatMap { ["utf8", "utf-8"].contains($0.lowercased()) ? nil : $0 }
    }

    /// Returns the columns of `CHALLENGE_FORCE_TTY=80`, which makes any stream a terminal for tests and recordings.
    private static func forcedColumns(_ environment: [String: String]) -> Int? {
        guard let text = environment["CHALLENGE_FORCE_TTY"], !text.isEmpty else { return nil }
        return Int(text).flatMap { $0 > 0 ? $0 : nil } ?? 80
    }

    /// Returns `true` if the terminal knows no control sequences, or if its type is empty.
    static func isUnknownTerminal(_ environment: [String: String]) -> Bool {
        environment["TERM"].map { ["", "dumb"].contains($0) } ?? false
    }

    private static func allowsColor(_ choice: ColorChoice, _ environment: [String: String], isTerminal: Bool) -> Bool {
        if choice != .auto { return choice == .always }
        if let common = ColorChoice.commonValue(in: environment) { return common.text == ColorChoice.always.rawValue }
        return isTerminal && !isUnknownTerminal(environment) && !isMonochromeTerminal(environment)
    }

    /// Returns `true` for the types of terminals without color, such as `vt100`, `xterm-mono` and `linux-m`.
    private static func isMonochromeTerminal(_ environment: [String: String]) -> Bool {
        let type = environment["TERM"] ?? ""
        return type.hasPrefix("vt") || type.hasSuffix("-mono") || type.hasSuffix("-m")
    }
}

/// The user's choice about color.
public enum ColorChoice: String, Sendable, CaseIterable {
    case auto
    case always
    case never

    /// Returns the choice of the first variable that decides without an option and a stored value.
    static func commonValue(in environment: [String: String]) -> SharedValue? {
        let value = { (name: String) in environment[name] ?? "" }
        if !value("NO_COLOR").isEmpty { return SharedValue(variable: "NO_COLOR", text: never.rawValue) }
        if !["", "0"].contains(value("CLICOLOR_FORCE")) {
            return SharedValue(variable: "CLICOLOR_FORCE", text: always.rawValue)
        }
        return value("CLICOLOR") == "0" ? SharedValue(variable: "CLICOLOR", text: never.rawValue) : nil
    }
}
