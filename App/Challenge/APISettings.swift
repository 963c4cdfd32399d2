import ChallengeAPIs
import ChallengeCollections
import ChallengeRepository
import ChallengeTerminal

/// The settings of one API.
struct APISettings: Sendable {
    static let all = APIConventions.all.map { APISettings($0) }

    /// The address that switches off an API, except the default one.
    private static let off = "off"

    let api: APIConventions
    let address: Setting<String>
    /// `nil` for an API without authorization.
    let token: Setting<String>?

    init(_ api: APIConventions) {
        self.api = api
        address = Setting(
            api.isDefault ? "api-url" : "\(api.name)-url",
            variable: api.addressVariable, api.isDefault ? .baseAddress : .baseAddress.or(Self.off),
            help: "app.option.apiURL", default: api.address)
        token = api.authorization.map {
            Setting("\(api.name)-token", variable: $0.variable, .secret, help: "app.setting.token")
        }
    }

    /// Returns the APIs that the user has not switched off.
    static func switchedOn(_ configuration: Configuration) -> [APISettings] {
        all.filter { $0.api.isDefault || configuration.validValue(of: $0.address) != off }
    }

    var stored: [any AnySetting] { [address] + (token.map { [$0] } ?? []) }

    /// Returns the tokens of the APIs by their names.
    static func tokens(_ configuration: Configuration) throws -> [String: String] {
        var tokens: [String: String] = [:]
        for settings in all {
            if let token = settings.token { tokens[settings.api.name] = try configuration.value(of: token) }
        }
        return tokens
    }

    /// Returns the addresses of the APIs by their names.
    ///
    /// The option means the API of the first collection that the command line names, and otherwise the default one.
    static func addresses(_ invocation: Invocation) throws -> [String: String] {
        var addresses: [String: String] = [:]
        for settings in all {
            addresses[settings.api.name] =
                try invocation.configuration.value(of: settings.address) ?? settings.api.address
        }
        if let typed = invocation[all[0].address.option] {
            let words = invocation.path.dropFirst().prefix(1) + invocation.operands
            let named = words.lazy.compactMap { word in
                AppContainer.collections.first { [$0.kind, $0.plural].contains(word) }
            }
            addresses[(named.first?.api() ?? all[0].api).name] = typed
        }
        return addresses
    }
}
