internal import ChallengeCore
internal import ChallengeJSON
public import ChallengeTerminal

/// A sample record with every kind of field.
public struct Planet: Sendable {
    public let identifier: Int
    public let name: String
    public let star: String?
    public let moons: [Int]

    public init(identifier: Int, name: String, star: String?, moons: [Int]) {
        self.identifier = identifier
        self.name = name
        self.star = star
        self.moons = moons
    }

    public static let earth = Planet(identifier: 3, name: "Earth", star: "Sun", moons: [1])
    public static let mars = Planet(identifier: 4, name: "Mars", star: "Sun", moons: [1, 2])
    public static let rogue = Planet(identifier: 12, name: "Rogue, the \"lost\"", star: nil, moons: [])

    /// Returns a planet with the text in all of its text fields.
    public static func hostile(_ text: String) -> Planet { Planet(identifier: 1, name: text, star: text, moons: []) }

    public static let schema = RecordSchema<Planet>(
        fields: [
            Field(
                "id", header: "id", column: TableColumn(alignment: .trailing, priority: 0, minimumWidth: 2),
                json: { .integer($0.identifier) }),
            Field("name", header: "name", column: TableColumn(priority: 0), json: { .string($0.name) }),
            Field(
                "star.id", header: "star id", column: .hidden, json: { .integer($0.star == nil ? nil : 1) }),
            Field(
                "star.name", header: "star", column: TableColumn(priority: 2), json: { .string($0.star) },
                style: { $0.star == nil ? .dim : .yellow }),
            Field(
                "moons", header: "moons", column: TableColumn(priority: 3),
                list: { $0.moons.map { .integer($0) } }),
        ],
        title: \.name)
}
