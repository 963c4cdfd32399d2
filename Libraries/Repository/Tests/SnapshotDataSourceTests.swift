import ChallengeCore
import ChallengeCoreMocks
import ChallengeRepositoryMocks
import Testing

@testable import ChallengeRepository

struct SnapshotDataSourceTests {
    /// Returns a snapshot with a date, the samples with these numbers, and an invalid line.
    private func snapshot<Note: SampleNote>(of _: Note.Type, _ numbers: ClosedRange<Int>) -> SnapshotDataSource<Note> {
        let lines = samples(numbers).map { (note: Note) in SnapshotLine.text(of: note) }
        return Note.snapshot(["2024-10", "# \(Note.table)"] + lines + ["no sample", "# others", "1\tOther\t"])
    }

    private func samples<Note: SampleNote>(_ numbers: ClosedRange<Int>) -> [Note] { numbers.map { Note(sample: $0) } }

    private func bundled<Value>(_ value: Value) -> Bundled<Value> {
        Bundled(value: value, asOf: SnapshotDate("2024-10"))
    }

    // Items

    @Test(arguments: sampleNotes)
    func `the requested items are returned with the date of the snapshot`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = snapshot(of: Note.self, 21...40)

            let items = await sut.getItems(identifiers: Note.identifiers(30, 99, 25))

            #expect(items == bundled(Note.samples(25, 30)))
        }
        await check(type)
    }

    @Test(arguments: [[], ["2024-10"], ["2024-10", "# others", "1\tMilk"], ["2024-10", "# notes", "# memos"]])
    func `a snapshot without lines of the collection has no items and no pages`(lines: [String]) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = Note.snapshot(lines)

            #expect(await sut.getItems(identifiers: Note.identifiers(1)).value == [])
            #expect(await sut.getPage(PageKey(page: 1)) == nil)
        }
        for type in sampleNotes { await check(type) }
    }

    // Pages

    @Test(arguments: sampleNotes)
    func `a page has the size of the conventions`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let size = Note.api.pageSize
            let sut = snapshot(of: Note.self, 21...(20 + 2 * size + 1))

            for (page, numbers) in [
                (1, 21...(20 + size)), (2, (21 + size)...(20 + 2 * size)), (3, (21 + 2 * size)...(21 + 2 * size)),
            ] {
                let expected = PageDTO<Note>.stub(samples(numbers), count: 2 * size + 1, pages: 3)
                #expect(await sut.getPage(PageKey(page: page)) == bundled(expected))
            }
        }
        await check(type)
    }

    @Test(arguments: sampleNotes)
    func `a page after the end is not in the snapshot`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = snapshot(of: Note.self, 21...(20 + Note.api.pageSize))

            #expect(await sut.getPage(PageKey(page: 1)) != nil)
            #expect(await sut.getPage(PageKey(page: 2)) == nil)
            #expect(await sut.getPage(PageKey(page: .max)) == nil)
        }
        await check(type)
    }

    @Test(arguments: sampleNotes)
    func `the items of a page meet all of its criteria`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = snapshot(of: Note.self, 21...50)
            let criteria = [Note.criterion("REMOTE 4"), Note.criterion("2")]

            let page = await sut.getPage(PageKey(page: 1, criteria: criteria))

            #expect(page == bundled(.stub(Note.samples(42), count: 1, pages: 1)))
        }
        await check(type)
    }

    @Test(arguments: sampleNotes)
    func `a search without matches returns an empty page`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = snapshot(of: Note.self, 21...50)

            let page = await sut.getPage(PageKey(page: 1, criteria: [Note.criterion("zzz")]))

            #expect(page == bundled(.empty))
        }
        await check(type)
    }

    @Test(arguments: sampleNotes)
    func `a list with an unknown criterion is not in the snapshot`(type: any SampleNote.Type) async {
        func check<Note: SampleNote>(_: Note.Type) async {
            let sut = snapshot(of: Note.self, 21...50)
            let criteria = [Note.criterion("22"), Criterion("color", "22")]

            #expect(await sut.getPage(PageKey(page: 1, criteria: criteria)) == nil)
            #expect(await sut.getPage(PageKey(page: 1, criteria: criteria.reversed())) == nil)
        }
        await check(type)
    }

    @Test func `the file is read once, at the first request`() async {
        let readings = MockedCall<Int, String, Never>(
            "read", unconfigured: .success(""), sourceLocation: #_sourceLocation)
        readings.setResult(.success("2024-10\n# notes\n1\tMilk\t"))
        let sut = SnapshotDataSource<NoteDTO> {
            SnapshotSection("notes", in: readings.call(1))
        }
        #expect(readings.callCount == 0)

        _ = await sut.getPage(PageKey(page: 1))
        _ = await sut.getItems(identifiers: [1])

        #expect(readings.callCount == 1)
    }
}
