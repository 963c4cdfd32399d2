public import ChallengeCore

/// The loop of a program on the terminal: events change its state, and the changed state is drawn.
public struct ScreenRunner: Sendable {
    let device: any TerminalDevice
    let clock: any ClockContract
    let isColored: Bool
    let isASCII: Bool
    let placement: Placement

    /// - Parameter isASCII: `true` for a terminal that shows only ASCII.
    public init(
        device: any TerminalDevice, isColored: Bool, isASCII: Bool = false, placement: Placement = .window(),
        clock: any ClockContract = SystemClock()
    ) {
        self.device = device
        self.clock = clock
        self.isColored = isColored
        self.isASCII = isASCII
        self.placement = placement
    }

    /// Runs the program until it has an outcome; restores the terminal afterwards.
    public func run<Program: ScreenProgram>(_ program: Program) async throws(ScreenError) -> Program.Outcome {
        try device.enter(placement)
        defer { device.leave() }
        var session = ProgramSession(program, runner: self)
        return try await session.run()
    }
}
