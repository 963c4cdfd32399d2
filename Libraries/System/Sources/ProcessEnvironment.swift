internal import ChallengePlatform

/// The environment of this process, which takes Foundation 0.6 million instructions to read.
package enum ProcessEnvironment {
    /// The values of the variables; of several variables with one name, the first counts, as for `getenv`.
    package static var variables: [String: String] {
        // Swift imports the variable as one that tasks must not use.
        let environ = dlsym(nil, "environ")?.load(as: UnsafePointer<UnsafePointer<CChar>?>?.self)
        var variables: [String: String] = [:]
        var next = environ
        while let entry = next?.pointee {
            let text = String(cString: entry)
            if let end = text.utf8.firstIndex(of: UInt8(ascii: "=")), variables[String(text[..<end])] == nil {
                variables[String(text[..<end])] = String(text[text.utf8.index(after: end)...])
            }
            next = next?.advanced(by: 1)
        }
        return variables
    }
}
