import ChallengeCore
import ChallengeResources
import ChallengeTerminal

/// The command `challenge licenses`, which prints the license of the snapshot's data.
///
/// The license must be distributed with the data.
struct LicensesCommand {
    var command: Command {
        Command(
            "licenses",
            summary: "app.command.licenses",
            examples: [
                Example("challenge licenses", summary: "app.example.licenses"),
                Example("challenge licenses --no-pager", summary: "app.example.licensesNoPager"),
            ],
            needsConfiguration: false
        ) { _, console in
            let lines = EmbeddedAsset.dataLicense.text.lines
            try console.print(lines.map { SafeText(String($0)) })
        }
    }
}
