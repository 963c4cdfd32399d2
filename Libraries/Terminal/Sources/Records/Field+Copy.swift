internal import ChallengeCore
public import ChallengeJSON
internal import ChallengeResources

extension Field {
    /// Returns the same field of records that have copies of its values.
    ///
    /// - Parameters:
    ///   - value: Returns the copied value.
    ///   - words: Returns the value for readers; `nil` if they read that for programs.
    public func copied<Copy>(
        column: @autoclosure @escaping @Sendable () -> TableColumn, value: @escaping @Sendable (Copy) -> JSONValue,
        words: @escaping @Sendable (Copy) -> (text: String, style: TextStyle)?
    ) -> Field<Copy> {
        let isMoment = isMoment
        var field = Field<Copy>(
            name, header: "", column: column(), json: value,
            screenText: { words($0)?.text ?? value($0).screenText(isMoment: isMoment) },
            style: { words($0)?.style ?? .plain })
        field.makeTitle = makeTitle
        field.isMoment = isMoment
        return field
    }
}

extension JSONValue {
    fileprivate func screenText(isMoment: Bool) -> String {
        switch self {
        case .double(let number): number.localizedText
        case .string(let text) where isMoment:
            Timestamp(text).map { LocalCalendar().localizedMinute(of: $0.date) } ?? text
        default: plainText
        }
    }
}
