import ChallengeResources
import ChallengeTerminal

/// `challenge licenses`: the terms of the bundled data, which have to travel with it.
struct LicensesCommand {
    var command: Command {
        Command("licenses", summary: "app.command.licenses") { _, console in
            let lines = EmbeddedAsset.dataLicence.text.split(separator: "\n", omittingEmptySubsequences: false)
            try console.print(lines.map { SafeText(String($0)) })
        }
    }
}
