/// The files of a feature, read once.
struct FeatureFiles {
    struct File {
        let path: String
        let text: String

        /// Its name without the folder and the ending, which is the type in it: `LocationMapper`, `LocationDTO+Row`.
        var name: String {
            String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
        }
    }

    let feature: String
    let folder: String
    private let all: [File]

    init(_ feature: String, in project: Project) throws {
        self.feature = feature
        folder = "Features/\(feature)"
        all = try project.files(below: folder).map { File(path: $0, text: try project.text(of: $0) ?? "") }
    }

    /// The sources below a folder, or all of them.
    func sources(in place: String = "") -> [File] { files(in: "Sources/\(place)") }

    /// The tests in whose files a suite has the name.
    func suites(where isNamed: (Substring) -> Bool) -> [File] {
        files(in: "Tests/").filter { file in
            file.text.split(separator: "struct ").dropFirst().contains { rest in
                isNamed(rest.prefix { $0.isLetter || $0.isNumber })
            }
        }
    }

    func has(_ path: String) -> Bool { all.contains { $0.path == "\(folder)/\(path)" } }

    /// The types that say they fulfil a contract.
    func implementations(of contract: String) -> [File] {
        sources().filter { file in
            file.text.split(separator: "\n").contains { line in
                guard let colon = line.firstIndex(of: ":"), ["struct", "actor", "class"].contains(where: line.contains)
                else { return false }
                return line[colon...].split { !$0.isLetter }.contains(contract[...])
            }
        }
    }

    private func files(in place: String) -> [File] { all.filter { $0.path.hasPrefix("\(folder)/\(place)") } }
}
