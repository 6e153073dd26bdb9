internal import Synchronization
internal import SystemServices

/// Renews and ends subscriptions on the frame clock.
@MainActor final class StoreClock {
    /// The shortest time until a change, in seconds, so that each change runs in a later frame.
    private static let shortestDelay = 0.001

    private weak var service: StoreService?
    private weak var host: ApplicationHost?
    private var token: DelayToken?

    init(_ service: StoreService, _ host: ApplicationHost) {
        self.service = service
        self.host = host
        let start = Date()
        let startTime = host.frameLoop.now
        let known = Mutex(start)
        // The frame clock can only be read on the main queue. Other threads receive the date that was read last.
        service.setClock { [weak host] in
            guard MainQueue.isCurrent else { return known.withLock { $0 } }
            let time = MainActor.assumeIsolated { host?.frameLoop.now }
            return known.withLock { known in
                if let time { known = start.addingTimeInterval(time - startTime) }
                return known
            }
        }
        advance()
    }

    /// Schedules the next change of a subscription.
    func schedule() {
        token?.cancel()
        token = nil
        guard let service, let host, host === ApplicationHost.current, let next = service.nextDate else { return }
        token = host.frameLoop.schedule(after: max(Self.shortestDelay, next.timeIntervalSince(service.date)), isIdle: true) { [weak self] in
            self?.advance()
        }
    }

    func stop() {
        token?.cancel()
        token = nil
    }

    private func advance() {
        service?.advance()
        schedule()
    }
}
