internal import CCurl
internal import ChallengeCore

extension HTTPError {
    /// What a result code of libcurl, other than success, means here.
    init(curlCode code: Int32, address: String) {
        self =
            switch code {
            case 3: .invalidAddress(address)
            case 5, 6: .connection(.hostNotFound)
            case 7: .connection(.refused)
            case 28: .timedOut
            case 1, 8, 61, 100: .connection(.notHTTP)
            case 35, 51, 53, 54, 58...60, 64, 66, 77, 80, 82, 83, 90, 91, 98:
                .connection(.tls(reason: String(cString: ccurl_error_text(code))))
            default: .connection(.closed)
            }
    }
}
