internal import ChallengeCore
internal import ChallengeTerminal

/// One run of a program.
struct ProgramSession<Program: ScreenProgram> {
    private enum Input: Sendable {
        /// An input of the terminal; `nil` at its end.
        case device(DeviceInput?)
        /// The time after which an unfinished sequence ends; the number is that of the input.
        case silence(Int)
        case endOfRest
        case endOfReplies
        case message(Program.Message)
        case work(RunningWork<Program.Message>.Report)
    }

    /// The shortest time between two frames.
    private static var frameDuration: Duration { .seconds(1) / 60 }
    private static var savingDuration: Duration { .seconds(2) }
    /// The time after which a terminal that has not answered is silent.
    private static var replyDuration: Duration { .seconds(2) }
    /// The part of a larger window that is drawn, whose frames would need gigabytes.
    private static var largestSize: Size { Size(columns: 1000, rows: 500) }

    private var program: Program
    private let device: any TerminalDevice
    private let clock: any ClockContract
    private let placement: Placement
    private let inputs: AsyncStream<Input>
    private let mailbox: AsyncStream<Input>.Continuation
    private var decoder = EventDecoder()
    private var renderer: FrameRenderer
    private var work: RunningWork<Program.Message>
    private var inputNumber = 0
    private var isChanged = true
    /// `true` for a short time after a frame.
    private var isResting = false

    init(_ program: Program, runner: ScreenRunner) {
        self.program = program
        device = runner.device
        clock = runner.clock
        placement = runner.placement
        renderer = FrameRenderer(
            isColored: runner.isColored, isRelative: placement.isBelow, isASCII: runner.isASCII)
        (inputs, mailbox) = AsyncStream.makeStream()
        work = RunningWork { [mailbox] in mailbox.yield(.work($0)) }
    }

    mutating func run() async throws(ScreenError) -> Program.Outcome {
        do throws(ScreenError) {
            let outcome = try await outcome()
            if !renderer.removals.isEmpty { try device.write(renderer.removals) }
            await work.finishSaving(within: Self.savingDuration, clock)
            return outcome
        } catch {
            await work.finishSaving(within: Self.savingDuration, clock)
            throw error
        }
    }

    private var size: Size {
        let size = placement.size(in: device.size)
        return Size(
            columns: min(size.columns, Self.largestSize.columns), rows: min(size.rows, Self.largestSize.rows))
    }

    private mutating func outcome() async throws(ScreenError) -> Program.Outcome {
        let reader = Task { [device, mailbox] in
            for await input in device.input { mailbox.yield(.device(input)) }
            mailbox.yield(.device(nil))
        }
        defer {
            reader.cancel()
            work.cancelAll()
        }
        try perform(program.start())
        try update(.terminal(.resized(size)))
        if let outcome = program.outcome { return outcome }
        try drawInTime()
        for await input in inputs {
            try receive(input)
            if let outcome = program.outcome { return outcome }
            try drawInTime()
        }
        throw .lostTerminal
    }

    private mutating func receive(_ input: Input) throws(ScreenError) {
        switch input {
        case .device(.bytes(let bytes)): try receive(bytes)
        case .device(.resized): try update(.terminal(.resized(size)))
        case .device(.resumed):
            renderer.invalidate()
            try update(.terminal(.resized(size)))
        case .device(nil): throw .lostTerminal
        case .silence(let number): if number == inputNumber { try update(decoder.timeOut()) }
        case .endOfRest: isResting = false
        case .endOfReplies: decoder.awaitsReplies = false
        case .message(let message): try update(.message(message))
        case .work(let report): if let message = work.message(of: report) { try update(.message(message)) }
        }
    }

    private mutating func receive(_ bytes: [UInt8]) throws(ScreenError) {
        try update(decoder.decode(bytes))
        inputNumber += 1
        if let patience = decoder.patience { send(.silence(inputNumber), after: patience) }
    }

    private mutating func update(_ events: [TerminalEvent]) throws(ScreenError) {
        for event in events where program.outcome == nil {
            switch event {
            case .key(.control("z")):
                if !renderer.removals.isEmpty { try device.write(renderer.removals) }
                device.suspend()
                // The program is drawn after it was resumed.
                isChanged = false
            case .key(.control("l")):
                renderer.invalidate()
                isChanged = true
            case .reply(.attributes):
                decoder.awaitsReplies = false
                try update(.terminal(event))
            default: try update(.terminal(event))
            }
        }
    }

    private mutating func update(_ event: ProgramEvent<Program.Message>) throws(ScreenError) {
        isChanged = true
        try perform(program.update(event))
    }

    private mutating func perform(_ effects: [Effect<Program.Message>]) throws(ScreenError) {
        for effect in effects {
            switch effect {
            case .run(let name, let operation): work.start(name, operation)
            case .cancel(let name): work.cancel(name)
            case .save(let operation): work.save(operation)
            case .cancelSaving: work.cancelSaving()
            case .send(let message, let duration): send(.message(message), after: duration)
            case .write(let bytes): try device.write(bytes)
            case .ask(let bytes):
                try device.write(bytes)
                decoder.awaitsReplies = true
                send(.endOfReplies, after: Self.replyDuration)
            }
        }
    }

    /// Draws the changed state, except during the rest after a frame.
    private mutating func drawInTime() throws(ScreenError) {
        if !isChanged || isResting { return }
        (isChanged, isResting) = (false, true)
        send(.endOfRest, after: Self.frameDuration)
        var canvas = Canvas(size: size)
        program.draw(on: &canvas)
        let bytes = renderer.render(canvas.buffer, cursor: program.cursor)
        if !bytes.isEmpty { try device.write(bytes) }
    }

    private func send(_ input: Input, after duration: Duration) {
        Task { [clock, mailbox] in
            try? await clock.sleep(for: duration)
            mailbox.yield(input)
        }
    }
}
