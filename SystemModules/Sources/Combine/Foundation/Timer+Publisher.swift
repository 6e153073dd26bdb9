import Foundation
import OpenCombine

extension Timer {
    /// Returns a publisher of dates at a regular interval, which begins with `connect()` or `autoconnect()`.
    ///
    /// - Parameters:
    ///   - interval: the seconds between dates.
    ///   - tolerance: the seconds by which a date may be late; `nil`, the default, for none.
    ///   - runLoop: the run loop that publishes. The main one follows the clock of the frames while a test advances it.
    ///   - mode: the mode of the run loop in which dates are published.
    ///   - options: options of the run loop as a scheduler; `nil` by default.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of dates at a regular interval. All subscribers of a publisher share its timer.
    ///
    /// `@unchecked Sendable`: the lock protects the subscriptions, and nothing else is written after `init`.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        /// The seconds between dates.
        public let interval: TimeInterval
        /// The seconds by which a date may be late; `nil` for none.
        public let tolerance: TimeInterval?
        /// The run loop that publishes.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// The options of the run loop as a scheduler.
        public let options: RunLoop.SchedulerOptions?

        private let lock = NSLock()
        private var subscriptions: [TimerSubscription] = []

        /// Creates a publisher.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<Downstream: Subscriber<Date, Never>>(subscriber: Downstream) {
            let subscription = TimerSubscription(AnySubscriber(subscriber), of: self)
            lock.withLock { subscriptions.append(subscription) }
            subscriber.receive(subscription: subscription)
        }

        /// Starts the timer. Cancelling the result stops it and releases all subscribers.
        public func connect() -> any Cancellable {
            if let reading = runLoop.reading {
                let action = FrameAction(from: reading.time + interval, every: interval, isIdle: true) { [self] in
                    publish(reading.date(at: $0))
                }
                return TimerConnection(publisher: self, stop: action.cancel)
            }
            let timer = Timer(timeInterval: interval, repeats: true) { [self] _ in publish(Date()) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return TimerConnection(publisher: self, stop: timer.invalidate)
        }

        private func publish(_ date: Date) { lock.withLock { subscriptions }.forEach { $0.send(date) } }

        fileprivate func remove(_ subscription: TimerSubscription) {
            lock.withLock { subscriptions.removeAll { $0 === subscription } }
        }

        fileprivate func removeAll() {
            let released = lock.withLock { () -> [TimerSubscription] in
                defer { subscriptions = [] }
                return subscriptions
            }
            withExtendedLifetime(released) {}
        }
    }
}

/// The connection of a publisher of dates.
private struct TimerConnection: Cancellable {
    let publisher: Timer.TimerPublisher
    let stop: () -> Void

    func cancel() {
        publisher.removeAll()
        stop()
    }
}

/// A subscription of dates. Dates without demand are lost.
private final class TimerSubscription: Subscription {
    private let lock = NSLock()
    private var downstream: AnySubscriber<Date, Never>?
    private var demand = Subscribers.Demand.none
    private weak var publisher: Timer.TimerPublisher?

    init(_ downstream: AnySubscriber<Date, Never>, of publisher: Timer.TimerPublisher) {
        self.downstream = downstream
        self.publisher = publisher
    }

    func send(_ date: Date) {
        let downstream = lock.withLock { () -> AnySubscriber<Date, Never>? in
            guard self.downstream != nil, demand > .none else { return nil }
            demand -= 1
            return self.downstream
        }
        guard let downstream else { return }
        let further = downstream.receive(date)
        lock.withLock { demand += further }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        guard lock.withLock({ downstream.take() }) != nil else { return }
        publisher?.remove(self)
    }
}
