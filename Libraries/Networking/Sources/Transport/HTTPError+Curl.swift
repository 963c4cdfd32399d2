internal import CCurl
internal import ChallengeCore

extension HTTPError {
    /// What a result code of libcurl, other than success, means here.
    ///
    /// A timeout before there was a connection is none of the server's: nothing is there to answer.
    init(curlCode code: Int32, address: String, wasConnected: Bool) {
        self =
            switch code {
            case 3: .invalidAddress(address)
            case 5, 6: .connection(.hostNotFound)
            case 7: .connection(.refused)
            case 28: wasConnected ? .timedOut : .connection(.unreachable)
            case 1, 8, 61: .connection(.notHTTP)
            case 35, 51, 53, 54, 58...60, 64, 66, 77, 80, 82, 83, 90, 91, 98:
                .connection(.tls(reason: String(cString: ccurl_error_text(code))))
            default: .connection(.closed)
            }
    }
}
