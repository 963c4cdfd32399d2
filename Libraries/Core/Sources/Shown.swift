/// Something that a person was shown, and where it came from.
public struct Shown: Sendable, Equatable {
    /// `nil` for a list, whose name is its command line.
    public let identifier: Int?
    public let name: String
    public let origin: Origin

    public init(identifier: Int?, name: String, origin: Origin) {
        self.identifier = identifier
        self.name = name
        self.origin = origin
    }
}
