import ChallengeCollections
import ChallengeCore
import ChallengeTerminal
import Synchronization

/// The marked characters, with two texts for all of them; the second one may not be `x`.
final class MarkedPeople: Sendable {
    private struct Mistake: PresentableError {
        var message: String { "no x" }
        var exitCode: ExitCode { .usage }
    }

    private let people = Mutex<[Person]>([])
    private let values = Mutex(["of Rick", ""])

    var names: [String] { people.withLock { $0.map(\.name) } }
    var texts: [String] { values.withLock { $0 } }

    var marks: ItemMarks {
        ItemMarks(
            of: "character",
            items: BrowsableItems(
                saved: { self.people.withLock { $0 } },
                { person in
                    BrowsableItem(person, link: ItemLink(kind: "character", keys: [person.key])) {
                        RecordSchema.people(linkingTo: "location").card(of: person)
                    }
                }, texts: { ($0.name, [], "\($0.id)") }),
            mark: { key, isMarked in
                self.people.withLock { people in
                    people.removeAll { $0.key == key }
                    if isMarked { people += [Person.rick, .morty, .beth].filter { $0.key == key } }
                }
            },
            texts: { _ in
                zip(["Note", "Tags"], self.texts).map { ItemMarks.Text(title: $0, value: $1) }
            },
            save: { _, texts in
                if texts[1] == "x" { throw Mistake() }
                self.values.withLock { $0 = texts }
            })
    }
}
