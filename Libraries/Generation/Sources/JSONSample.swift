/// The JSON of an item, made of the paths of its members.
enum JSONSample {
    /// Returns the members of an object, such as `"name":"a"` and `"price":{"amount":1.5,"currency":"b"}`.
    ///
    /// - Parameter values: The paths of the members, such as `price.amount`, with their values.
    static func members(_ values: [(path: String, json: String)]) -> [String] {
        let values = values.map { value in
            let names = value.path.split(separator: ".", maxSplits: 1).map(String.init)
            return (name: names[0], rest: names.dropFirst().first, json: value.json)
        }
        var names: [String] = []
        for value in values where !names.contains(value.name) { names.append(value.name) }
        return names.map { name in
            let inner = values.filter { $0.name == name }
            let nested = inner.compactMap { value in value.rest.map { ($0, value.json) } }
            return "\"\(name)\":" + (nested.isEmpty ? inner[0].json : "{\(members(nested).joined(separator: ","))}")
        }
    }
}
