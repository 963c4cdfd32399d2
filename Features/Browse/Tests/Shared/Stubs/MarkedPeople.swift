import ChallengeCollections
import ChallengeCore
import ChallengeJSON
import ChallengeTerminal
import Synchronization

/// The marked characters, with two texts for all of them; the second one may not be `x`.
final class MarkedPeople: Sendable {
    private struct Mistake: PresentableError {
        var message: String { "no x" }
        var exitCode: ExitCode { .usage }
    }

    /// A person whom another program marks after the browser has read the marks.
    let later: Person?
    private let people = Mutex<[Person]>([])
    private let values = Mutex(["of Rick", ""])

    init(later: Person? = nil) { self.later = later }

    var names: [String] { people.withLock { $0.map(\.name) } }
    var texts: [String] { values.withLock { $0 } }

    var marks: ItemMarks {
        ItemMarks(
            of: ["character"], key: { $0.kind == "character" ? $0.keys.first : nil },
            items: BrowsableItems(
                saved: { self.people.withLock { $0 } },
                {
                    RecordSchema(fields: [
                        Field("kind", header: "search.field.kind", json: { _ in .string("character") }),
                        Field("detail", header: "search.field.detail", json: { _ in .string("Alive") }),
                        Field("note", header: "favorites.field.note", json: { _ in .string("of Rick") }),
                    ])
                },
                { BrowsableItem(person: $0) }, texts: { ($0.name, [], "\($0.id)") }),
            follow: { changed in
                await changed()
                guard let later = self.later else { return }
                self.people.withLock { $0.append(later) }
                await changed()
            },
            mark: { key in
                self.people.withLock { people in
                    if people.contains(where: { $0.key == key }) { return }
                    people += [Person.rick, .morty, .beth].filter { $0.key == key }
                }
            },
            unmark: { key in
                let texts = self.texts
                return self.people.withLock { people in
                    guard let index = people.firstIndex(where: { $0.key == key }) else { return nil }
                    let person = people.remove(at: index)
                    return {
                        self.people.withLock { $0.insert(person, at: index) }
                        self.values.withLock { $0 = texts }
                    }
                }
            },
            texts: { _ in
                zip(["Note", "Tags"], self.texts).map { ItemMarks.Text(title: $0, value: $1) }
            },
            save: { _, edits in
                if edits[1].new == "x" { throw Mistake() }
                return self.values.withLock { values in
                    let changed = edits.indices.filter { edits[$0].old != edits[$0].new }
                    let conflicts = changed.filter { values[$0] != edits[$0].old }.map { ($0, values[$0]) }
                    if conflicts.isEmpty { for position in changed { values[position] = edits[position].new } }
                    return Dictionary(uniqueKeysWithValues: conflicts)
                }
            })
    }

    /// Changes a text as another program does.
    func setText(_ text: String, at position: Int) {
        values.withLock { $0[position] = text }
    }
}
