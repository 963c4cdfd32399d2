/// How a person gives a field of what they keep.
extension FieldSpec {
    /// The wire's value, made of the model's.
    func keptValue(of thing: String) -> String {
        type == .moment ? "\(thing).\(name)?.description ?? \"\"" : "\(thing).\(name)"
    }

    func option(of noun: Noun) -> String {
        let name = "\"\(Noun.words(of: name).joined(separator: "-"))\""
        let help = "help: \"\(noun.variable).option.\(self.name)\""
        return switch type {
        case .text, .link: "Option(\(name), .text, \(help))"
        case .integer: "Option(\(name), .integer, \(help))"
        case .number: "Option(\(name), .number, \(help))"
        case .truth: "Option.flag(\(name), \(help))"
        case .moment: "Option(\(name), .moment, \(help))"
        case .list(.integer): "Option(\(name), .list(of: .integer), \(help))"
        case .list: "Option(\(name), .list(of: .text), \(help))"
        }
    }

    /// What the line gives, or what holds without it.
    var optionValue: String {
        switch type {
        case .text, .link: "invocation[Self.\(name)] ?? \"\""
        case .integer, .number: "invocation[Self.\(name)] ?? 0"
        case .truth: "invocation.has(Self.\(name))"
        case .moment: "invocation[Self.\(name)]"
        case .list: "invocation[Self.\(name)] ?? []"
        }
    }
}
