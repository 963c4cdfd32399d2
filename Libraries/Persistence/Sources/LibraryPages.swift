/// The pages of a library's file in the time of one read transaction, in which no process changes them.
///
/// They are read through SQLite's own descriptor: if this process closed another descriptor of the file, the system would
/// release SQLite's locks.
struct LibraryPages {
    private let connection: Connection
    private let size: Int
    private let count: Int

    fileprivate init(_ connection: Connection) throws(DatabaseError) {
        self.connection = connection
        // This query takes the lock, and reads the size of a page from the file.
        count = try connection.row("PRAGMA page_count") { $0.integer(0) } ?? 0
        size = try connection.row("PRAGMA page_size") { $0.integer(0) } ?? 0
    }

    /// SQLite increments it with each change of the file.
    var changeCounter: UInt32 {
        get throws(DatabaseError) {
            var counter: UInt32 = 0
            try withUnsafeMutableBytes(of: &counter) { (bytes) throws(DatabaseError) in
                try connection.readFile(into: bytes, at: HeaderField.changeCounter.offset)
            }
            return UInt32(bigEndian: counter)
        }
    }

    /// The checksum of all pages.
    var checksum: UInt64 {
        get throws(DatabaseError) {
            var checksum = Checksum()
            try visit { checksum.add($0) }
            return checksum.value
        }
    }

    /// Calls the body with each page, in which the field of the checksum is empty; an unused page is empty, too.
    ///
    /// SQLite does not restore the content of an unused page when it undoes a change.
    func visit(_ body: (UnsafeRawBufferPointer) throws(DatabaseError) -> Void) throws(DatabaseError) {
        let unused = try unusedPages
        try withBuffer { (page) throws(DatabaseError) in
            for number in 1...max(1, count) {
                if unused.contains(number) { page.clear(0..<size) } else { try read(number, into: page) }
                if number == 1 { page.clear(HeaderField.checksum.bytes) }
                try body(UnsafeRawBufferPointer(page))
            }
        }
    }

    /// The numbers of the unused pages, which lists in other pages name.
    private var unusedPages: Set<Int> {
        get throws(DatabaseError) {
            var unused: Set<Int> = []
            var lists: Set<Int> = [1]
            try withBuffer { (page) throws(DatabaseError) in
                try read(1, into: page)
                var next = page.integer(at: 32)
                while next != 0, lists.insert(next).inserted {
                    try read(next, into: page)
                    next = page.integer(at: 0)
                    for index in 0..<min(page.integer(at: 4), size / 4 - 2) {
                        unused.insert(page.integer(at: 8 + 4 * index))
                    }
                }
            }
            // Damage can name a list, or the header, as an unused page.
            return unused.subtracting(lists)
        }
    }

    private func withBuffer(
        _ body: (UnsafeMutableRawBufferPointer) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
        defer { buffer.deallocate() }
        try body(buffer)
    }

    private func read(_ number: Int, into page: UnsafeMutableRawBufferPointer) throws(DatabaseError) {
        try connection.readFile(into: page, at: (number - 1) * size)
    }
}

extension Connection {
    /// Runs the body with the pages of the file, which no process changes meanwhile.
    ///
    /// The lock for reading undoes the change of a killed process.
    func withPages<Value>(_ body: (LibraryPages) throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
        try readTransaction { () throws(DatabaseError) in try body(try LibraryPages(self)) }
    }
}

/// A checksum of pages, in which a change of one word, whatever it is, always has an effect.
struct Checksum {
    /// The start is not 0: a copy of an earlier version, which has no checksum, has 0 in its place.
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Adds the bytes, whose number is a multiple of eight.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset < bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
            value ^= value >> 32
            offset += 8
        }
    }
}

extension UnsafeMutableRawBufferPointer {
    fileprivate func clear(_ bytes: Range<Int>) { self[bytes].initializeMemory(as: UInt8.self, repeating: 0) }

    fileprivate func integer(at offset: Int) -> Int {
        Int(UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
}
