import ChallengeCore
import ChallengeDoctor
import ChallengeNetworking

extension DoctorDependencies {
    /// Returns the worker of the running program; `nil` on a system on which URLSession needs none.
    static func worker(environment: [String: String], clock: any ClockContract, limit: Duration) -> Worker? {
        #if os(Linux)
            let executable = WorkerExecutable.ofThisProgram
            return (
                executable.path, { await executable.state(environment: environment, clock: clock, limit: limit) }
            )
        #else
            return nil
        #endif
    }
}
