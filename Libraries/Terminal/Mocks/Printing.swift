public import ChallengeTerminal

/// Returns the output of a command for several planets.
public func printed(
    _ chunks: [[Planet]],
    _ format: OutputFormat? = nil,
    fields: [String]? = nil,
    terminalColumns: Int? = nil,
    color: ColorChoice = .never,
    environment: [String: String] = [:]
) throws -> String {
    try withWriter(format, fields, terminalColumns, color, environment) { writer in
        for chunk in chunks { try writer.write(chunk) }
        try writer.finish()
    }
}

/// Returns the output of a command for one planet.
public func printedOne(
    _ planet: Planet,
    _ format: OutputFormat? = nil,
    fields: [String]? = nil,
    terminalColumns: Int? = nil,
    color: ColorChoice = .never,
    beside picture: DrawnPicture? = nil
) throws -> String {
    try withWriter(format, fields, terminalColumns, color, [:]) { try $0.writeOne(planet, beside: picture) }
}

private func withWriter(
    _ format: OutputFormat?,
    _ fields: [String]?,
    _ terminalColumns: Int?,
    _ color: ColorChoice,
    _ environment: [String: String],
    _ body: (inout RecordWriter<Planet>) throws -> Void
) throws -> String {
    var options: [String: String] = [:]
    if let format { options["format"] = format.rawValue }
    if let fields { options["fields"] = fields.joined(separator: ",") }
    let output = MemoryOutput(terminalColumns: terminalColumns)
    let console = Console(
        streams: Streams(input: MemoryInput([]), output: output, error: MemoryOutput()), environment: environment,
        color: color)
    var writer = try RecordWriter(
        Planet.schema, Invocation(path: ["planets", "list"], options: options), console)
    try body(&writer)
    return output.text
}
