/// The item that the value of an option means: an identifier, or another value for one item, or a name.
public enum ItemReference<Value: Sendable>: Sendable {
    case value(Value)
    case name(String)
}

extension ItemReference: Equatable where Value: Equatable {}
extension ItemReference: Hashable where Value: Hashable {}

extension Expectation {
    /// The description of an identifier that can be replaced by a name.
    public static let itemReference = Expectation.wholeNumber("terminal.expected.reference")
}

extension ValueKind {
    /// Returns the kind of a value that may be a name.
    ///
    /// It refuses the words that ``orName(_:expectation:startsLikeValue:)`` reports as mistyped.
    public static func reference<Element>(
        _ element: ValueKind<Element>, expectation: Expectation = .itemReference,
        startsLikeValue: @escaping @Sendable (String) -> Bool = { _ in false }
    ) -> ValueKind where Value == ItemReference<Element> {
        let selector = ValueKind<ItemSelector<Element>>.orName(element, startsLikeValue: startsLikeValue)
        return ValueKind(placeholder: element.placeholder, expectation: expectation) { text in
            switch selector.parse(text) {
            case .value(let value): .value(value)
            case .nameWord(let name): .name(name)
            case .standardInput, .mistypedValue, nil: nil
            }
        }
    }
}
