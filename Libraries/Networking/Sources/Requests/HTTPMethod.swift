/// What a request asks of the server: the program only ever reads, so that both may be repeated without harm.
public enum HTTPMethod: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
}
