#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A value, where it came from, and what went wrong on the way to it.
public struct Fetched<Value, Failure: Error> {
    public let value: Value
    public let origin: Origin

    /// Why the remote did not answer, when the value stands in for its answer.
    public let remoteFailure: Failure?

    /// Why the cache could not be read or written, when it was asked and could not.
    public let cacheFailure: Failure?

    public init(value: Value, origin: Origin, remoteFailure: Failure? = nil, cacheFailure: Failure? = nil) {
        self.value = value
        self.origin = origin
        self.remoteFailure = remoteFailure
        self.cacheFailure = cacheFailure
    }

    /// The same provenance around another value.
    public func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other, Failure> {
        Fetched<Other, Failure>(
            value: transform(value), origin: origin, remoteFailure: remoteFailure, cacheFailure: cacheFailure)
    }

    /// The same value, what went wrong on the way to it in other terms.
    public func mapFailure<Other>(_ transform: (Failure) -> Other) -> Fetched<Value, Other> {
        Fetched<Value, Other>(
            value: value, origin: origin, remoteFailure: remoteFailure.map(transform),
            cacheFailure: cacheFailure.map(transform))
    }
}

extension Fetched: Sendable where Value: Sendable {}
extension Fetched: Equatable where Value: Equatable, Failure: Equatable {}

/// Where a value came from.
public enum Origin: Sendable, Equatable {
    case remote
    case cache(age: Duration)
    case snapshot(SnapshotDate)
}

/// A value in the cache, and when the remote gave it.
public struct Stored<Value> {
    public let value: Value
    public let fetchedAt: Date

    public init(value: Value, fetchedAt: Date) {
        self.value = value
        self.fetchedAt = fetchedAt
    }
}

extension Stored: Sendable where Value: Sendable {}
extension Stored: Equatable where Value: Equatable {}

/// A value that shipped with the program, and from when it is.
public struct Bundled<Value> {
    public let value: Value
    public let asOf: SnapshotDate

    public init(value: Value, asOf: SnapshotDate) {
        self.value = value
        self.asOf = asOf
    }
}

extension Bundled: Sendable where Value: Sendable {}

/// The month in which a snapshot was taken, as `2024-10`.
public struct SnapshotDate: Sendable, Equatable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
