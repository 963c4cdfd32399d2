/// The options of commands.
enum OptionRules {
    static let all = [declared]

    static let declared = Rule(
        "an option that is read is also one that a command declares", pattern: 17, minimumFiles: 130, in: .product
    ) { file, tree in
        let keys = file.numberedLines.compactMap { number, line in
            line.firstMatch(of: /let (\w+) = (?:Option|Flag)\(/).map {
                (name: String($0.1), line: number, isPrivate: line.contains("private "))
            }
        }
        if keys.isEmpty { return [] }
        let module = tree.files.filter { $0.isProduct && $0.area == file.area && $0.module == file.module }
        return keys.filter { key in
            let users = key.isPrivate ? [file] : module
            let reads = users.map { Self.reads(of: key.name, in: $0) }.reduce(0, +)
            let mentions = users.map { file in
                file.numberedLines.reduce(0) { $0 + SourceFile.words(of: $1.line).count { $0 == key.name } }
            }
            // One mention is the key itself.
            return reads > 0 && mentions.reduce(0, +) == reads + 1
        }.map { file.finding(line: $0.line, message: "no command declares \($0.name)") }
    }

    /// The code that reads an option, around its name.
    private static let reads = [("invocation[", "]"), ("has(", ")"), ("required(", ")"), ("typedName(of: ", ")")]

    private static func reads(of name: String, in file: SourceFile) -> Int {
        file.numberedLines.reduce(0) { count, line in
            count
                + reads.reduce(0) { count, read in
                    count
                        + line.line.ranges(of: read.0).count { range in
                            let key = line.line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "." }
                            return line.line[key.endIndex...].hasPrefix(read.1)
                                && (key == name || key.hasSuffix("." + name))
                        }
                }
        }
    }
}
