/// A row in the format of a database file: its row id and its values.
struct StoredRow {
    let rowID: Int64
    let values: [SQLValue]

    /// Decodes a row in SQLite's format, a list of types followed by the values; returns `nil` for other bytes.
    init?(rowID: Int64, payload: Bytes) {
        guard let (headerSize, firstTypeOffset) = payload.varint(0), let headerSize = Int(exactly: headerSize),
            firstTypeOffset...payload.count ~= headerSize
        else { return nil }
        var values: [SQLValue] = []
        var typeOffset = firstTypeOffset
        var valueOffset = headerSize
        while typeOffset < headerSize {
            guard let (type, next) = payload.varint(typeOffset),
                let (value, size) = payload.value(type, at: valueOffset)
            else { return nil }
            values.append(value)
            typeOffset = next
            valueOffset += size
        }
        self.rowID = rowID
        self.values = values
    }
}

extension Bytes {
    /// Returns the value of the type at the offset, and its size.
    fileprivate func value(_ type: Int64, at offset: Int) -> (SQLValue, Int)? {
        switch type {
        case 0: return (.null, 0)
        case 1...4: return signed(offset, size: Int(type))
        case 5: return signed(offset, size: 6)
        case 6: return signed(offset, size: 8)
        case 7:
            return integer(offset, size: 8).map { (.real(Double(bitPattern: UInt64(bitPattern: Int64($0)))), 8) }
        case 8: return (.integer(0), 0)
        case 9: return (.integer(1), 0)
        case 12...:
            guard let size = Int(exactly: (type - 12) / 2), let bytes = slice(offset, size) else { return nil }
            return (type % 2 == 0 ? .blob(bytes) : .text(String(decoding: bytes, as: UTF8.self)), size)
        default: return nil
        }
    }

    private func signed(_ offset: Int, size: Int) -> (SQLValue, Int)? {
        let spareBits = 64 - 8 * size
        return integer(offset, size: size).map { (.integer((Int64($0) << spareBits) >> spareBits), size) }
    }
}

/// Bytes with access by offset; an offset beyond the end returns `nil`.
struct Bytes {
    private let bytes: [UInt8]

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    var count: Int { bytes.count }

    func byte(_ offset: Int) -> UInt8? {
        bytes.indices.contains(offset) ? bytes[offset] : nil
    }

    func slice(_ offset: Int, _ size: Int) -> [UInt8]? {
        guard offset >= 0, size >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
        return Array(bytes[offset..<offset + size])
    }

    /// Returns the big-endian integer at the offset.
    func integer(_ offset: Int, size: Int) -> Int? {
        slice(offset, size).map { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    /// Returns the integer of one to nine bytes at the offset, and the offset behind it.
    ///
    /// Each of the first eight bytes has seven bits of the integer.
    func varint(_ offset: Int) -> (Int64, Int)? {
        var value: UInt64 = 0
        for index in 0..<9 {
            guard let byte = byte(offset + index) else { return nil }
            if index == 8 { return (Int64(bitPattern: value << 8 | UInt64(byte)), offset + 9) }
            value = value << 7 | UInt64(byte & 0x7F)
            if byte < 0x80 { return (Int64(bitPattern: value), offset + index + 1) }
        }
        return nil
    }
}
