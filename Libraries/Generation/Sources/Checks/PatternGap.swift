/// Something that the patterns ask for and that is not there.
struct PatternGap: Equatable, Sendable {
    /// The file that is missing, or that lacks something.
    let path: String
    let lack: String
}
