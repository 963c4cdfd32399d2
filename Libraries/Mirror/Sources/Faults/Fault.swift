/// A way to answer wrong, once the request has been read.
public enum Fault: Sendable, Hashable {
    /// Refuses every connection, and ends those there are, for as long as it is set; it knows no target and no count.
    case refuse
    /// Drops the connection with a reset instead of an answer.
    case reset
    /// Drops the connection with a reset in the middle of the body.
    case resetInBody
    /// Closes the connection instead of answering.
    case close
    /// Closes the connection in the middle of a header.
    case closeInHeaders
    /// The right answer, with a line among its headers that has neither a colon nor a space.
    case headerWithoutColon
    /// The right answer, with a header that has no space behind its colon, which is allowed.
    case headerWithoutSpace
    /// An answer whose status is no number.
    case garbageStatusLine
    /// The greeting of another protocol.
    case notHTTP
    /// 401 with the challenge to log in.
    case unauthorized
    /// A chunked body in which the size of a chunk is no number.
    case badChunkSize
    /// A chunked body that ends in the middle of a chunk.
    case chunkedCutOff
    /// A body that ends before the length that was announced.
    case truncatedBody
    /// Never answers.
    case hang
    /// Sends half of the headers, then nothing.
    case hangInHeaders
    /// Sends half of the body, then nothing.
    case hangInBody
    /// The right answer, its headers byte by byte with a wait before each.
    case dripHeaders(milliseconds: Int)
    /// The right answer, its body byte by byte with a wait before each.
    case dripBody(milliseconds: Int)
    /// The right answer, after a wait.
    case delay(milliseconds: Int)
    /// An error status.
    case status(Int, retryAfter: RetryAfter? = nil, body: ErrorBody = .json)
    /// The page of a hotel's network instead of JSON, with status 200.
    case html
    /// The first half of the right JSON, of the announced length.
    case malformedJSON
    /// Status 200 and no body.
    case emptyBody
    /// JSON in which nothing is what was asked for.
    case otherShape
    /// Leaves this member out of each object.
    case missingField(String)
    /// Sets this member of each object to null.
    case nullField(String)
    /// Gives this member of each object a value of another type.
    case wrongType(String)
    /// A status, gender and species that nobody has heard of.
    case unknownValues
    /// Texts with control characters, bidirectional overrides and worse, properly escaped.
    case hostileText
    /// A body that begins right and never ends.
    case endlessBody
    /// Headers that never end.
    case endlessHeaders
    /// The right answer behind 64 MiB of blanks, compressed to less than half a megabyte.
    case compressionBomb
    /// The right answer with 64 MiB of blanks in it.
    case oversizedBody
    /// Redirects to the same place, again and again.
    case redirectLoop
    /// Redirects once, on the same origin, to where the right answer is.
    case redirectOnce
    /// Redirects to this URL.
    case redirectOffSite(String)
    /// Redirects to something that is no URL.
    case redirectNowhere

    /// How long to wait, as the header of that name says it.
    public enum RetryAfter: Sendable, Hashable {
        case seconds(Int)
        /// As a date, so many seconds from now.
        case date(secondsFromNow: Int)
    }

    /// What an error status says beside its number.
    public enum ErrorBody: String, Sendable, Hashable {
        case json
        case html
    }
}
