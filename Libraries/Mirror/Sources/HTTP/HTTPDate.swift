#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The time as HTTP writes it (`Sun, 06 Nov 1994 08:49:37 GMT`), so many seconds from now.
func httpDate(secondsFromNow seconds: Int = 0) -> String {
    httpDate(secondsSince1970: time(nil) + seconds)
}

func httpDate(secondsSince1970 seconds: Int) -> String {
    var moment: time_t = seconds
    var parts = tm()
    gmtime_r(&moment, &parts)
    let day = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][Int(parts.tm_wday)]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let date = "\(twoDigits(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits).joined(separator: ":")
    return "\(day), \(date) \(clock) GMT"
}

private func twoDigits(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
}
