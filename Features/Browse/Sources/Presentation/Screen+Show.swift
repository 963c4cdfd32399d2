import ChallengeScreen
import ChallengeTerminal

extension Screen {
    /// Shows a program on the terminal of the process, and returns its outcome.
    func show<Program: ScreenProgram>(
        _ program: Program, at placement: Placement
    ) async throws -> Program.Outcome {
        do throws(ScreenError) {
            return try await ScreenRunner(
                device: SystemTerminal(), isColored: isColored, isASCII: isASCII, placement: placement
            ).run(program)
        } catch .noTerminal {
            throw CommandError.noScreen
        } catch {
            throw ReportedExit(exitCode: .ioError)
        }
    }
}
