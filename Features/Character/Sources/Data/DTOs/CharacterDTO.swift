import ChallengeCore
import ChallengeRepository
import ChallengeResources
import ChallengeRickAndMortyAPI

/// A character of the API.
struct CharacterDTO: ItemDTO {
    let id: Int
    let name: String
    let status: String
    let species: String
    let type: String
    let gender: String
    let origin: PlaceDTO
    let location: PlaceDTO
    let image: String
    /// The identifiers of the episodes in which the character appears.
    let episodes: [Int]
    let created: String

    static let collection = APICollection<CharacterDTO>(
        path: "/character", name: "characters",
        .text("name", \.name, .filter, .searched),
        .text("status", \.status, .filter),
        .text("species", \.species, .filter, .translated(.species)),
        .text("type", \.type, .filter, .translated(.types)),
        .text("gender", \.gender, .filter),
        .place("origin", \.origin),
        .place("location", \.location),
        .avatar("image", \.image),
        .links("episode", \.episodes, .appearances),
        .text("created", \.created),
        make: CharacterDTO.init)
}

/// A place in a character of the API.
struct PlaceDTO: Equatable, Sendable {
    /// The identifier of the location; `nil` if the place is unknown.
    let id: Int?
    let name: String
}

extension PlaceDTO: Decodable {
    private enum Member: String, CodingKey { case name, url }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        name = try members.decode(String.self, forKey: .name)
        id = LinkMapper().map(try members.decode(String.self, forKey: .url))
    }
}

extension StoredColumn where Value == PlaceDTO {
    /// A place, which is stored as `20 Earth`; without an identifier, it begins with the space.
    fileprivate static func place(_ name: String, _ get: @escaping @Sendable (Item) -> PlaceDTO) -> StoredColumn {
        StoredColumn(
            name, get, [.place], format: "place", from: { (place: PlaceDTO) in place },
            text: { place in "\(place.id.map(String.init) ?? "") \(place.name)" },
            value: { text in
                let end = text.utf8.firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
                return PlaceDTO(id: Int(text[..<end]), name: String(text[end...].utf8.dropFirst()) ?? "")
            })
    }
}

extension StoredColumn where Value == String {
    /// The address of an avatar, which is stored as its number; another address is stored as it is.
    fileprivate static func avatar(_ name: String, _ get: @escaping @Sendable (Item) -> String) -> StoredColumn {
        let beginning = LinkMapper().address("character/avatar/")
        @Sendable func address(_ number: Int) -> String { "\(beginning)\(number).jpeg" }
        return StoredColumn(
            name, get, format: "avatar", from: { (address: String) in address },
            text: { text in
                let digits = text.utf8.dropFirst(beginning.utf8.count).prefix { $0 != UInt8(ascii: ".") }
                let number = Int(Substring(digits))
                return number.flatMap { address($0).isBytewiseEqual(to: text) ? "\($0)" : nil } ?? text
            },
            value: { text in Int(text).map(address) ?? text })
    }
}
