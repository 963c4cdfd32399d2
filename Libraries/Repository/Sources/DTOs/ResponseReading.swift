internal import ChallengeCore
internal import ChallengeNetworking
internal import ChallengePlatform

/// The values besides the body that the decoder of a response needs.
struct ResponseReading: Sendable {
    let api: APIConventions
    let headers: [String: String]

    /// The decoder of a body.
    var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        if let key = CodingUserInfoKey.response { decoder.userInfo[key] = self }
        return decoder
    }

    /// - Parameter members: The members of the body; `nil` if it is an array.
    func number(at place: PageFields.Place, _ members: MemberContainer?) throws -> Int? {
        if case .member(let path) = place { return try members?.value(at: path) }
        guard let number = try text(at: place, members).flatMap({ Int($0) }) else {
            throw DecodingError.keyNotFound(
                HeaderName(stringValue: place.name), .init(codingPath: [], debugDescription: "no number"))
        }
        return number
    }

    func text(at place: PageFields.Place, _ members: MemberContainer?) throws -> String? {
        let text: String? =
            switch place {
            case .member(let path): try members?.word(at: path)
            case .header(let name): headers[name]
            case .link: headers["link"].flatMap(LinkHeader.next)
            }
        return text?.isEmpty == false ? text : nil
    }
}

/// An item that is the whole response, or at the path of the API's conventions.
struct SingleItem<Item: ItemDTO>: Decodable {
    let item: Item

    init(from decoder: any Decoder) throws {
        item = try decoder.value(at: decoder.response().api.item, ResponseItem<Item>.self).item
    }
}

/// The items of a response to a request for several identifiers.
struct SeveralItemsDTO<Item: ItemDTO>: Decodable {
    private let items: [ListedItem<Item>]

    init(from decoder: any Decoder) throws {
        // An error of the API is no list.
        _ = try decoder.response()
        items = try decoder.value(at: Item.collection.several.items, [ListedItem<Item>].self)
    }

    /// Returns the requested items; one whose identifier cannot be read is an error.
    func items(_ wanted: Set<Item.ID>) throws(APIError) -> [ListedItem<Item>] {
        for item in items where item.identifier == nil {
            if let failure = item.unreadable?.failure { throw .failed(failure) }
        }
        let known = items.filter { $0.identifier.map(wanted.contains) ?? false }
        guard known.count == items.count || Set(known.compactMap(\.identifier)) == wanted else {
            throw .unreadable("id")
        }
        return known
    }
}

extension Decoder {
    /// The values that the decoder received.
    ///
    /// - Throws: An error for a body that is an error of the API.
    func response() throws -> ResponseReading {
        guard let key = CodingUserInfoKey.response, let response = userInfo[key] as? ResponseReading else {
            throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "no conventions"))
        }
        if let errors = response.api.errors, let members = try? MemberContainer(self),
            try members.hasValue(at: errors.member)
        {
            throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "an error of the API"))
        }
        return response
    }

    /// Reads the value at a path, or the whole body.
    fileprivate func value<Value: Decodable>(at path: String?, _ type: Value.Type) throws -> Value {
        guard let path else { return try singleValueContainer().decode(Value.self) }
        return try MemberContainer(self).value(at: path)
    }
}

/// The name of a header in messages.
private struct HeaderName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension CodingUserInfoKey {
    /// The key with which the decoder receives the ``ResponseReading``; every text is a key.
    fileprivate static let response = CodingUserInfoKey(rawValue: "response")
}
