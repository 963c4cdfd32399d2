public import ChallengeCore
import ChallengeJSON
import ChallengeRepository
import ChallengeRepositoryMocks
import ChallengeTerminal

/// An item of a collection to which items under test refer; it has the fields of all features that a test expands.
public struct OtherItem: NamedItemContract, Identifiable, Equatable {
    public let id: Int
    public let name: String
    public let shortName: String?
    public let distinctions: [String]
    /// The values of further fields by their names, such as `status` and `code`.
    let texts: [String: String]
    /// The identifiers in each of the relations.
    let links: [Int]

    public init(
        _ id: Int, _ name: String = "", shortName: String? = nil, distinctions: [String] = [],
        texts: [String: String] = [:], links: [Int] = []
    ) {
        self.id = id
        self.name = name
        self.shortName = shortName
        self.distinctions = distinctions
        self.texts = texts
        self.links = links
    }
}

extension RecordSchema<OtherItem> {
    static var otherItems: RecordSchema {
        let headers = [
            "code": "episode", "airDate": "episode", "status": "character", "species": "character", "type": "location",
        ]
        let texts = headers.map { name, kind in
            Field<OtherItem>(name, header: "\(kind).field.\(name)", json: { .string($0.texts[name]) })
        }
        return RecordSchema(
            fields: [Field("name", header: "character.field.name", json: { .string($0.name) })] + texts + [
                Field(
                    "characters", header: "episode.field.characters", links: \.links, to: "character",
                    noun: "episode.related.characters"),
                Field(
                    "residents", header: "location.field.residents", links: \.links, to: "character",
                    noun: "location.related.residents"),
            ])
    }
}

/// The declaration of the collection, which no test requests.
struct OtherItemDTO: ItemDTO {
    var id = 0
    var name = ""

    static let collection = APICollection<OtherItemDTO>(
        api: .sample, path: "/other", name: "others", .text("name", \.name))
}

enum OtherItemField: String, FilterFieldContract {
    case name

    func text(of item: OtherItem) -> String { item.name }
}
