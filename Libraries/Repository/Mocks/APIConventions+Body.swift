public import ChallengePlatform
public import ChallengeRepository

extension APIConventions {
    /// Returns the body of a response with an item.
    public func body(ofItem json: String) -> Data {
        let names = item?.split(separator: ".") ?? []
        return Data(names.reversed().reduce(json) { body, name in #"{"\#(name)":\#(body)}"# }.utf8)
    }

    /// The body of a 404 for a missing item.
    public var notFoundBody: Data {
        if case .member(let name) = missingItem { Data(#"{"\#(name)":"none"}"#.utf8) } else { Data() }
    }
}
