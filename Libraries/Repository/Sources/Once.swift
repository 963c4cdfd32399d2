/// Work that is done when its value is first wanted, and never again; it belongs to one task.
final class Once<Value, Failure: Error> {
    private let work: () async throws(Failure) -> Value
    private var outcome: Result<Value, Failure>?

    init(_ work: @escaping () async throws(Failure) -> Value) {
        self.work = work
    }

    func value() async throws(Failure) -> Value {
        if let outcome { return try outcome.get() }
        do {
            let value = try await work()
            outcome = .success(value)
            return value
        } catch {
            outcome = .failure(error)
            throw error
        }
    }
}
