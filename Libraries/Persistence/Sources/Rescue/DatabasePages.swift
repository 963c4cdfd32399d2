/// A reader for the rows in the pages of a database file, without the trees that lead to the pages.
///
/// The format is that of https://www.sqlite.org/fileformat2.html. Deleted rows are left out if the list of unused pages
/// can be read.
struct DatabasePages {
    private static let headerSize = 100
    private static let leafOfTable: UInt8 = 0x0D

    private let file: DatabaseFile
    private let pageSize: Int
    private let pageCount: Int

    init(_ file: DatabaseFile) throws(DatabaseError) {
        self.file = file
        pageSize = try file.pageSize()
        pageCount = try file.bytes(of: file.path) / pageSize
    }

    /// Calls the body with every row of every table, page by page.
    func forEachRow(_ body: (StoredRow) throws(DatabaseError) -> Void) throws(DatabaseError) {
        let unused = try unusedPages()
        // An overflow page belongs to one row only, so only circular chains can use more pages than the file has.
        var overflowPages = pageCount
        for number in stride(from: 1, through: pageCount, by: 1) where !unused.contains(number) {
            let page = try self.page(number)
            for cell in cells(of: page, from: number == 1 ? Self.headerSize : 0) {
                if let record = try record(at: cell, in: page, &overflowPages) { try body(record) }
            }
        }
    }

    /// Returns the offsets of the rows in a page; none if the page is not a leaf of a table.
    private func cells(of page: Bytes, from start: Int) -> [Int] {
        guard page.byte(start) == Self.leafOfTable, let count = page.integer(start + 3, size: 2),
            count <= (pageSize - start) / 2
        else { return [] }
        return (0..<count).compactMap { page.integer(start + 8 + 2 * $0, size: 2) }
    }

    private func record(
        at offset: Int, in page: Bytes, _ overflowPages: inout Int
    ) throws(DatabaseError) -> StoredRow? {
        guard let (size, afterSize) = page.varint(offset), let (number, start) = page.varint(afterSize),
            let size = Int(exactly: size), 0..<pageCount * pageSize ~= size
        else { return nil }
        let localSize = sizeInPage(of: size)
        guard var payload = page.slice(start, localSize) else { return nil }
        if localSize < size {
            guard let first = page.integer(start + localSize, size: 4) else { return nil }
            payload += try overflow(from: first, size: size - localSize, &overflowPages)
        }
        return StoredRow(rowID: number, payload: Bytes(payload.prefix(size)))
    }

    /// Returns the number of bytes of a row in its first page; the rest is in a chain of further pages.
    private func sizeInPage(of size: Int) -> Int {
        let largest = pageSize - 35
        if size <= largest { return size }
        let smallest = (pageSize - 12) * 32 / 255 - 23
        let rest = smallest + (size - smallest) % (pageSize - 4)
        return rest <= largest ? rest : smallest
    }

    private func overflow(from first: Int, size: Int, _ remainingPages: inout Int) throws(DatabaseError) -> [UInt8] {
        var bytes: [UInt8] = []
        var number = first
        while bytes.count < size, 1...pageCount ~= number, remainingPages > 0 {
            remainingPages -= 1
            let page = try self.page(number)
            bytes += page.slice(4, pageSize - 4) ?? []
            number = page.integer(0, size: 4) ?? 0
        }
        return bytes
    }

    private func unusedPages() throws(DatabaseError) -> Set<Int> {
        var pages: Set<Int> = []
        var trunk = try page(1).integer(32, size: 4) ?? 0
        while 1...max(1, pageCount) ~= trunk, pages.insert(trunk).inserted {
            let page = try self.page(trunk)
            let count = min(page.integer(4, size: 4) ?? 0, pageSize / 4 - 2)
            for index in 0..<max(0, count) {
                if let leaf = page.integer(8 + 4 * index, size: 4) { pages.insert(leaf) }
            }
            trunk = page.integer(0, size: 4) ?? 0
        }
        return pages
    }

    private func page(_ number: Int) throws(DatabaseError) -> Bytes {
        Bytes(try file.read(pageSize, at: (number - 1) * pageSize))
    }
}
