public import ChallengeCore
internal import ChallengeResources
internal import ChallengeTerminal

/// Notes on stderr about the origin of a result.
///
/// The origin is noted in three cases: for a fallback, for the snapshot, and with `--verbose`.
struct OriginNotes: Sendable {
    private let console: Console
    private let isVerbose: Bool
    /// `true` for a command that only reads this machine, whose result needs no explanation.
    private let isSilent: Bool

    init(_ invocation: Invocation, _ console: Console) {
        self.console = console
        isSilent = invocation.isLocal && !invocation.isVerbose
        isVerbose = invocation.isVerbose
    }

    func note<Value>(_ fetched: Fetched<Value>) {
        if isSilent {
            // A failed cache is reported below.
        } else if let failure = fetched.remoteFailure {
            let cause = console.isNarrow ? "" : failure.localizedText + " "
            console.note(SafeText(cause + substitution(fetched.origin)))
            if isVerbose { console.note(SafeText("terminal.error.cause %@".localized(failure.debugDescription))) }
        } else if isVerbose || fetched.origin.isSnapshot {
            console.note(SafeText(source(fetched.origin)))
        }
        warn(fetched.cacheFailure)
    }

    func note<Key, Item>(_ results: LookupResults<Key, Item>) {
        for fetched in results.found { note(fetched) }
        warn(results.cacheFailure)
    }

    private func warn(_ cacheFailure: StorageFailure?) {
        guard let cacheFailure else { return }
        console.warning(SafeText("provenance.cacheFailure %@".localized(cacheFailure.localizedText)))
    }

    /// Returns the text for a fallback that replaces the value of the remote.
    private func substitution(_ origin: Origin) -> String {
        switch origin {
        case .remote: source(origin)
        case .cache(let age):
            (console.isNarrow ? "provenance.narrow.cache %@" : "provenance.insteadCache %@").localized(
                age.localizedText)
        case .snapshot(let date):
            (console.isNarrow ? "provenance.narrow.snapshot %@" : "provenance.insteadSnapshot %@")
                .localized(date.description.localizedDate)
        }
    }

    private func source(_ origin: Origin) -> String { origin.isSnapshot ? substitution(origin) : origin.sourceText }
}

extension Origin {
    /// The name of the source with its age, in the current language.
    public var sourceText: String {
        switch self {
        case .remote: "provenance.remote".localized()
        case .cache(let age): "provenance.cache %@".localized(age.localizedText)
        case .snapshot(let date): "provenance.narrow.snapshot %@".localized(date.description.localizedDate)
        }
    }
}

extension RecordSource {
    /// Creates the source of items that the user named.
    init(_ origins: [Origin]) {
        self.init()
        set(Origin.oldest(of: origins))
    }

    mutating func set(_ origin: Origin?) {
        guard let origin else { return }
        switch origin {
        case .remote: self.origin = "remote"
        case .cache(let cachedAge):
            self.origin = "cache"
            age = Int(cachedAge / .seconds(1))
        case .snapshot(let month):
            self.origin = "snapshot"
            snapshot = month.description
        }
    }
}

extension Origin {
    fileprivate var isSnapshot: Bool { if case .snapshot = self { true } else { false } }
}
