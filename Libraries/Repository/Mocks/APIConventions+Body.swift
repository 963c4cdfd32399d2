public import ChallengePlatform
public import ChallengeRepository

extension APIConventions {
    /// Returns the body of a response with an item.
    public func body(ofItem json: String) -> Data {
        body(json, at: item ?? "")
    }

    private func body(_ json: String, at path: String) -> Data {
        Data(path.split(separator: ".").reversed().reduce(json) { body, name in #"{"\#(name)":\#(body)}"# }.utf8)
    }

    /// The body of a 404 for a missing item.
    public var notFoundBody: Data {
        switch missingItem {
        case .member(let path), .texts(let path): body(#""none""#, at: path)
        case .status, .never: Data()
        }
    }
}
