internal import ChallengeCore
internal import ChallengeJSON

/// A response of the API before its encoding, so that a fault can still change its objects.
struct APIResponse: Sendable {
    enum Content: Sendable {
        case links
        case page(PageInfo, [Item])
        case emptyPage
        case several([Item])
        case one(Item)
        case picture(DrawnAvatar)
        case error(String)
    }

    let status: Int
    let content: Content

    static let notFound = APIResponse(status: 404, content: .error("There is nothing here"))
    static let noIdentifier = APIResponse(status: 500, content: .error("Hey! you must provide an id"))

    static func ok(_ content: Content) -> APIResponse { APIResponse(status: 200, content: content) }

    /// The media type of the body.
    var type: String { if case .picture = content { "image/png" } else { Response.json } }

    /// Returns the body; `edit` changes each object that is not part of another one, and the envelope of a page.
    func body(editing edit: ([UInt8]) -> [UInt8] = { $0 }) -> [UInt8] {
        switch content {
        case .links:
            let members = [("characters", Kind.character), ("locations", .location), ("episodes", .episode)].map {
                "\"\($0.0)\":\"\(publicURL)/\($0.1.rawValue)\""
            }
            return Array("{\(members.joined(separator: ","))}".utf8)
        case .page(let info, let items):
            let envelope = Array("{\"info\":".utf8) + edit(info.json) + Array(",\"results\":".utf8)
            return edit(envelope + list(items.map { edit($0.json) }) + Array("}".utf8))
        case .emptyPage:
            return Array(#"{"info":{"count":0,"pages":0,"next":null,"prev":null},"results":[]}"#.utf8)
        case .several(let items):
            return list(items.map { edit($0.json) })
        case .one(let item):
            return edit(item.json)
        case .picture(let avatar):
            return avatar.png
        case .error(let message):
            return Array("{\"error\":\(JSONWriter.quoted(message))}".utf8)
        }
    }
}

/// The public address of the API; the links in all bodies have this host, even if the mirror has another address.
let publicURL = "https://rickandmortyapi.com/api"

private func list(_ objects: [[UInt8]]) -> [UInt8] {
    Array("[".utf8) + Array(objects.joined(separator: ",".utf8)) + Array("]".utf8)
}

/// The head of a page: the number of all items, and the links to the neighbouring pages.
struct PageInfo: Sendable, Equatable {
    static let pagination = Pagination(size: 20)

    let kind: Kind
    let count: Int
    let page: Int
    let filters: [RequestTarget.Parameter]

    var pages: Int { Self.pagination.pages(of: count) }

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
