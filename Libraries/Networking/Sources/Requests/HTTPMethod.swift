/// The HTTP methods of this program.
///
/// Both only read, so a request can be repeated without harm.
public enum HTTPMethod: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
}
