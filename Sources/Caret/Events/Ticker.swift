/// A timer that sends its ticks as events.
///
/// ```swift
/// Ticker(every: .seconds(1)).on(.tick, self) { clock, count in clock.show(count) }
/// try await Ticker(after: .seconds(2)).next(.tick)
/// ```
///
/// The ticker starts with its first handler and is retained as long as it has handlers, so that keeping a reference
/// is optional. The ticker stops when the owners of all handlers have been deallocated. ``invalidate()`` stops it,
/// and ends its handlers and sequences.
@MainActor public final class Ticker: EventSource {
    /// The clock of a ticker.
    public enum Clock: Sendable {
        /// The clock of the display's frames, which tests control. A tick is sent in the first frame at or after its
        /// time.
        case frames
        /// The clock of the system, which tests cannot control.
        case continuous
    }

    /// The time between two ticks, at least one millisecond.
    public let interval: Duration
    /// Whether the ticker continues after the first tick.
    public let repeats: Bool
    /// The number of ticks so far.
    public private(set) var count = 0
    /// Whether the ticker can still tick.
    public private(set) var isValid = true

    private let clock: Clock
    private lazy var handlers = makeChain()
    private var scheduledTime: TimeInterval?
    private var cancelTimer: (@MainActor () -> Void)?

    /// Makes a repeating ticker.
    ///
    /// Ticks occur at multiples of the interval, counted from when the first handler was added. Missed ticks are
    /// skipped.
    ///
    /// - Parameters:
    ///   - interval: The time between two ticks; at least one millisecond is used.
    ///   - clock: The clock of the ticker. By default, the display's frames measure the time.
    public init(every interval: Duration, on clock: Clock = .frames) {
        self.interval = max(interval, .milliseconds(1))
        self.clock = clock
        repeats = true
    }

    /// Makes a ticker that ticks once, and is invalid afterwards.
    ///
    /// - Parameters:
    ///   - delay: The time from the first handler to the tick; at least one millisecond is used.
    ///   - clock: The clock of the ticker. By default, the display's frames measure the time.
    public init(after delay: Duration, on clock: Clock = .frames) {
        interval = max(delay, .milliseconds(1))
        self.clock = clock
        repeats = false
    }

    /// Stops the ticker permanently: its handlers are released, and its sequences end. Does nothing when called
    /// again.
    public func invalidate() {
        isValid = false
        handlers.removeAll()
        stopTimer()
    }

    // MARK: - Ticking

    /// The chain of the handlers. Nothing retains that of a ticker that cannot tick any more.
    var chain: HandlerChain<Int> { isValid ? handlers : HandlerChain(of: self) }

    private func makeChain() -> HandlerChain<Int> {
        let chain = HandlerChain<Int>(of: self)
        chain.emptinessDidChange = { [weak self] isEmpty in
            guard let self else { return }
            if isEmpty { stopTimer() } else if cancelTimer == nil { scheduleTick() }
        }
        return chain
    }

    private func stopTimer() {
        cancelTimer?()
        (cancelTimer, scheduledTime) = (nil, nil)
    }

    private func scheduleTick() {
        let seconds = interval / .seconds(1)
        let now = clock == .frames ? Hooks.frameTime : ProcessInfo.processInfo.systemUptime
        var next = (scheduledTime ?? now) + seconds
        if next <= now {
            let missedTicks = ((now - next) / seconds).rounded(.down)
            next += missedTicks * seconds + seconds
        }
        scheduledTime = next
        let delay = Duration.seconds(next - now)
        // The pending timer retains the ticker, so that no other reference is necessary.
        if clock == .frames {
            cancelTimer = Hooks.after(delay) { self.tick() }
        } else {
            let task = Task { @MainActor in
                if (try? await Task.sleep(for: delay)) != nil { self.tick() }
            }
            cancelTimer = { task.cancel() }
        }
    }

    private func tick() {
        cancelTimer = nil
        guard isValid, !handlers.isEmpty else { return }
        count += 1
        handlers.notify(count)
        guard repeats, isValid else { return invalidate() }
        if !handlers.isEmpty, cancelTimer == nil { scheduleTick() }
    }
}

extension ControlEvent where Sender == Ticker, Payload == Int {
    /// Sent at each tick; the payload is the number of ticks so far.
    public static var tick: Self { Self(chain: { $0.chain }) }
}

extension ControlEvent where Sender == Ticker, Payload == Void {
    /// The event of the same name, without its payload. Overload resolution prefers the event with a payload.
    @_disfavoredOverload public static var tick: ControlEvent {
        ControlEvent(chain: { ReadingHandler.payloadChain(in: $0.chain, "void", $0) { _, _ in () } })
    }
}
