public import ChallengeCore

/// Options for the frequent types of values.
extension Option where Value == String {
    public static func text(_ name: String, help: String) -> Option { Option(name, .text, help: help) }

    public static func day(_ name: String, help: String) -> Option { Option(name, .day, help: help) }

    public static func address(_ name: String, help: String) -> Option { Option(name, .webAddress, help: help) }
}

extension Option where Value == Int {
    public static func integer(_ name: String, help: String) -> Option { Option(name, .integer, help: help) }
}

extension Option where Value == Double {
    public static func decimal(_ name: String, help: String) -> Option { Option(name, .decimal, help: help) }
}

extension Option where Value == Bool {
    /// Returns an option with a word such as `yes` or `false`.
    public static func flag(_ name: String, help: String) -> Option {
        Option(name, .choice([(true, ["true", "yes"]), (false, ["false", "no"])]), help: help)
    }
}

extension Option where Value == [String] {
    public static func texts(_ name: String, help: String) -> Option {
        Option(name, .list(of: .text), placeholder: "A,B", help: help)
    }
}

extension Option where Value == [Int] {
    public static func integers(_ name: String, help: String) -> Option {
        Option(name, .list(of: .integer), placeholder: "N,N", help: help)
    }
}

extension Option where Value == Timestamp {
    public static func date(_ name: String, help: String) -> Option { Option(name, .time, help: help) }
}
