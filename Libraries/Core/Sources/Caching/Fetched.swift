public import ChallengePlatform

/// A value with its origin and the failures that occurred during its fetch.
public struct Fetched<Value> {
    public let value: Value
    public let origin: Origin

    /// The failure of the remote, if the value is a fallback from the cache or the snapshot.
    public let remoteFailure: LoadFailure?

    /// The failure of the cache, if the cache could not be read or written.
    public let cacheFailure: StorageFailure?

    public init(value: Value, origin: Origin, remoteFailure: LoadFailure? = nil, cacheFailure: StorageFailure? = nil) {
        self.value = value
        self.origin = origin
        self.remoteFailure = remoteFailure
        self.cacheFailure = cacheFailure
    }

    /// Returns the transformed value with the same origin and failures.
    public func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other> {
        Fetched<Other>(
            value: transform(value), origin: origin, remoteFailure: remoteFailure, cacheFailure: cacheFailure)
    }
}

extension Fetched: Sendable where Value: Sendable {}
extension Fetched: Equatable where Value: Equatable {}

/// The data source that a value came from.
public enum Origin: Sendable, Equatable {
    case remote
    case cache(age: Duration)
    case snapshot(SnapshotDate)
}

extension Origin {
    /// Returns the origin with the oldest value: the snapshot, else the cache with the highest age, else the remote.
    ///
    /// Returns `nil` for an empty array.
    public static func oldest(of origins: [Origin]) -> Origin? { origins.max { $0.seniority < $1.seniority } }

    private var seniority: (Int, Duration) {
        switch self {
        case .remote: (0, .zero)
        case .cache(let age): (1, age)
        case .snapshot: (2, .zero)
        }
    }
}

extension Array {
    /// Returns the given value with the oldest origin and the first failures of the elements; `nil` for an empty array.
    public func merged<Part, Value>(_ value: Value) -> Fetched<Value>? where Element == Fetched<Part> {
        Origin.oldest(of: map(\.origin)).map { origin in
            Fetched(
                value: value, origin: origin, remoteFailure: lazy.compactMap(\.remoteFailure).first,
                cacheFailure: lazy.compactMap(\.cacheFailure).first)
        }
    }
}

/// A cached value with the time at which it was fetched.
public struct Cached<Value> {
    public let value: Value
    public let fetchedAt: Date

    public init(value: Value, fetchedAt: Date) {
        self.value = value
        self.fetchedAt = fetchedAt
    }
}

extension Cached: Sendable where Value: Sendable {}
extension Cached: Equatable where Value: Equatable {}

/// A value of the snapshot in the executable, with the date of the snapshot.
public struct Bundled<Value> {
    public let value: Value
    public let asOf: SnapshotDate

    public init(value: Value, asOf: SnapshotDate) {
        self.value = value
        self.asOf = asOf
    }
}

extension Bundled where Value: Collection {
    /// The first element, with the date of the snapshot.
    public var first: Bundled<Value.Element>? { value.first.map { Bundled<Value.Element>(value: $0, asOf: asOf) } }
}

extension Bundled: Sendable where Value: Sendable {}
extension Bundled: Equatable where Value: Equatable {}

/// The month in which a snapshot was taken, as `2024-10`.
public struct SnapshotDate: Sendable, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }

    /// Creates the month of the time, in UTC.
    public init(_ time: Date) { description = String(Timestamp(time).description.prefix(7)) }
}
