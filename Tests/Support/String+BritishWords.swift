extension String {
    /// The words with British spelling; the program and its documents have the American one.
    package var britishWords: [String] {
        matches(of: /\w*(colour|licence|behaviour|favourite|catalogue|centre|grey)\w*/.ignoresCase()).map {
            String($0.0)
        }
    }
}
