import Testing

@testable import ChallengeGeneration

struct SchemaTrialTests {
    private static let table = #"["CREATE TABLE pigeons (id INTEGER PRIMARY KEY, nest TEXT NOT NULL)"]"#

    /// Steps after that of the table, each with the statement that fails after it and a part of the reason.
    private static let failures = [
        (#"["CREATE INDEX i ON pigeons (nest)"]"#, "DROP COLUMN nest", "error in index i"),
        (#"["CREATE INDEX main.i ON pigeons (id, " + "lower(\"nest\"))"] // mine"#, "DROP COLUMN nest", "index i"),
        (
            #"["CREATE TRIGGER t AFTER INSERT ON pigeons BEGIN SELECT new.nest; END"]"#, "DROP COLUMN nest",
            "error in trigger t"
        ),
        (#"["CREATE VIEW nests AS SELECT nest FROM pigeons"]"#, "DROP COLUMN nest", "error in view nests"),
        (#"["ALTER TABLE pigeons ADD slug TEXT AS (lower(nest))"]"#, "DROP COLUMN nest", "no such column"),
        (#"["ALTER TABLE pigeons ADD rings INTEGER"]"#, "ADD COLUMN rings INTEGER", "duplicate column name: rings"),
        (#"["ALTER TABLE pigeons RENAME nest TO rings"]"#, "ADD COLUMN rings TEXT", "duplicate column name: rings"),
        (#"["""\#n    ALTER TABLE pigeons\#n    DROP COLUMN nest\#n    """]"#, "DROP COLUMN nest", "no such column"),
    ]

    @Test(arguments: failures)
    func `SQLite gives the reason why a statement fails after a step`(
        step: String, change: String, reason: String
    ) throws {
        let failure = try #require(SchemaTrial(codes: [Self.table, step])).failure(of: ["ALTER TABLE pigeons \(change)"]
        )

        #expect(failure?.contains(reason) == true, "\(failure ?? "")")
    }

    @Test(
        arguments: [
            #"["CREATE INDEX i ON pigeons (nest)", "DROP INDEX i"]"#, #"["CREATE INDEX i ON pigeons (id)"]"#,
            #"["CREATE TABLE eggs (nest TEXT)", "CREATE INDEX i ON eggs (nest)"]"#,
            #"["UPDATE pigeons SET nest = '\"\\\\'"]"#, "[]", #"["not a statement"]"#,
        ])
    func `there is no reason if the statement succeeds, or if a step itself fails`(step: String) throws {
        let sut = try #require(SchemaTrial(codes: [Self.table, step]))

        #expect(sut.failure(of: ["ALTER TABLE pigeons DROP COLUMN nest"]) == nil)
    }

    @Test(arguments: ["others", #"[index]"#, #"["CREATE INDEX \(name) ON pigeons (nest)"]"#, ##"[#"DROP INDEX i"#]"##])
    func `steps with other code than literals cannot be tried`(step: String) {
        #expect(SchemaTrial(codes: [Self.table, step]) == nil)
    }
}
