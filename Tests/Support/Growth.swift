import Foundation

/// A measurement of how the time of work grows with the size of its input.
///
/// It measures the processor time of the thread, so that other work on the machine does not count.
public enum Growth {
    /// The largest factor that still counts as linear: linear work has 8, quadratic work 64.
    public static let linear = 24.0

    /// Returns the factor by which the time grows when the size is multiplied by eight.
    ///
    /// - Parameters:
    ///   - size: A size for which the work takes a millisecond or more.
    ///   - prepare: Returns the input of a size.
    ///   - work: The work to measure.
    public static func factor<Input>(
        from size: Int, prepare: (Int) -> Input, work: (Input) throws -> Void
    ) rethrows -> Double {
        let small = prepare(size)
        let large = prepare(8 * size)
        // The first run can be slower than the next ones.
        let smallTime = try min(time { try work(small) }, time { try work(small) })
        var factor = Double.infinity
        // On a machine that other systems share, the processor can be slower for a while.
        for _ in 1...6 where factor >= linear { factor = try min(factor, time { try work(large) } / smallTime) }
        return factor
    }

    private static func time(of work: () throws -> Void) rethrows -> Double {
        let start = threadTime
        try work()
        return threadTime - start
    }

    private static var threadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
