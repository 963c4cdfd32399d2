/// What a person said about colour.
public enum ColorChoice: String, Sendable, CaseIterable {
    case auto
    case always
    case never
}
