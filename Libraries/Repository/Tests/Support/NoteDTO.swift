import ChallengeCore
import ChallengeRepository
import ChallengeRepositoryMocks

/// An item in the format of the Rick and Morty API that no feature defines.
struct NoteDTO: ItemDTO {
    var id = 1
    var name = "Remote"
    var tags: [String] = []

    static let collection = APICollection<NoteDTO>(
        api: .sample, path: "/notes", name: "notes",
        .text("name", \.name, .filter(as: "name"), .searched),
        .value("tags", \.tags, .searched))
}

extension NoteDTO: SampleNote {
    static let api = APIConventions.sample
    static let invalidIdentifiers = [0, -5, .min]
    static let emptyListBody = #"{"error":"There is nothing here"}"#
    static let pagePaths = (items: "results", count: "info.count")

    init(_ id: Int, name: String) {
        self.init(id: id, name: name, tags: ["tag of \(id)"])
    }

    static func identifier(_ number: Int) -> Int { number }

    static func lastPageJSON(items: [String], count: Int) -> String {
        pageJSON(items: items, count: count, pages: (count + 19) / 20)
    }

    /// - Parameters:
    ///   - next: The address of the next page as JSON.
    ///   - previous: The address of the previous page as JSON.
    static func pageJSON(
        items: [String], count: Int, pages: Int, next: String = "null", previous: String = "null"
    ) -> String {
        let info = #"{"count":\#(count),"pages":\#(pages),"next":\#(next),"prev":\#(previous)}"#
        return #"{"info":\#(info),"results":[\#(items.joined(separator: ","))]}"#
    }

    /// Returns a snapshot of notes with these names, which are numbered from 1.
    static func snapshot(named names: [String]) -> SnapshotDataSource<NoteDTO> {
        snapshot(names.enumerated().map { NoteDTO(id: $0.offset + 1, name: $0.element) })
    }

    var json: String { #"{"id":\#(id),"name":\#(nameJSON),"tags":\#(Self.json(tags)),"url":"u"}"# }
}
