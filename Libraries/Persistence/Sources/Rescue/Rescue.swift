/// The rescue of a damaged library: the name under which it is kept, and the number of rows in the fresh one.
public struct Rescue: Sendable, Equatable {
    public let damagedFile: String
    public let rows: Int
}
