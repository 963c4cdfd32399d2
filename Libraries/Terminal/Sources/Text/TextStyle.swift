/// The style of a text if colour is allowed.
public struct TextStyle: Sendable, Hashable {
    /// The colours of every terminal, with their SGR numbers.
    public enum Color: Int, Sendable, CaseIterable {
        case red = 31
        case green = 32
        case yellow = 33
        case blue = 34
        case magenta = 35
        case cyan = 36
    }

    public let color: Color?
    public let isBold: Bool
    public let isDim: Bool

    public init(color: Color? = nil, isBold: Bool = false, isDim: Bool = false) {
        self.color = color
        self.isBold = isBold
        self.isDim = isDim
    }

    public static let plain = TextStyle()
    public static let bold = TextStyle(isBold: true)
    public static let dim = TextStyle(isDim: true)
    public static let red = TextStyle(color: .red)
    public static let green = TextStyle(color: .green)
    public static let yellow = TextStyle(color: .yellow)
    public static let blue = TextStyle(color: .blue)
    public static let magenta = TextStyle(color: .magenta)
    public static let cyan = TextStyle(color: .cyan)

    /// Returns both styles combined; the other style determines the colour if both have one.
    public func adding(_ other: TextStyle) -> TextStyle {
        TextStyle(color: other.color ?? color, isBold: isBold || other.isBold, isDim: isDim || other.isDim)
    }

    /// Returns the text between the sequences that start and end the style.
    func wrap(_ text: Substring) -> String {
        let codes = [isBold ? 1 : nil, isDim ? 2 : nil, color?.rawValue].compactMap(\.self)
        if codes.isEmpty || text.isEmpty { return String(text) }
        return "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m" + text + "\u{1B}[0m"
    }
}
