/// What a request asks of the server. The program only ever reads, so both may be repeated without harm.
public enum HTTPMethod: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
}
