#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A response, complete and decompressed.
public struct HTTPResponse: Sendable, Equatable {
    public let status: Int
    /// The values by name, in lower case.
    ///
    /// The values of a header that came several times are joined by commas.
    public let headers: [String: String]
    public let body: Data

    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
