import Testing

/// Checks that the samples differ from each other, so that no test passes with the wrong sample.
struct SampleNoteTests {
    @Test(arguments: sampleNotes)
    func `samples with different numbers or names have different values`(type: any SampleNote.Type) {
        func check<Note: SampleNote>(_: Note.Type) {
            let notes = (1...100).map { Note(sample: $0) } + [Note(sample: 1, name: "Cached")]

            #expect(Set(notes.map(\.id)).count == 100)
            #expect(Set(notes.map(\.name)).count == 101)
            #expect(notes.indices.allSatisfy { index in notes.filter { $0 == notes[index] }.count == 1 })
        }
        check(type)
    }

    @Test(arguments: sampleNotes)
    func `samples with equal names differ by their identifiers`(type: any SampleNote.Type) {
        func check<Note: SampleNote>(_: Note.Type) {
            #expect(Note(Note.identifier(1), name: "Milk") != Note(Note.identifier(2), name: "Milk"))
        }
        check(type)
    }
}
