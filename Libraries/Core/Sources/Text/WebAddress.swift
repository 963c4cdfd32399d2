#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The address of a page or a file on the web, which is written exactly as it was read.
public struct WebAddress: Sendable, Hashable, CustomStringConvertible {
    public let description: String

    /// Reads an address with `http` or `https` and a host; returns `nil` for any other text.
    public init?(_ text: String) {
        guard !text.unicodeScalars.contains(where: \.isUnsafeInAddress), let parts = URLComponents(string: text),
            ["http", "https"].contains(parts.scheme?.lowercased()), parts.host?.isEmpty == false
        else { return nil }
        description = text
    }

    /// The address with escapes in place of all characters but those of ASCII, as a hyperlink needs it.
    public var asciiText: String {
        description.utf8.reduce(into: "") { text, byte in
            text += byte < 0x80 ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
        }
    }
}

extension Unicode.Scalar {
    /// `true` for white space and characters that a reader does not see.
    fileprivate var isUnsafeInAddress: Bool {
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
            || properties.generalCategory == .format
    }
}
