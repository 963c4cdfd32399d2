/// An answer of the terminal to a query.
public enum TerminalReply: Sendable, Hashable {
    /// The answer to a command of the kitty protocol, such as `i=31;OK`.
    case kitty(String)
    /// The name and the version of the terminal, such as `WezTerm 20240203`.
    case version(String)
    /// The size of a cell in pixels.
    case cellSize(width: Int, height: Int)
    /// The numbers of the terminal's abilities; every terminal answers this query.
    case attributes([Int])
}
