import Synchronization

@testable import ChallengeConfiguration

/// A configuration file in memory.
final class ConfigurationFileRepositoryMock: ConfigurationFileRepositoryContract {
    let path: String?
    let isPrivate = true
    private let state: Mutex<(text: String?, failure: ConfigurationError?)>

    init(path: String? = "/config.json", text: String? = nil, failure: ConfigurationError? = nil) {
        self.path = path
        state = Mutex((text, failure))
    }

    var text: String? { state.withLock { $0.text } }

    func read() throws(ConfigurationError) -> [UInt8]? {
        let (text, failure) = state.withLock { $0 }
        if let failure { throw failure }
        return text.map { Array($0.utf8) }
    }

    func write(_ text: String) throws(ConfigurationError) {
        let failure = state.withLock { state in
            if state.failure == nil { state.text = text }
            return state.failure
        }
        if let failure { throw failure }
    }

    func exclusively(_ body: () -> Void) throws(ConfigurationError) { body() }
}
