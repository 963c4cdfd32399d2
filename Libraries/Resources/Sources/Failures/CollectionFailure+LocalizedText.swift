public import ChallengeCore

extension CollectionFailure {
    /// The failure as a sentence for the user.
    public var localizedText: String {
        switch self {
        case .invalidPage(_, pages: 0): "listing.noPages".localized()
        case .invalidPage(let page, let pages): "listing.invalidPage %@ %lld".localized("\(page)", pages)
        case .loadFailed(let failure): failure.localizedText
        case .storageFailed(let failure): failure.localizedText
        case .cancelled: "remote.cancelled".localized()
        }
    }
}
