import ChallengeCore
import ChallengeDoctor
import ChallengeNetworking

extension DoctorDependencies.Worker {
    /// Returns the worker of the running program; `nil` on a system on which URLSession needs none.
    static func ofThisProgram(
        environment: [String: String], clock: any ClockContract, limit: Duration
    ) -> DoctorDependencies.Worker? {
        #if os(Linux)
            let executable = WorkerExecutable.ofThisProgram
            return DoctorDependencies.Worker(path: executable.path) {
                await executable.state(environment: environment, clock: clock, limit: limit)
            }
        #else
            return nil
        #endif
    }
}
