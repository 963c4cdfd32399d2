/// A thing as the API writes it, and finds it by its number.
public protocol ItemDTO: Decodable, Equatable, Sendable {
    var id: Int { get }
}
