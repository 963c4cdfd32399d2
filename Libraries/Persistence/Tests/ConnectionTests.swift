import ChallengeCore
import Foundation
import Testing

@testable import ChallengePersistence

struct ConnectionTests {
    private let database = Database(.memory, schemas: [.notes])

    @Test(arguments: [
        SQLValue.null, 0, .integer(.min), .integer(.max), .integer(1 << 40), .real(0.1), .real(-.infinity),
        .real(.greatestFiniteMagnitude), "", "text", .text("NUL \u{0} inside"), .text("é ζ ’ 👨‍👩‍👧"),
        .text(String(repeating: "x", count: 1_000_000)), .blob([]), .blob([0]), .blob([0, 1, 255]),
        .blob([UInt8](repeating: 7, count: 1_000_000)),
    ])
    func `every value is read unchanged`(value: SQLValue) async throws {
        #expect(try await database.value("SELECT ?", [value]) == value)
    }

    @Test func `NaN is stored as null`() async throws {
        #expect(try await database.value("SELECT ?", [.real(.nan)]) == .null)
    }

    @Test func `a column is converted to the requested type`() async throws {
        let row = try await database.read { (connection) throws(DatabaseError) in
            try connection.row("SELECT 7, 2.5, 'a', NULL, x'0102'") { row in
                [
                    "\(row.integer(0))", "\(row.real(1))", row.text(2), row.text(3), "\(row.integer(3))",
                    "\(row.bytes(4))", "\(row.bytes(3))",
                ]
            }
        }

        #expect(row == ["7", "2.5", "a", "", "0", "[1, 2]", "[]"])
    }

    @Test func `a missing number is null`() {
        #expect(SQLValue(nil as Int?) == .null)
        #expect(SQLValue(5 as Int?) == .integer(5))
        #expect(SQLValue(5) == 5)
        #expect(SQLValue(nilLiteral: ()) == .null)
    }

    @Test(arguments: [[], ["a", "b"]] as [[SQLValue]])
    func `a wrong number of arguments is refused`(arguments: [SQLValue]) async {
        await #expect(
            throws: DatabaseError.failed(code: 1, reason: "1 arguments expected, \(arguments.count) given")
        ) {
            try await database.value("SELECT ?", arguments)
        }
    }

    @Test func `invalid SQL is an error with the message of SQLite`() async {
        await #expect(throws: DatabaseError.failed(code: 1, reason: "no such table: nowhere")) {
            try await database.value("SELECT * FROM nowhere")
        }
    }

    @Test func `a prepared statement can be used again with other values and after a failure`() async throws {
        let insertion = "INSERT INTO notes (id, text) VALUES (?, ?)"
        try await database.write { (connection) throws(DatabaseError) in
            try connection.execute(insertion, [1, "a"])
            #expect(throws: DatabaseError.failed(code: 1555, reason: "UNIQUE constraint failed: notes.id")) {
                try connection.execute(insertion, [1, "b"])
            }
            try connection.execute(insertion, [2, "c"])
        }

        #expect(try await database.texts() == ["a", "c"])
    }

    @Test func `a failed transaction changes nothing`() async throws {
        try await database.add("before")

        await #expect(throws: DatabaseError.full) {
            try await database.write { (connection) throws(DatabaseError) in
                try connection.execute("INSERT INTO notes (text) VALUES ('inside')")
                throw .full
            }
        }

        #expect(try await database.texts() == ["before"])
        try await database.add("after")
        #expect(try await database.texts() == ["before", "after"])
    }

    @Test(arguments: [
        (Int32(5), DatabaseError.busy), (6, .busy), (261, .busy), (8, .readOnly), (1544, .readOnly), (3, .readOnly),
        (14, .cannotOpen(path: "", cause: .other(reason: "r"))), (1032, .failed(code: 1032, reason: "r")), (13, .full),
        (778, .failed(code: 778, reason: "r")), (11, .damaged(reason: "r")),
        (26, .damaged(reason: "r")),
        (522, .damaged(reason: "r")), (10, .failed(code: 10, reason: "r")), (1, .failed(code: 1, reason: "r")),
    ])
    func `every result code of SQLite is mapped to an error`(code: Int32, error: DatabaseError) {
        #expect(DatabaseError(code: code, reason: "r") == error)
    }

    @Test(
        arguments: [
            (14, EMFILE), (14, ENFILE), (14, EIO), (14, EACCES), (14, 0), (10, 0), (266, EIO), (778, EIO), (8, 0),
            (1288, 0), (5, 0), (13, 0),
        ] as [(Int32, Int32)])
    func `a file that cannot be opened, read or written is not taken for a damaged one`(code: Int32, systemCode: Int32)
    {
        #expect(!DatabaseError(code: code, systemCode: systemCode, reason: "r").canBeCausedByDamage)
    }

    @Test(arguments: [1, 11, 19, 26, 522, 1032] as [Int32])
    func `a file that was read and found wrong is taken for a damaged one`(code: Int32) {
        #expect(DatabaseError(code: code, reason: "r").canBeCausedByDamage)
    }

    @Test(arguments: [
        (ENOSPC, DatabaseError.full), (EDQUOT, .full), (EFBIG, .full), (EIO, .failed(code: 778, reason: "r")),
    ])
    func `a failed write is a full-disk error if the system reports a full disk`(
        systemCode: Int32, error: DatabaseError
    ) {
        #expect(DatabaseError(code: 778, systemCode: systemCode, reason: "r") == error)
    }
}
