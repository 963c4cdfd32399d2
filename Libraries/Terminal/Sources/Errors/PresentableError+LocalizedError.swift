#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension PresentableError where Self: LocalizedError & CustomDebugStringConvertible {
    public var message: String { errorDescription ?? debugDescription }
    public var cause: String? { debugDescription }
}
