internal import ChallengeCore

/// The header `Link` (RFC 8288), such as `<https://…?page=2>; rel="next", <https://…?page=9>; rel="last"`.
enum LinkHeader {
    /// Returns the address of the first link with the relation `next`.
    static func next(_ header: String) -> String? {
        var rest = Substring(header)
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let address = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            // Only the first parameter `rel` of a link counts.
            let relations = parameters(&rest).first { $0.name == "rel" }?.value ?? ""
            if relations.split(separator: " ").contains(where: { $0.lowercased() == "next" }) { return String(address) }
        }
        return nil
    }

    /// Reads the parameters of a link, through the comma after them.
    private static func parameters(_ rest: inout Substring) -> [(name: String, value: String)] {
        var parameters: [(name: String, value: String)] = []
        var name: String?
        var text = ""
        func add() {
            let word = text.trimmed
            parameters.append((name ?? word.lowercased(), name == nil ? "" : word))
            (name, text) = (nil, "")
        }
        while let sign = rest.popFirst(), sign != "," {
            switch sign {
            case ";": add()
            case "=" where name == nil: (name, text) = (text.trimmed.lowercased(), "")
            case "\"": text += quoted(&rest)
            default: text.append(sign)
            }
        }
        add()
        return parameters
    }

    /// Reads a quoted text after its first quotation mark, without its backslashes.
    private static func quoted(_ rest: inout Substring) -> String {
        var text = ""
        while let sign = rest.popFirst(), sign != "\"" {
            if sign == "\\" { text += rest.popFirst().map(String.init) ?? "" } else { text.append(sign) }
        }
        return text
    }
}
