#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Remembers, beyond the life of the process, until when a server asked not to be asked.
///
/// A store that cannot remember forgets: at worst, a server says again what it said before.
public protocol RateLimitStoreContract: Sendable {
    func endOfWait(for apiAddress: String) async -> Date?
    func setEndOfWait(_ end: Date, for apiAddress: String) async
}
