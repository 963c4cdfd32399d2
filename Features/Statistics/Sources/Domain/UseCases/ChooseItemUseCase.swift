import ChallengeCore

/// A use case that chooses one of several items at random.
struct ChooseItemUseCase: Sendable {
    /// Returns one of the identifiers, or `nil` if there are none; the same seed chooses the same of the same items.
    ///
    /// - Parameter seed: `nil` chooses another item each time.
    func execute(among identifiers: [ItemKey], seed: Int?) -> ItemKey? {
        if identifiers.isEmpty { return nil }
        let number = seed.map(Self.mixed) ?? .random(in: 0...UInt64.max)
        return identifiers.sorted()[Int(number % UInt64(identifiers.count))]
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
