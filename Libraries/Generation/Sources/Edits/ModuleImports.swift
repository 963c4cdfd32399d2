/// Which modules of the project a feature's files import: what its line in the manifest has to name.
struct ModuleImports: Equatable {
    /// Those of the sources.
    let uses: [String]
    /// Those that only the tests need.
    let testsUse: [String]

    init(files: [String: String], of feature: String) {
        let sources = files.filter { $0.key.contains("/Sources/") }.values.reduce(into: Set<String>()) {
            $0.formUnion(Self.modules(in: $1))
        }
        let all = files.values.reduce(into: Set<String>()) { $0.formUnion(Self.modules(in: $1)) }
        uses = sources.sorted()
        testsUse = all.subtracting(sources).subtracting([feature]).sorted()
    }

    private static func modules(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let name = words.last, words.dropLast().last == "import", name.hasPrefix("Challenge") else {
                return nil
            }
            return String(name.dropFirst("Challenge".count))
        }
    }
}
