/// A mapper from one value to another that makes decisions, such as the handling of unknown values.
///
/// Mappers are stateless. They are used as concrete types and are not injected.
public protocol MapperContract: Sendable {
    associatedtype Input
    associatedtype Output

    func map(_ input: Input) -> Output
}
