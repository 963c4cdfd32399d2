/// The part of a response that comes before its body.
package struct ResponseHead: Sendable, Equatable {
    package let status: Int
    /// Names are in lower case.
    package let headers: [String: String]

    package init(status: Int, headers: [String: String]) {
        self.status = status
        self.headers = headers
    }
}
