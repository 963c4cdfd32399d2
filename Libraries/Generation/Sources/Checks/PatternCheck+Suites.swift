extension PatternCheck {
    /// The files whose type has a suite of its own, by the ends of their names.
    private static let tested = ["Repository", "Mapper", "Error", "UseCase", "SnapshotLine", "DTO+Row"]

    /// The suites that the patterns ask for: one for each type that decides something, and one for all that fulfil the contract
    /// of a local data source.
    func missingSuites(_ files: FeatureFiles) -> [PatternGap] {
        let untested = files.sources().filter { file in
            let type = file.name.filter { $0 != "+" }
            return Self.tested.contains(where: file.name.hasSuffix)
                && files.suites { $0 == "\(type)Tests" || $0 == "\(type)ContractTests" }.isEmpty
        }
        let contracts = files.sources().filter { $0.name.hasSuffix("LocalDataSourceContract") }
        let contractSuites = files.suites { $0.hasSuffix("ContractTests") }
        let unheld = contracts.flatMap { files.implementations(of: $0.name) }.filter { implementation in
            !contractSuites.contains { $0.text.hasWord(implementation.name) }
        }
        return untested.map { PatternGap(path: $0.path, lack: "has no suite of its own") }
            + unheld.map { PatternGap(path: $0.path, lack: "is not held to the suite of its contract") }
    }
}
