/// The head of a page: how many there are of everything, and where the neighbours live.
struct PageInfo: Sendable, Equatable {
    static let pageSize = 20

    let kind: Kind
    let count: Int
    let page: Int
    let filters: [RequestTarget.Parameter]

    var pages: Int { (count + Self.pageSize - 1) / Self.pageSize }

    var json: [UInt8] {
        let next = page < pages ? "\"\(url(of: page + 1))\"" : "null"
        let previous = page > 1 ? "\"\(url(of: page - 1))\"" : "null"
        return Array("{\"count\":\(count),\"pages\":\(pages),\"next\":\(next),\"prev\":\(previous)}".utf8)
    }

    private func url(of page: Int) -> String {
        let query = filters.map { "&\($0.name)=\(percentEncoded($0.value))" }.joined()
        return "\(publicURL)/\(kind.rawValue)?page=\(page)\(query)"
    }
}
