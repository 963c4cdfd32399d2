/// The style of a text if color is allowed.
public struct TextStyle: Sendable, Hashable {
    public enum Color: Sendable, Hashable {
        // The colors that every terminal supports.
        case red
        case green
        case yellow
        case cyan
        /// One of 256 colors.
        case indexed(UInt8)
        /// One of 16 million colors.
        case rgb(UInt8, UInt8, UInt8)

        /// The SGR numbers of the color of a text; those of a background are larger by ten.
        var codes: [Int] {
            switch self {
            case .red: [31]
            case .green: [32]
            case .yellow: [33]
            case .cyan: [36]
            case .indexed(let number): [38, 5, Int(number)]
            case .rgb(let red, let green, let blue): [38, 2, Int(red), Int(green), Int(blue)]
            }
        }
    }

    public let color: Color?
    public let background: Color?
    public let isBold: Bool
    public let isDim: Bool
    public let isReversed: Bool
    /// The address of a hyperlink.
    let address: String?

    public init(
        color: Color? = nil, background: Color? = nil, isBold: Bool = false, isDim: Bool = false,
        isReversed: Bool = false
    ) {
        self.color = color
        self.background = background
        self.isBold = isBold
        self.isDim = isDim
        self.isReversed = isReversed
        address = nil
    }

    /// Creates the style of a hyperlink; an address with other characters than those of URLs is ignored.
    init(address: String) {
        let isSafe = address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        self.init(adding: .plain, to: .plain, address: isSafe ? address : nil)
    }

    private init(adding other: TextStyle, to style: TextStyle, address: String?) {
        color = other.color ?? style.color
        background = other.background ?? style.background
        isBold = style.isBold || other.isBold
        isDim = style.isDim || other.isDim
        isReversed = style.isReversed || other.isReversed
        self.address = address
    }

    public static let plain = TextStyle()
    public static let bold = TextStyle(isBold: true)
    public static let dim = TextStyle(isDim: true)
    public static let reversed = TextStyle(isReversed: true)
    public static let red = TextStyle(color: .red)
    public static let green = TextStyle(color: .green)
    public static let yellow = TextStyle(color: .yellow)
    public static let cyan = TextStyle(color: .cyan)

    /// Returns both styles combined; the other style determines the color if both have one.
    public func adding(_ other: TextStyle) -> TextStyle {
        TextStyle(adding: other, to: self, address: other.address ?? address)
    }

    /// The SGR numbers that start the style in a terminal with the plain style.
    package var codes: [Int] {
        let back = background?.codes ?? []
        return [isBold ? 1 : nil, isDim ? 2 : nil, isReversed ? 7 : nil].compactMap(\.self) + (color?.codes ?? [])
            + back.prefix(1).map { $0 + 10 } + back.dropFirst()
    }

    /// Returns the text between the sequences that start and end the style.
    func wrap(_ text: Substring) -> String {
        if text.isEmpty { return "" }
        let styled =
            codes.isEmpty
            ? String(text) : "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m" + text + "\u{1B}[0m"
        return address.map { "\u{1B}]8;;\($0)\u{1B}\\\(styled)\u{1B}]8;;\u{1B}\\" } ?? styled
    }
}
