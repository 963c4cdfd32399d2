import Foundation

/// Random numbers that a seed repeats; `CHALLENGE_SEED` sets it, and the failure of a trial names the input anyway.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init() {
        let seed = ProcessInfo.processInfo.environment["CHALLENGE_SEED"].flatMap { UInt64($0) }
        state = seed ?? .random(in: 0 ... .max)
        print("chaos: CHALLENGE_SEED=\(state)")
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
