import ChallengeCore
import ChallengeNetworking
import Foundation
import Synchronization

@testable import ChallengeRepository

/// The conventions of an API with 430 works, which sends at most 30 on a page, whatever it is asked for.
protocol WorkAPI: Sendable {
    static var paging: APIConventions.Paging { get }
    static var pageFields: PageFields { get }
}

/// Offsets without a total and without links.
enum OffsetWorks: WorkAPI {
    static let paging = APIConventions.Paging.offset(parameter: "start")
    static let pageFields = PageFields(items: "works")
}

/// Offsets with a header for the next page.
enum LinkedWorks: WorkAPI {
    static let paging = APIConventions.Paging.offset(parameter: "start")
    static let pageFields = PageFields(items: "works", next: .link)
}

/// Offsets with a total.
enum CountedOffsetWorks: WorkAPI {
    static let paging = APIConventions.Paging.offset(parameter: "start")
    static let pageFields = PageFields(items: "works", count: "total")
}

/// Numbers of pages without a total and without links.
enum NumberedWorks: WorkAPI {
    static let paging = APIConventions.Paging.numbered(parameter: "page")
    static let pageFields = PageFields(items: "works")
}

/// Numbers of pages with a total, but without the number of pages.
enum CountedWorks: WorkAPI {
    static let paging = APIConventions.Paging.numbered(parameter: "page")
    static let pageFields = PageFields(items: "works", count: "total")
}

/// Cursors, whose member is a number.
enum CursorWorks: WorkAPI {
    static let paging = APIConventions.Paging.cursor(parameter: "after")
    static let pageFields = PageFields(items: "works", next: "after")
}

/// The whole list in one response.
enum WholeWorks: WorkAPI {
    static let paging = APIConventions.Paging.whole
    static let pageFields = PageFields(items: "works", count: "total")
}

struct WorkDTO<API: WorkAPI>: ItemDTO {
    var id = 0
    var name = ""

    static var collection: APICollection<WorkDTO> {
        APICollection(
            api: APIConventions(
                name: "works", address: "https://works.example", pageSize: 50, pageSizeParameter: "limit",
                paging: API.paging, pageFields: API.pageFields),
            path: "/works", name: "works", .text("name", \.name))
    }
}

/// A server for the works, which understands all conventions at once.
final class WorkServer: HTTPClientContract {
    private let count: Int
    private let cap: Int
    private let odd: Int?
    private let ignored: Set<String>
    private let log = Mutex<[Endpoint]>([])

    /// - Parameters:
    ///   - ignored: The names of query items of which the server takes no notice.
    ///   - odd: The number of a work that cannot be read.
    init(count: Int = 430, cap: Int = 30, ignoring ignored: Set<String> = [], odd: Int? = nil) {
        self.count = count
        self.cap = cap
        self.odd = odd
        self.ignored = ignored
    }

    var requests: Int { log.withLock { $0.count } }

    func send(_ endpoint: Endpoint) async throws(HTTPError) -> HTTPResponse {
        log.withLock { $0.append(endpoint) }
        func number(_ name: String) -> Int? {
            endpoint.query.first { $0.name == name && !ignored.contains(name) }.flatMap { Int($0.value) }
        }
        let start = number("start") ?? number("after") ?? number("page").map { ($0 - 1) * cap } ?? 0
        let end = max(start, min(start + min(number("limit") ?? cap, cap), count))
        let works = (start + 1..<end + 1).map { #"{"id":\#($0),"name":\#($0 == odd ? "7" : "\"Work \($0)\"")}"# }
            .joined(separator: ",")
        let after = end < count ? "\(end)" : "null"
        let link = "<https://works.example/works?limit=\(cap)&start=\(end)>; rel = \"last next\""
        return HTTPResponse(
            status: 200, headers: end < count ? ["link": link] : [:],
            body: Data(#"{"works":[\#(works)],"total":\#(count),"after":\#(after)}"#.utf8))
    }
}
