/// An item of a collection, as the API sends it.
public protocol ItemDTO: Decodable, Equatable, Sendable, Identifiable where ID: ItemIdentifier {}
