import Foundation

/// A random number generator whose seed `CHALLENGE_SEED` sets, so that its numbers can be repeated.
///
/// The failure of a trial also contains the input.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init() {
        let seed = ProcessInfo.processInfo.environment["CHALLENGE_SEED"].flatMap { UInt64($0) }
        state = seed ?? .random(in: 0 ... .max)
        print("chaos: CHALLENGE_SEED=\(state)")
    }

    /// Returns the next number of SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
