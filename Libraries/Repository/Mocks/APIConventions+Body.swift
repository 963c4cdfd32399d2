public import ChallengePlatform
public import ChallengeRepository

extension APIConventions {
    /// Returns the body of a response with an item.
    public func body(ofItem json: String) -> Data {
        let names = item?.split(separator: ".") ?? []
        return Data(names.reversed().reduce(json) { body, name in #"{"\#(name)":\#(body)}"# }.utf8)
    }
}
