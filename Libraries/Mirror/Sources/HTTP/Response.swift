/// An answer on its way out.
struct Response: Sendable {
    struct Header: Sendable {
        let name: String
        let value: String
    }

    var status: Int
    var headers: [Header]
    var body: [UInt8]
    /// False for HEAD: the head is that of the whole answer, the body stays here.
    var sendsBody = true
    var keepsConnection = true

    init(status: Int, type: String? = Self.json, body: [UInt8] = []) {
        self.status = status
        self.body = body
        headers = type.map { [Header(name: "Content-Type", value: $0)] } ?? []
    }

    static let json = "application/json; charset=utf-8"
    static let html = "text/html; charset=utf-8"

    mutating func add(_ name: String, _ value: String) {
        headers.append(Header(name: name, value: value))
    }

    func adding(_ name: String, _ value: String) -> Response {
        var response = self
        response.add(name, value)
        return response
    }

    /// The whole answer as it goes over the wire.
    var bytes: [UInt8] { head() + sentBody }

    var sentBody: [UInt8] { sendsBody ? body : [] }

    /// The head, framed by the length of the body unless other framing is given.
    func head(framing: Header? = nil) -> [UInt8] {
        var lines = ["HTTP/1.1 \(status) \(reason(of: status))"]
        lines += headers.map { "\($0.name): \($0.value)" }
        if let framing {
            lines.append("\(framing.name): \(framing.value)")
        } else if status != 204 && status != 304 {
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
    case 204: "No Content"
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
