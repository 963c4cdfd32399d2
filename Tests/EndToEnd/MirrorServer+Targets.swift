import ChallengeMirror
import Foundation

extension MirrorServer {
    /// The targets of the requests, without their percent-encoding.
    var targets: [String?] { requests.map(\.target.removingPercentEncoding) }
}
