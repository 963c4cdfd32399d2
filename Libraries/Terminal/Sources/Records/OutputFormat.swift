/// How an answer is printed.
public enum OutputFormat: String, Sendable, CaseIterable {
    case table
    case json
    case jsonl
    case csv
    case tsv
    case markdown
}
