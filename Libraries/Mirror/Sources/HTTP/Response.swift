internal import ChallengePlatform

/// A response to be sent.
struct Response: Sendable {
    struct Header: Sendable {
        let name: String
        let value: String
    }

    var status: Int
    var headers: [Header]
    var body: [UInt8]
    var keepsConnection = true

    init(status: Int, type: String? = Self.json, body: [UInt8] = []) {
        self.status = status
        self.body = body
        headers = type.map { [Header(name: "Content-Type", value: $0)] } ?? []
    }

    static let json = "application/json; charset=utf-8"
    static let html = "text/html; charset=utf-8"

    mutating func add(_ name: String, _ value: String) { headers.append(Header(name: name, value: value)) }

    func adding(_ name: String, _ value: String) -> Response {
        var response = self
        response.add(name, value)
        return response
    }

    /// The whole response as it is sent.
    var bytes: [UInt8] { head() + body }

    /// Returns the head; it announces the length of the body unless another framing is given.
    func head(framing: Header? = nil) -> [UInt8] {
        var lines = ["HTTP/1.1 \(status) \(reason(of: status))"]
        lines += headers.map { "\($0.name): \($0.value)" }
        if let framing {
            lines.append("\(framing.name): \(framing.value)")
        } else if status != 304 {
            lines.append("Content-Length: \(body.count)")
        }
        lines.append("Access-Control-Allow-Origin: *")
        lines.append("Date: \(httpDate())")
        lines.append("Connection: \(keepsConnection ? "keep-alive" : "close")")
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}

private func reason(of status: Int) -> String {
    switch status {
    case 200: "OK"
    case 302: "Found"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 502: "Bad Gateway"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    case 505: "HTTP Version Not Supported"
    default: "Status \(status)"
    }
}

/// The weak entity tag of a body, which is the same for equal bodies in every process.
struct EntityTag: Sendable {
    let text: String

    init(of body: [UInt8]) {
        // FNV-1a with eight bytes at a time, so that a debug build hashes the whole data set in a few milliseconds.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        body.withUnsafeBytes { bytes in
            var offset = 0
            while offset + 8 <= bytes.count {
                hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x0100_0000_01b3
                hash ^= hash >> 29
                offset += 8
            }
            for byte in bytes[offset...] { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
        }
        text = "W/\"\(String(body.count, radix: 16))-\(String(hash, radix: 16))\""
    }

    /// Returns `true` if an `If-None-Match` header contains this tag, by weak comparison.
    func matches(_ condition: String) -> Bool {
        for candidate in condition.split(separator: ",") {
            let tag = candidate.filter { !$0.isWhitespace }
            if tag == "*" || tag == text || "W/\(tag)" == text { return true }
        }
        return false
    }
}

/// Returns the time in the format of HTTP (`Sun, 06 Nov 1994 08:49:37 GMT`).
func httpDate(secondsFromNow seconds: Int = 0) -> String { httpDate(secondsSince1970: time(nil) + seconds) }

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

private func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
