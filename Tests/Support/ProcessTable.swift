import Foundation

/// The facts about processes in `/proc`.
public enum ProcessTable {
    /// Returns the child processes of a process, including zombies.
    public static func children(of process: Int32) -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap(Int32.init).filter { parent(of: $0) == process }
    }

    /// Returns `true` if the process exists and is not a zombie.
    public static func isRunning(_ process: Int32) -> Bool {
        guard let state = status(of: process)?.first else { return false }
        return state != "Z" && state != "X"
    }

    /// Stops the process, and waits until all of its threads have stopped.
    public static func stop(_ process: Int32) async {
        kill(process, SIGSTOP)
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        for task in tasks {
            while let state = status(at: "/proc/\(process)/task/\(task)/stat")?.first, state != "T" {
                await Task.yield()
            }
        }
    }

    /// Returns the names of the files that are mapped into the process: its program and shared libraries.
    public static func libraries(of process: Int32) throws -> Set<String> {
        // `String(contentsOfFile:)` stops early, because the system reports no size for this file.
        let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(process)/maps"))
        let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        let paths = maps.split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { URL(filePath: String(line[$0...])).lastPathComponent }
        }
        return Set(paths)
    }

    /// Returns the process's peak memory in KiB; `nil` after its end.
    public static func peakMemory(of process: Int32) -> Int? {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    }

    private static func parent(of process: Int32) -> Int32? {
        status(of: process)?.dropFirst().first.flatMap { Int32($0) }
    }

    /// Returns the fields of `/proc/PID/stat` after the name: state, parent, group and so on.
    private static func status(of process: Int32) -> [Substring]? {
        status(at: "/proc/\(process)/stat")
    }

    private static func status(at path: String) -> [Substring]? {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        guard let text, let end = text.lastIndex(of: ")") else { return nil }
        return text[text.index(after: end)...].split(separator: " ")
    }
}
