public import ChallengePlatform

/// The wait that a `Retry-After` header announces, in seconds or as a date.
struct RetryAfter {
    /// The longest wait that is accepted from a server.
    static let longest: Duration = .seconds(24 * 60 * 60)

    /// The longest text, in bytes, that is parsed as a date; no valid date is longer.
    private static let longestText = 64

    let wait: Duration

    init?(_ text: String, now: Date) {
        let seconds: Double
        if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            seconds = Double(text) ?? .infinity
        } else if let date = Self.date(text) {
            seconds = date.timeIntervalSince(now)
        } else {
            return nil
        }
        wait = min(Self.longest, max(.zero, .seconds(min(seconds, 1e9))))
    }

    /// Parses a date such as `Fri, 20 Nov 2026 08:15:00 GMT`, the only date format that HTTP still allows servers to
    /// send.
    private static func date(_ text: String) -> Date? {
        guard text.utf8.count <= longestText else { return nil }
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let year = Int(parts[3]),
            let month = months.firstIndex(of: String(parts[2]))
        else { return nil }
        let clock = parts[4].split(separator: ":").map { Int($0) }
        guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2] else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(
            from: DateComponents(
                year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second))
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}

/// A header of an API's own that announces a wait.
public struct WaitHeader: Sendable {
    public enum Unit: Sendable {
        case seconds
        case secondsSince1970
    }

    /// The name in lower case.
    let name: String
    private let unit: Unit

    public init(_ name: String, in unit: Unit) {
        self.name = name.lowercased()
        self.unit = unit
    }

    func wait(_ text: String, _ now: Date) -> Duration? {
        guard let number = Double(text), number.isFinite else { return nil }
        let seconds = unit == .seconds ? number : number - now.timeIntervalSince1970
        return min(RetryAfter.longest, max(.zero, .seconds(min(seconds, 1e9))))
    }
}

/// A store for announced waits and timeouts that later runs of the program can read.
///
/// If the store fails, nothing is saved. The server then rejects the next request again, or the program waits for it.
public protocol UnavailabilityStoreContract: Sendable {
    func endOfWait(for apiAddress: String) async -> Date?
    func setEndOfWait(_ end: Date, for apiAddress: String) async

    /// Returns the time at which the API last timed out; `nil` if it has answered since then.
    func lastTimeout(of apiAddress: String) async -> Date?
    func setLastTimeout(_ time: Date?, of apiAddress: String) async
}
