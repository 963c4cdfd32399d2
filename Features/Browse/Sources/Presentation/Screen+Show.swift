import ChallengeScreen
import ChallengeTerminal

extension Screen {
    /// Shows a program on the terminal of the process, and returns its outcome.
    func show<Program: ScreenProgram>(_ program: Program) async throws -> Program.Outcome {
        do throws(ScreenError) {
            return try await ScreenRunner(device: SystemTerminal(), isColored: isColored).run(program)
        } catch .noTerminal {
            throw NoScreen()
        } catch {
            throw ReportedExit(exitCode: .ioError)
        }
    }
}
