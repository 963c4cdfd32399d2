internal import ChallengePlatform

/// The files of this program beside a database.
extension DatabaseFile {
    /// The incomplete files of processes that are creating the database, or were killed while creating it.
    var drafts: [String] { files { $0 == ".new" || $0.hasPrefix(".new-") } }

    /// The damaged files that were set aside, each with its companions.
    var damagedFiles: [[String]] {
        let all = files { $0.hasPrefix(".damaged-") }
        let companions = Set(all.flatMap { DatabaseFile(path: $0).companions })
        return all.filter { !companions.contains($0) }.map { file in
            [file] + DatabaseFile(path: file).companions.filter(all.contains)
        }
    }

    /// All files of the database that exist, with those that were set aside.
    var allFiles: [String] { ([path] + companions).filter { access($0, F_OK) == 0 } + files { $0.hasPrefix(".") } }

    /// Returns the files beside the database whose names are its name and an accepted end, in alphabetical order.
    private func files(_ accepts: (Substring) -> Bool) -> [String] {
        let name = path.dropFirst(parent.count + 1)
        guard let directory = opendir(parent) else { return [] }
        defer { closedir(directory) }
        var files: [String] = []
        while let entry = readdir(directory) {
            let other = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if other.hasPrefix(name), accepts(other.dropFirst(name.count)) { files.append("\(parent)/\(other)") }
        }
        return files.sorted()
    }
}
