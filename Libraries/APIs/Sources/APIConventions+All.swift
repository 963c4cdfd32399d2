public import ChallengeRepository

extension APIConventions {
    /// The described APIs, starting with the default one, which `--api-url` means in commands with several collections.
    public static let all: [APIConventions] = [.rickAndMorty]

    /// The environment variable with the address.
    public var addressVariable: String {
        if name == Self.all[0].name { return "CHALLENGE_API_URL" }
        return "CHALLENGE_\(name.uppercased().replacing("-", with: "_"))_URL"
    }
}
