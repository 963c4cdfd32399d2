import ChallengeCore
import ChallengeNetworking
import ChallengeResources
import ChallengeTerminal

/// The lines of `--verbose` and `--trace` about the requests to the API.
struct RequestPrinter: Sendable {
    let console: Console
    let showsHeaders: Bool

    @Sendable func print(_ trace: RequestTrace) {
        let milliseconds = Int((trace.duration / .milliseconds(1)).rounded())
        let parts = ["GET \(trace.address)"] + trace.repetition + trace.result + ["\(milliseconds) ms"]
        console.request(SafeText(parts.joined(separator: " · ")), details: showsHeaders ? trace.headerLines : [])
    }
}

extension RequestTrace {
    /// The words by which a redirected request and a further attempt differ from a first request.
    fileprivate var repetition: [String] {
        (isRedirected ? ["app.request.redirected".localized()] : [])
            + (attempt > 1 ? ["app.request.attempt %lld".localized(attempt)] : [])
    }

    /// The status and the origin of the response, or the failure in the words of `--verbose`.
    fileprivate var result: [String] {
        switch outcome {
        case .success(304): ["304", "app.request.stored".localized()]
        case .success(let status): ["\(status)", "app.request.api".localized()]
        case .failure(let error): [HTTPErrorMapper().map(error).requestText.withoutFinalPeriod]
        }
    }

    fileprivate var headerLines: [SafeText] {
        requestHeaders.map { SafeText("  > \($0.name): \($0.value)", style: .dim) }
            + responseHeaders.map { SafeText("  < \($0.name): \($0.value)", style: .dim) }
    }
}

extension APIError {
    /// The text of a request without a response.
    fileprivate var requestText: String {
        if case .failed(let failure) = self { failure.localizedText } else { "remote.cancelled".localized() }
    }
}

extension String {
    /// The sentence as a part of a line.
    fileprivate var withoutFinalPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
