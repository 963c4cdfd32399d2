public import ChallengeCore

/// The loop of a full-screen program: events change its state, and the changed state is drawn.
public struct ScreenRunner: Sendable {
    private let device: any TerminalDevice
    private let clock: any ClockContract
    private let isColored: Bool

    public init(device: any TerminalDevice, isColored: Bool, clock: any ClockContract = SystemClock()) {
        self.device = device
        self.clock = clock
        self.isColored = isColored
    }

    /// Runs the program until it has an outcome; restores the terminal afterwards.
    public func run<Program: ScreenProgram>(_ program: Program) async throws(ScreenError) -> Program.Outcome {
        try device.enter()
        defer { device.leave() }
        var session = ProgramSession(program, device: device, clock: clock, isColored: isColored)
        return try await session.run()
    }
}
