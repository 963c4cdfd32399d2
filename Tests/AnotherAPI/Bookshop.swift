import Foundation

/// An HTTP request without its body.
struct Request {
    let line: [String]
    let authorization: String?
    private let url: URLComponents

    /// Creates a request from its head, or returns `nil` if the head has no valid request line.
    init?(head: String) {
        let lines = head.components(separatedBy: "\r\n")
        line = lines[0].components(separatedBy: " ")
        guard line.count == 3, let url = URLComponents(string: line[1]) else { return nil }
        self.url = url
        let field = lines.first { $0.lowercased().hasPrefix("authorization:") }
        authorization = field.map { $0.dropFirst("authorization:".count).trimmingCharacters(in: .whitespaces) }
    }

    /// The decoded segments of the path.
    var path: [String] {
        url.percentEncodedPath.components(separatedBy: "/").dropFirst().map { $0.removingPercentEncoding ?? $0 }
    }

    /// Returns the decoded value of a parameter of the query.
    func value(_ name: String) -> String? { url.queryItems?.first { $0.name == name }?.value }
}

/// An HTTP answer.
struct Response {
    var status = "200 OK"
    var type = "application/json"
    var fields: [String] = []
    var body = ""

    var bytes: Data {
        let length = "Content-Length: \(body.utf8.count)"
        let head = ["HTTP/1.1 \(status)", "Content-Type: \(type)", length, "Connection: close"] + fields
        return Data((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    }
}

/// A book with its JSON text.
struct Book {
    static let all = (1...1_000).map(Book.init)

    let ref: String
    let title: String
    let author: Author?
    private let number: Int

    init(number: Int) {
        self.number = number
        ref = "bk-\(number)"
        title = ["Solaris", "Ubik", "Dune", "Emma"][number % 4] + " \(number)"
        author = number % 10 == 0 ? nil : Author.all[number % 4]
    }

    /// Returns the JSON text, in which the address of the author is below that of the server.
    func json(_ address: String) -> String {
        let author = author.map { #"{"name":"\#($0.name)","url":"\#(address)/shop/authors/\#($0.ref)"}"# } ?? "null"
        let series = number % 2 == 0 ? "null" : #""Series \#(number % 4)""#
        return #"{"ref":"\#(ref)","title":"\#(title)","author":\#(author),"tags":["space","sea"],"#
            + #""price":{"amount":\#(number).5,"currency":"EUR"},"released":"1961-02-03","#
            + #""updated_at":"2024-03-15T10:20:30+02:00","in_stock":true,"series":\#(series)}"#
    }
}

/// An author with the addresses of the books.
struct Author {
    static let all = ["Lem", "Dick", "Herbert", "Austen"].enumerated().map { Author(ref: "au-\($0 + 1)", name: $1) }

    let ref: String
    let name: String

    func json(_ address: String) -> String {
        let books = Book.all.filter { $0.author?.ref == ref }.map { #""\#(address)/shop/books/\#($0.ref)""# }
        return #"{"ref":"\#(ref)","name":"\#(name)","books":[\#(books.joined(separator: ","))]}"#
    }
}

/// An API with a token, cursors, a rate limit and errors, which the files of a folder control.
struct Shop {
    let folder: String
    let address: String

    func answer(to request: Request) -> Response {
        if let seconds = setting("wait") {
            let reset = "X-RateLimit-Reset: \(time(nil) + (Int(seconds) ?? 0))"
            return failure("429 Too Many Requests", "slow_down", "Too many requests.", fields: [reset])
        }
        if request.authorization != "Bearer s3cret-t0ken" {
            let message = "A token is needed. You sent: \(request.authorization ?? "")"
            return failure("401 Unauthorized", "no_token", message)
        }
        if setting("error") != nil { return failure("200 OK", "E42", "The\n  shop is\u{1B}[31m closed.") }
        if let location = setting("redirect") {
            return Response(status: "302 Found", type: "text/plain", fields: ["Location: \(location)"])
        }
        if request.path == ["shop", "books"] { return books(request) }
        if request.path == ["shop", "authors"] { return authors(request) }
        let book = Book.all.first { request.path == ["shop", "books", $0.ref] }?.json(address)
        let author = Author.all.first { request.path == ["shop", "authors", $0.ref] }?.json(address)
        if let item = book ?? author { return Response(body: #"{"data":\#(item)}"#) }
        return Response(status: "404 Not Found", type: "text/html", body: "<html><body>Not found</body></html>")
    }

    /// Answers with the books of a list of identifiers, or with a page of the books that match the filters.
    private func books(_ request: Request) -> Response {
        if let refs = request.value("ids")?.components(separatedBy: ",").prefix(25) {
            return page(refs.compactMap { ref in Book.all.first { $0.ref == ref }?.json(address) }, next: nil)
        }
        let writer = setting("ignore-writer") == nil ? request.value("writer") : nil
        let author = request.value("author")
        let found = Book.all.filter {
            matches($0.title, request.value("title")) && matches($0.author?.name, writer)
                && (author == nil || $0.author?.ref == author)
        }
        var start = 0
        if let after = request.value("after") {
            start = found.indices.first { cursor($0, of: found) == after } ?? -1
            if start < 0 { return failure("400 Bad Request", "bad_cursor", "The cursor is too old.") }
        }
        let limit = Int(request.value("limit") ?? "") ?? 25
        let end = start + (1...25 ~= limit ? limit : 25)
        return page(
            found.dropFirst(start).prefix(end - start).map { $0.json(address) },
            next: end < found.count ? cursor(end, of: found) : nil)
    }

    /// Answers with the authors of a list of identifiers, or with all of them.
    private func authors(_ request: Request) -> Response {
        let refs = request.value("ids")?.components(separatedBy: ",")
        return page(Author.all.filter { refs?.contains($0.ref) ?? true }.map { $0.json(address) }, next: nil)
    }

    private func page(_ items: [String], next: String?) -> Response {
        let data = items.joined(separator: ",")
        return Response(body: #"{"data":[\#(data)],"meta":{"next":\#(next.map { "\"\($0)\"" } ?? "null")}}"#)
    }

    /// Returns the cursor of an index, with a suffix that a client cannot guess.
    private func cursor(_ index: Int, of books: [Book]) -> String {
        "c-\(index)-" + String((index + 17) * (books.count + 29) * 7_919 % 1_679_616, radix: 36)
    }

    /// Returns `true` if the text contains the filter in any case, or if there is no filter.
    private func matches(_ text: String?, _ filter: String?) -> Bool {
        guard let filter, !filter.isEmpty else { return true }
        return text?.lowercased().contains(filter.lowercased()) ?? false
    }

    private func failure(_ status: String, _ code: String, _ message: String, fields: [String] = []) -> Response {
        let text = message.unicodeScalars.map { scalar in
            let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
            return isPlain ? String(scalar) : "\\u" + String(0x1_0000 + scalar.value, radix: 16).dropFirst()
        }
        return Response(status: status, fields: fields, body: #"{"code":"\#(code)","message":"\#(text.joined())"}"#)
    }

    /// Reads a file of the folder, without the white space around its text.
    private func setting(_ name: String) -> String? {
        let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// An API without a token, with top-level arrays and `Link` fields.
struct Library {
    let address: String

    func answer(to request: Request) -> Response {
        if request.path == ["library", "shelves"] { return shelves(request) }
        guard request.path.count == 3, request.path.starts(with: ["library", "shelves"]) else {
            return Response(status: "404 Not Found", type: "text/plain", body: "gone")
        }
        if let number = Int(request.path[2]), 1...13 ~= number { return Response(body: shelf(number)) }
        return Response(status: "404 Not Found", body: #"{"fault":"no such shelf"}"#)
    }

    /// Answers with the shelves after the first `start` ones.
    private func shelves(_ request: Request) -> Response {
        let start = min(max(Int(request.value("start") ?? "") ?? 0, 0), 13)
        let size = min(max(Int(request.value("size") ?? "") ?? 5, 1), 5)
        let end = start + size
        let link = "Link: <\(address)/library/shelves?start=\(end)&size=\(size)>; rel=\"next\""
        let body = (start..<min(end, 13)).map { shelf($0 + 1) }.joined(separator: ",")
        return Response(fields: end < 13 ? [link] : [], body: "[\(body)]")
    }

    private func shelf(_ number: Int) -> String {
        #"{"id":\#(number),"name":"Shelf \#(number)","floor":\#(number % 3)}"#
    }
}

/// An API with offsets and a key in the query, whose pages have at most 30 objects, and which knows one filter.
struct Museum {
    static let count = 430
    /// The number of the object without a title.
    static let odd = 77

    let address: String

    func answer(to request: Request) -> Response {
        guard request.value("api_key") == "k3y" else { return problem("401 Unauthorized", "The key is missing.") }
        if request.path == ["collection", "objects"] { return objects(request) }
        if request.path.count == 3, let number = Int(request.path[2]), 1...Self.count ~= number {
            return Response(body: object(number))
        }
        return problem("404 Not Found", "There is no such object.")
    }

    /// Answers with the objects of a technique after the first `offset` ones.
    private func objects(_ request: Request) -> Response {
        let technique = request.value("medium")
        let found = (1...Self.count).filter { technique == nil || Self.technique($0) == technique }
        let start = max(Int(request.value("offset") ?? "") ?? 0, 0)
        let page = found.dropFirst(start).prefix(min(Int(request.value("limit") ?? "") ?? 30, 30))
        let end = start + page.count
        let next = "<\(address)/collection/objects?api_key=k3y&offset=\(end)>; title=\"a; b\"; rel = \"last next\""
        let first = "<\(address)/collection/objects?offset=0>; rel=first"
        let body = #"{"objects":[\#(page.map(object).joined(separator: ","))]}"#
        return Response(fields: ["Link: \(first)\(end < found.count ? ", " + next : "")"], body: body)
    }

    private func object(_ number: Int) -> String {
        let department = ["Asia", "Asian Art", "Europe", "Drawings", "Asia Minor"][number % 5]
        let title = number == Self.odd ? "null" : #""Study no. \#(number)""#
        return #"{"id":\#(number),"title":\#(title),"department":"\#(department)","#
            + #""technique":"\#(Self.technique(number))","year":\#(1_800 + number % 200)}"#
    }

    private static func technique(_ number: Int) -> String { ["oil", "oil on canvas", "ink"][number % 3] }

    private func problem(_ status: String, _ detail: String) -> Response {
        Response(
            status: status, type: "application/problem+json",
            body: #"{"type":"about:blank","status":\#(status.prefix(3)),"detail":"\#(detail)"}"#)
    }
}

/// Returns a socket that listens on a free port of this machine, and the port.
func makeListener() -> (socket: Int32, port: UInt16) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &name) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
            bind(socket, pointer, length) == 0 && listen(socket, 64) == 0 && getsockname(socket, pointer, &length) == 0
        }
    }
    return isReady ? (socket, UInt16(bigEndian: name.sin_port)) : (-1, 0)
}

/// Reads the head of a request, and waits at most two seconds for each part.
func readRequest(from connection: Int32) -> Request? {
    var limit = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var head = ""
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !head.contains("\r\n\r\n") {
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { return nil }
        head += String(decoding: buffer[..<count], as: UTF8.self)
    }
    return Request(head: head.components(separatedBy: "\r\n\r\n")[0])
}

/// Appends the request to the file `requests` of the folder.
func record(_ request: Request, in folder: String) {
    guard let file = fopen(folder + "/requests", "a") else { return }
    fputs("\(request.line[0]) \(request.line[1]) authorization=\(request.authorization ?? "-")\n", file)
    fclose(file)
}

signal(SIGPIPE, SIG_IGN)
let folder = CommandLine.arguments[1]
let (socket, port) = makeListener()
let address = "http://127.0.0.1:\(port)"
FileHandle.standardOutput.write(Data("\(address)\n".utf8))
while port > 0 {
    let connection = FileHandle(fileDescriptor: accept(socket, nil, nil), closeOnDealloc: true)
    guard let request = readRequest(from: connection.fileDescriptor) else { continue }
    record(request, in: folder)
    let response =
        switch request.path.first {
        case "shop": Shop(folder: folder, address: address).answer(to: request)
        case "collection": Museum(address: address).answer(to: request)
        default: Library(address: address).answer(to: request)
        }
    try? connection.write(contentsOf: response.bytes)
}
