public import ChallengeCore
public import ChallengePlatform

extension StoredColumn {
    /// A time: a text in ISO 8601 such as `2024-03-15T10:20:30.5+02:00`, or the number of seconds since 1970.
    ///
    /// It is stored in milliseconds.
    public static func time(_ name: String, _ property: Property<Date>, _ uses: ColumnUse...) -> StoredColumn {
        StoredColumn(
            name, property, uses, format: "time", decode: { try ($0.value(at: $1) as ResponseTime).date },
            text: { Timestamp($0).description },
            value: { Timestamp($0)?.date ?? Date(timeIntervalSince1970: 0) })
    }

    /// A time that can be null or missing.
    public static func time(_ name: String, _ property: Property<Date?>, _ uses: ColumnUse...) -> StoredColumn {
        StoredColumn(
            name, property, uses, format: "optional time",
            decode: { try $0.hasValue(at: $1) ? ($0.value(at: $1) as ResponseTime).date : nil },
            text: { $0.map { Timestamp($0).description } ?? "" }, value: { Timestamp($0)?.date })
    }
}

/// A time in a response.
private struct ResponseTime: Decodable {
    let date: Date

    /// Refuses years that have not four digits, because such a number is probably not in seconds.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text =
            try (try? container.decode(String.self))
            ?? Timestamp(Date(timeIntervalSince1970: container.decode(Double.self))).description
        guard let time = Timestamp(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "No time")
        }
        date = time.date
    }
}

/// A day in ISO 8601, such as `2024-03-15`.
extension CalendarDay: StoredValueContract {
    public static var storedFormat: String { "day" }
    public var storedText: String { description }
    public init(storedText: String) { self = CalendarDay(storedText) ?? .first }

    public static func read(_ members: MemberContainer, at path: String) throws -> CalendarDay {
        try members.value(at: path) { CalendarDay($0) }
    }
}
