/// A dictionary that lets go of what came first when it is full.
struct BoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let capacity: Int
    private var values: [Key: Value] = [:]
    private var order: [Key] = []

    init(capacity: Int) {
        self.capacity = capacity
    }

    subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            let isKnown = values[key] != nil
            values[key] = newValue
            if newValue == nil {
                if isKnown { order.removeAll { $0 == key } }
            } else if !isKnown {
                order.append(key)
                if order.count > capacity { values[order.removeFirst()] = nil }
            }
        }
    }
}
