/// A collection that counts how often its elements are read, which is the work of an algorithm.
public final class CountedCollection<Element>: RandomAccessCollection {
    private let elements: [Element]
    public private(set) var reads = 0

    public init(_ elements: [Element]) {
        self.elements = elements
    }

    public var startIndex: Int { elements.startIndex }
    public var endIndex: Int { elements.endIndex }

    public subscript(position: Int) -> Element {
        reads += 1
        return elements[position]
    }
}
