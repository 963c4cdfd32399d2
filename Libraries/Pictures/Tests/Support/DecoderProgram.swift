import ChallengeTestSupport
import Foundation

/// A script in place of the decoder.
enum DecoderProgram {
    /// Writes a script, and returns its path.
    ///
    /// Another process writes it. A process that a test starts at the same time would keep a file of this one open for
    /// writing, and the system starts no such file.
    static func script(_ text: String, in folder: Scratch) throws -> String {
        let path = folder.path("decoder")
        let shell = try Process.run(
            URL(filePath: "/bin/sh"),
            arguments: ["-c", #"printf '%s\n' '#!/bin/bash' "$1" >"$0"; chmod 700 "$0""#, path, text])
        shell.waitUntilExit()
        return path
    }
}
