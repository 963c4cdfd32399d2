extension Sequence where Element: Hashable {
    /// Each element once, where it first stood.
    public var withoutRepetition: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
