/// A timer whose ticks are events.
///
/// ```swift
/// Ticker(every: .seconds(1)).on(.tick, self) { clock, count in clock.show(count) }
/// try await Ticker(after: .seconds(2)).next(.tick)
/// ```
///
/// It runs from its first handler on, and is kept as long as it has one: there is no need to hold it, and one whose handlers' owners have
/// all gone stops by itself. With ``invalidate()`` it stops, and its handlers and sequences end.
@MainActor public final class Ticker: EventSource {
    /// Which time a ticker follows.
    public enum Clock: Sendable {
        /// That of the display's frames, which tests move: ticks come in the first frame after their time.
        case frames
        /// The time of day's, which nobody moves.
        case continuous
    }

    /// The time between two ticks; at least a millisecond.
    public let interval: Duration
    /// Whether it goes on after the first tick.
    public let repeats: Bool
    /// How often it has ticked.
    public private(set) var count = 0
    /// Whether it may tick yet.
    public private(set) var isValid = true

    private let clock: Clock
    private var handlers = HandlerList<@MainActor (Int) -> Void>()
    private var due: TimeInterval?
    private var stop: (@MainActor () -> Void)?

    /// Makes a ticker that ticks again and again.
    ///
    /// Ticks are a multiple of the interval after the first handler was added; those for which there was no time are left out.
    ///
    /// - Parameters:
    ///   - interval: the time between two ticks; less than a millisecond counts as one.
    ///   - clock: the time that it follows; the display's by default.
    public init(every interval: Duration, on clock: Clock = .frames) {
        self.interval = max(interval, .milliseconds(1))
        self.clock = clock
        repeats = true
    }

    /// Makes a ticker that ticks once, and is invalid afterwards.
    ///
    /// - Parameters:
    ///   - delay: the time from the first handler to the tick; less than a millisecond counts as one.
    ///   - clock: the time that it follows; the display's by default.
    public init(after delay: Duration, on clock: Clock = .frames) {
        interval = max(delay, .milliseconds(1))
        self.clock = clock
        repeats = false
    }

    /// Stops for good: handlers are let go, and sequences end. A second call does nothing.
    public func invalidate() {
        isValid = false
        exchange(&handlers, with: HandlerList())
        rest()
    }

    // MARK: - Ticking

    func listen(_ body: @escaping @MainActor (Int) -> Void) -> @MainActor () -> Void {
        guard isValid else { return {} }
        let id = handlers.add(body)
        if stop == nil { wait() }
        return { [weak self] in self?.remove(id) }
    }

    private func remove(_ id: Int) {
        _ = handlers.remove(id)
        if handlers.isEmpty { rest() }
    }

    private func rest() {
        stop?()
        (stop, due) = (nil, nil)
    }

    private func wait() {
        let seconds = interval / .seconds(1)
        let now = clock == .frames ? MediaClock.now : ProcessInfo.processInfo.systemUptime
        var next = (due ?? now) + seconds
        if next <= now { next += ((now - next) / seconds).rounded(.down) * seconds + seconds }
        due = next
        let delay = Duration.seconds(next - now)
        // What waits keeps the ticker, which is why nobody else has to.
        if clock == .frames {
            stop = Hooks.after(delay) { self.tick() }
        } else {
            let task = Task { @MainActor in
                if (try? await Task.sleep(for: delay)) != nil { self.tick() }
            }
            stop = { task.cancel() }
        }
    }

    private func tick() {
        stop = nil
        guard isValid, !handlers.isEmpty else { return }
        count += 1
        let called = handlers.all
        for handler in called where isValid { handler(count) }
        guard repeats, isValid else { return invalidate() }
        if !handlers.isEmpty, stop == nil { wait() }
    }
}

extension ControlEvent where Sender == Ticker, Payload == Int {
    /// The ticker has ticked; carries how often it has.
    public static var tick: Self { Self { ticker, body in ticker.listen(body) } }
}
