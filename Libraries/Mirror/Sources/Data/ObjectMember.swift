internal import ChallengeCore
internal import ChallengeJSON

/// A member of a JSON object, with the original bytes of its value.
struct ObjectMember {
    let key: String
    let value: ArraySlice<UInt8>

    /// The text of a string; `nil` for a value of another kind.
    var text: String? {
        value.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes)
            return try? reader.string()
        }
    }

    /// Returns the members of an object in order; a text that is not an object has none.
    static func all(in object: [UInt8]) -> [ObjectMember] {
        object.withUnsafeBufferPointer { bytes in
            var members: [ObjectMember] = []
            var reader = JSONReader(bytes)
            do throws(JSONReader.Malformed) {
                try reader.object { (key, reader) throws(JSONReader.Malformed) in
                    let start = reader.position
                    try reader.skip()
                    let value = object[start..<reader.position].drop { $0 <= UInt8(ascii: " ") }
                    members.append(ObjectMember(key: key, value: value))
                }
                return members
            } catch {
                return []
            }
        }
    }
}
