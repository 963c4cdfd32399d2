/// The API as everybody knows it: links between things name it, whoever was asked.
public enum PublicAPI {
    public static let baseAddress = "https://rickandmortyapi.com/api"

    /// The address of something below it.
    public static func address(_ path: String) -> String { "\(baseAddress)/\(path)" }
}
