import ChallengeAPIs
import ChallengeCore
import ChallengeRepository
import ChallengeResources

/// A character of the API.
struct CharacterDTO: ItemDTO {
    var id = 0
    var name = ""
    var status = ""
    var species = ""
    var type = ""
    var gender = ""
    var origin = PlaceDTO()
    var location = PlaceDTO()
    var image = ""
    /// The identifiers of the episodes in which the character appears.
    var episodes: [Int] = []
    var created = ""

    static let collection = APICollection<CharacterDTO>(
        api: .rickAndMorty, path: "/character", name: "characters",
        .text("name", \.name, .filter(as: "name"), .searched),
        .text("status", \.status, .filter(as: "status"), .trait(.statuses)),
        .text("species", \.species, .filter(as: "species"), .translated(.species)),
        .text("type", \.type, .filter(as: "type"), .searched),
        .text("gender", \.gender, .filter(as: "gender"), .trait(.genders)),
        .place("origin", \.origin),
        .place("location", \.location),
        .avatar("image", \.image),
        .links("episode", \.episodes, .appearances),
        .text("created", \.created))
}

/// A place in a character of the API.
struct PlaceDTO: Equatable, Sendable {
    /// The identifier of the location; `nil` if the place is unknown.
    var id: Int?
    var name = ""
}

extension StoredColumn {
    /// A place, which is stored as `20 Earth`; without an identifier, it begins with the space.
    fileprivate static func place(_ name: String, _ property: Property<PlaceDTO>) -> StoredColumn {
        StoredColumn(
            name, property, [.place], format: "place",
            decode: { members, path in
                PlaceDTO(
                    id: LinkMapper().map(try members.value(at: path + ".url")),
                    name: try members.value(at: path + ".name"))
            },
            text: { place in "\(place.id.map(String.init) ?? "") \(place.name)" },
            value: { text in
                let end = text.utf8.firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
                return PlaceDTO(id: Int(text[..<end]), name: String(text[end...].utf8.dropFirst()) ?? "")
            })
    }

    /// The address of an avatar, which is stored as its number; another address is stored as it is.
    fileprivate static func avatar(_ name: String, _ property: Property<String>) -> StoredColumn {
        // The address of the public server is also in the responses of other servers.
        let beginning = "\(APIConventions.rickAndMorty.address)/character/avatar/"
        @Sendable func address(_ number: Int) -> String { "\(beginning)\(number).jpeg" }
        return StoredColumn(
            name, property, format: "avatar", decode: { try $0.value(at: $1) },
            text: { text in
                let digits = text.utf8.dropFirst(beginning.utf8.count).prefix { $0 != UInt8(ascii: ".") }
                let number = Int(Substring(digits))
                return number.flatMap { address($0).isBytewiseEqual(to: text) ? "\($0)" : nil } ?? text
            },
            value: { text in Int(text).map(address) ?? text })
    }
}
