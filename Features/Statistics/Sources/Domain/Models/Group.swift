/// The items with one value of a field.
struct Group: Sendable, Equatable {
    /// The value, as the API sends it.
    let name: String
    let count: Int
    /// The part of all items, in percent with one decimal place.
    let percent: Double

    init(name: String, count: Int, total: Int) {
        self.name = name
        self.count = count
        percent = (Double(count) * 1000 / Double(max(1, total))).rounded() / 10
    }
}
