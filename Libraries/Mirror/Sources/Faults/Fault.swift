/// A faulty response, or a failure of the connection, that the mirror injects.
public enum Fault: Sendable, Hashable {
    /// Refuses every connection and ends the open ones while it is set; it ignores the target and the number of times.
    case refuse
    /// Ends the connection with a reset instead of a response.
    case reset
    /// Ends the connection with a reset in the middle of the body.
    case resetInBody
    /// Closes the connection instead of sending a response.
    case close
    /// Closes the connection in the middle of a header.
    case closeInHeaders
    /// Sends the correct response, with a header line that has neither a colon nor a space.
    case headerWithoutColon
    /// Sends the correct response, with a header that has no space after its colon, which HTTP allows.
    case headerWithoutSpace
    /// Sends a response whose status is not a number.
    case garbageStatusLine
    /// Sends the greeting of another protocol.
    case notHTTP
    /// Sends a 401 with a challenge to authenticate.
    case unauthorized
    /// Sends a chunked body in which the size of a chunk is not a number.
    case badChunkSize
    /// Sends a chunked body that ends in the middle of a chunk.
    case chunkedCutOff
    /// Sends a body that is shorter than the announced length.
    case truncatedBody
    /// Sends nothing and leaves the connection open.
    case hang
    /// Sends half of the headers, then nothing.
    case hangInHeaders
    /// Sends half of the body, then nothing.
    case hangInBody
    /// Sends the correct response, with the headers byte by byte and a wait before each byte.
    case dripHeaders(milliseconds: Int)
    /// Sends the correct response, with the body byte by byte and a wait before each byte.
    case dripBody(milliseconds: Int)
    /// Sends the correct response after a wait.
    case delay(milliseconds: Int)
    /// Sends an error status.
    case status(Int, retryAfter: RetryAfter? = nil, body: ErrorBody = .json)
    /// Sends the login page of a network, as in a hotel, instead of JSON, with status 200.
    case html
    /// Sends the first half of the correct JSON, with a matching length.
    case malformedJSON
    /// Sends status 200 and no body.
    case emptyBody
    /// Sends JSON without any of the expected members.
    case otherShape
    /// Leaves the member out of each object.
    case missingField(String)
    /// Sets the member of each object to null.
    case nullField(String)
    /// Gives the member of each object a value of another type.
    case wrongType(String)
    /// Sends an unknown status, gender and species.
    case unknownValues
    /// Sends texts with control characters, bidirectional overrides and other dangerous characters, correctly escaped.
    case hostileText
    /// Sends a body that begins correctly and never ends.
    case endlessBody
    /// Sends headers that never end.
    case endlessHeaders
    /// Sends blanks without an end, of which a hundred and fifty take one byte when compressed.
    case compressionBomb
    /// Sends the correct body with 64 MiB of blanks before its last byte.
    case oversizedBody
    /// Redirects to the same address, every time.
    case redirectLoop
    /// Redirects once, to an address of the same server origin with the correct response.
    case redirectOnce
    /// Redirects to the URL.
    case redirectOffSite(String)
    /// Redirects to a text that is not a URL.
    case redirectNowhere

    /// The wait in a `Retry-After` header.
    public enum RetryAfter: Sendable, Hashable {
        case seconds(Int)
        /// A date that is this number of seconds from now.
        case date(secondsFromNow: Int)
    }

    /// The content type of an error status's body.
    public enum ErrorBody: String, Sendable, Hashable {
        case json
        case html
    }
}
