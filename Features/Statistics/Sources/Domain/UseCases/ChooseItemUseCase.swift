import ChallengeCore

/// A use case that chooses an item of a kind at random.
struct ChooseItemUseCase: Sendable {
    let collections: any CollectionProviderContract

    /// Returns the identifier of an item; the same seed chooses the same of the same items.
    ///
    /// - Parameter seed: `nil` chooses another item each time.
    func execute(kind: ItemKind, seed: Int?) async throws(StatisticsError) -> Int {
        let identifiers = try await identifiers(of: kind).sorted()
        if identifiers.isEmpty { throw .noItems(kind) }
        let number = seed.map(Self.mixed) ?? .random(in: 0...UInt64.max)
        return identifiers[Int(number % UInt64(identifiers.count))]
    }

    private func identifiers(of kind: ItemKind) async throws(StatisticsError) -> [Int] {
        do {
            return try await collections.getIdentifiers(of: kind)
        } catch {
            throw .failed(error)
        }
    }

    /// Returns the first number of the generator SplitMix64, so that near seeds choose distant items.
    ///
    /// Unlike the generators of the standard library, it never changes.
    private static func mixed(_ seed: Int) -> UInt64 {
        var state = UInt64(bitPattern: Int64(seed)) &+ 0x9E37_79B9_7F4A_7C15
        state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
        return state ^ (state >> 31)
    }
}
