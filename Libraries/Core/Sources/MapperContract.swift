/// Turns one value into another where something has to be decided on the way.
///
/// Mappers are stateless, used as concrete types and composed freely; they are never injected.
public protocol MapperContract: Sendable {
    associatedtype Input
    associatedtype Output

    func map(_ input: Input) -> Output
}
