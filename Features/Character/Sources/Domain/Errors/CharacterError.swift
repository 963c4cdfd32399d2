public import ChallengeCore
internal import ChallengeResources

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why characters could not be had, in terms that a person can tell apart.
public enum CharacterError: Error, Equatable, Sendable {
    case notFound(identifier: Int)
    /// The list ends before that page.
    case invalidPage(page: Int, pages: Int)
    case noConnection(ConnectionFailure)
    case timedOut
    /// The API asked for patience, and may have said for how long.
    case rateLimited(wait: Duration?)
    case serverError(status: Int)
    case invalidRequest(status: Int)
    case redirected(to: String)
    case tooLarge(limit: Int)
    /// The API answered something that is no character: where in the answer, and what is wrong there.
    case unreadable(path: String, reason: String)
    case storageFailed(StorageFailure)
    case cancelled
    case loadFailed(description: String)
}

extension CharacterError: FetchFailure {
    public var kind: FetchFailureKind {
        switch self {
        case .notFound, .invalidPage: .notFound
        case .cancelled: .cancelled
        default: .unavailable
        }
    }
}

extension CharacterError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound(let identifier): "characterError.notFound %@".localized("\(identifier)")
        case .invalidPage(_, pages: 0): "characterError.noPages".localized()
        case .invalidPage(let page, let pages): "characterError.invalidPage %@ %lld".localized("\(page)", pages)
        case .noConnection(let failure): failure.localizedText
        case .timedOut: "remote.timedOut".localized()
        case .rateLimited(let wait?): "remote.rateLimited %@".localized(wait.localizedText)
        case .rateLimited(nil): "remote.rateLimited".localized()
        case .serverError(let status): "remote.serverError %@".localized("\(status)")
        case .invalidRequest(let status): "remote.invalidRequest %@".localized("\(status)")
        case .redirected(let address): "remote.redirected %@".localized(address)
        case .tooLarge(let limit): "remote.tooLarge %@".localized(limit.binarySizeText)
        case .unreadable(path: "", _): "remote.notJSON".localized()
        case .unreadable(let path, _): "remote.unreadable %@".localized(path)
        case .storageFailed(let failure): failure.localizedText
        case .cancelled: "remote.cancelled".localized()
        case .loadFailed(let description): "characterError.loadFailed %@".localized(description)
        }
    }
}

extension CharacterError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .notFound(let identifier): "not found: character \(identifier)"
        case .invalidPage(let page, let pages): "page \(page) of \(pages)"
        case .noConnection(.tls(let reason)): "TLS: \(reason)"
        case .noConnection(let failure): "connection: \(failure)"
        case .timedOut: "timed out"
        case .rateLimited(let wait): "HTTP 429, wait \(wait.map { "\($0)" } ?? "not announced")"
        case .serverError(let status), .invalidRequest(let status): "HTTP \(status)"
        case .redirected(let address): "redirected to \(address)"
        case .tooLarge(let limit): "more than \(limit) bytes"
        case .unreadable(let path, let reason): "\(path.isEmpty ? "answer" : path): \(reason)"
        case .storageFailed(let failure): "cache: \(failure)"
        case .cancelled: "cancelled"
        case .loadFailed(let description): description
        }
    }
}
