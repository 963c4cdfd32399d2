internal import Synchronization

/// The inputs of a running program, in order.
///
/// One reader takes all that are waiting.
final class Mailbox<Input: Sendable>: Sendable {
    /// Emits an element after each input; unread elements are one.
    let wakeUps: AsyncStream<Void>
    private let wakeUp: AsyncStream<Void>.Continuation
    private let inputs = Mutex<[Input]>([])

    init() { (wakeUps, wakeUp) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    func send(_ input: Input) {
        inputs.withLock { $0.append(input) }
        wakeUp.yield()
    }

    func takeAll() -> [Input] {
        inputs.withLock { inputs in
            defer { inputs = [] }
            return inputs
        }
    }
}
