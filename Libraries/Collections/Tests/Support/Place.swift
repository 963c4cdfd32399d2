import ChallengeCore
import ChallengeJSON
import ChallengeTerminal

/// An item of a sample collection, whose texts have the keys of the locations.
struct Place<ID: ItemIdentifier>: NamedItemContract, Identifiable, Equatable {
    let id: ID
    var name = "Earth"
    var type = "Planet"
    var dimension = "C-137"
    var residents: [ID] = []
    var picture: String?

    var appearances: Int { residents.count }
    var distinctions: [String] { [type] }
}

enum PlaceField<ID: ItemIdentifier>: String, FilterFieldContract {
    case name, type, dimension

    func text(of place: Place<ID>) -> String {
        switch self {
        case .name: place.name
        case .type: place.type
        case .dimension: place.dimension
        }
    }
}

extension RecordSchema {
    /// Returns the fields of a place.
    static func places<ID>() -> RecordSchema where Item == Place<ID> {
        RecordSchema(fields: [
            Field("id", header: "location.field.id", json: \.id.key.json),
            Field("name", header: "location.field.name", json: { .string($0.name) }).showingPicture(at: \.picture),
            Field(
                "residents", header: "location.field.residents", links: \.residents, to: "character",
                noun: "location.related.residents"),
        ])
    }
}

/// The error for a place that does not exist.
struct PlaceNotFound: PresentableError, Equatable {
    let key: String

    var message: String { "No place \(key)." }
    var exitCode: ExitCode { .notFound }
}
