internal import Foundation

/// A random number generator with a seed, so that its numbers can be repeated.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    /// Creates a generator whose seed `CHALLENGE_SEED` sets, and prints the seed.
    public init() {
        let seed = ProcessInfo.processInfo.environment["CHALLENGE_SEED"].flatMap { UInt64($0) }
        self.init(seed: seed ?? .random(in: 0 ... .max))
        print("CHALLENGE_SEED=\(state)")
    }

    /// Returns the next number of SplitMix64.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
