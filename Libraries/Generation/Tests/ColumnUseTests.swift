import Testing

@testable import ChallengeGeneration

struct ColumnUseTests {
    /// Steps that use the column `nest`, each with the statement that drops the object.
    private static let uses = [
        (#"["CREATE INDEX pigeons_by_nest ON pigeons (nest)"]"#, "DROP INDEX pigeons_by_nest"),
        (#"["CREATE UNIQUE INDEX IF NOT EXISTS one ON pigeons (name, " + "lower(nest))"]"#, "DROP INDEX one"),
        (#"["DROP INDEX IF EXISTS one", "create index one on pigeons (\"nest\")"]"#, "DROP INDEX one"),
        (#"["CREATE TRIGGER t AFTER UPDATE OF nest ON pigeons BEGIN DELETE FROM log; END"]"#, "DROP TRIGGER t"),
        (#"["CREATE INDEX main.one ON pigeons([nest])"]"#, "DROP INDEX one"),
        (#"["ALTER TABLE pigeons ADD slug TEXT AS (lower(nest))"]"#, "ALTER TABLE pigeons DROP COLUMN slug"),
        (#"["CREATE TEMP VIEW nests AS SELECT nest FROM pigeons"]"#, "DROP VIEW nests"),
    ]

    @Test(arguments: uses)
    func `an index, a trigger or a view uses its columns until a step drops it`(step: String, drop: String) throws {
        let use = try #require(ColumnUse(of: "nest", in: "pigeons", steps: ["first", step]))

        #expect(use.step == 2)
        #expect(use.dropStatement == drop)
        #expect(ColumnUse(of: "nest", in: "pigeons", steps: [step, "[\"\(drop)\"]"]) == nil)
    }

    @Test(
        arguments: [
            #"["CREATE TABLE eggs (nest TEXT)", "CREATE INDEX a ON eggs (nest)"]"#,
            #"["CREATE INDEX b ON pigeons (name)", "UPDATE pigeons SET nest = name"]"#,
            #"["CREATE INDEX b ON pigeons (name)"] // with nest"#, #"["ALTER TABLE pigeons ADD COLUMN nest TEXT"]"#,
        ])
    func `other statements do not use the column`(step: String) {
        #expect(ColumnUse(of: "nest", in: "pigeons", steps: [step]) == nil)
    }
}
