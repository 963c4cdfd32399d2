import ChallengeScreen
import Foundation
import Testing

@testable import ChallengeBrowse

struct BrowserKeyTests {
    @Test func `the table of keys in the documentation has every key, and no other one`() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../../Docs/Usage.md").standardizedFileURL
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        let rows = lines.drop { $0 != "| key | meaning |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
        let cells = rows.compactMap { $0.split(separator: "|").first }
        let documented = cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }

        let keys = BrowserKey.all.flatMap(\.keys).map(\.documentedName)

        #expect(Set(documented) == Set(keys + ["1", "9"]))
        #expect(documented.count == Set(documented).count)
    }
}

extension Key {
    fileprivate var documentedName: String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): "\(character)"
        case .control(let letter): "Ctrl-\(letter.uppercased())"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .shiftUp: "Shift-↑"
        case .shiftDown: "Shift-↓"
        case .backTab: "Shift-Tab"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
        }
    }
}
