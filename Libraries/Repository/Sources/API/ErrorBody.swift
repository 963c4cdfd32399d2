internal import ChallengeCore
internal import ChallengeJSON
internal import ChallengePlatform

/// The body by which an API reports an error, whatever the status of the response is.
public struct ErrorBody: Sendable {
    /// The longest message that is printed, in characters.
    private static let longestMessage = 300

    /// The path of a member that no other body has.
    let member: String
    /// The path of the message.
    private let message: String

    /// - Parameter member: The path of a member that no other body has; `nil` for that of the message.
    public init(member: String? = nil, message: String) {
        self.member = member ?? message
        self.message = message
    }

    /// Returns the message of the API in one line; `nil` if the body is no error of the API.
    func message(in body: Data) -> String? {
        guard let members = Self.members(of: body), (try? members.hasValue(at: member)) == true,
            let text = (try? members.text(at: message)) ?? nil
        else { return nil }
        return String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(Self.longestMessage))
    }

    /// Returns the members of a body; `nil` if it is no object.
    static func members(of body: Data) -> MemberContainer? {
        JSONTextLimits.violation(in: body) == nil ? try? JSONDecoder().decode(Members.self, from: body).members : nil
    }

    private struct Members: Decodable {
        let members: MemberContainer

        init(from decoder: any Decoder) throws { members = try MemberContainer(decoder) }
    }
}
