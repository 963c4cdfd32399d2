public import ChallengePlatform

/// The texts of JSON, also the names of members, without their escapes.
public enum JSONTexts {
    /// Returns the JSON with other texts; the rest keeps its bytes.
    ///
    /// - Parameter transform: Returns another text, or `nil` to keep the bytes.
    public static func replacing(in json: Data, _ transform: (String) -> String?) -> Data {
        json.withUnsafeBytes { bytes in
            let bytes = bytes.bindMemory(to: UInt8.self)
            var (result, copied, position) = (Data(), 0, 0)
            while let start = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) {
                var end = start + 1
                while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
                    end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
                }
                guard end < bytes.count else { break }
                position = end + 1
                guard let text = JSONToken.text(of: bytes[(start + 1)..<end]), let other = transform(text) else {
                    continue
                }
                result += bytes[copied..<start]
                result += JSONWriter.quoted(other).utf8
                copied = position
            }
            return copied == 0 ? json : result + bytes[copied...]
        }
    }
}
