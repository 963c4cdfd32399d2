import Foundation

/// A decoder for any JSON, because faulty responses have no fixed type.
enum JSON {
    static func value(of bytes: [UInt8]) throws -> Any? {
        try JSONDecoder().decode(AnyValue.self, from: Data(bytes)).value
    }

    private struct AnyValue: Decodable {
        let value: Any?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let object = try? container.decode([String: AnyValue].self) {
                value = object.compactMapValues(\.value)
            } else if let list = try? container.decode([AnyValue].self) {
                value = list.map(\.value)
            } else if let text = try? container.decode(String.self) {
                value = text
            } else {
                value = try? container.decode(Int.self)
            }
        }
    }
}
