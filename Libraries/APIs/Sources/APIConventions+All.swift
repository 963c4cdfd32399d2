public import ChallengeRepository

extension APIConventions {
    /// The described APIs, starting with the default one, which `--api-url` means if the command line names no collection.
    public static let all: [APIConventions] = [.rickAndMorty]

    /// `true` for the API that `--api-url` means in a command without a collection.
    public var isDefault: Bool { name == Self.all[0].name }

    /// The environment variable with the address.
    public var addressVariable: String {
        isDefault ? "CHALLENGE_API_URL" : "CHALLENGE_\(name.uppercased().replacing("-", with: "_"))_URL"
    }
}
