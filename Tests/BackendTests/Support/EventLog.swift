import Platform

/// The events that a window reported, and a way to wait for one.
@MainActor final class EventLog {
    private(set) var events: [PlatformEvent] = []
    /// Called with each event, as it arrives.
    var whenRecorded: (@MainActor (PlatformEvent) -> Void)?
    private var waiting: [(condition: ([PlatformEvent]) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    func record(_ event: PlatformEvent) {
        events.append(event)
        whenRecorded?(event)
        let ready = waiting.filter { $0.condition(events) }
        waiting.removeAll { $0.condition(events) }
        for entry in ready { entry.continuation.resume() }
    }

    func clear() { events = [] }

    /// Returns once the events so far fulfil `condition`, or the test has run out of time.
    func wait(until condition: @escaping ([PlatformEvent]) -> Bool) async {
        if condition(events) || Task.isCancelled { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting.append((condition, $0)) }
        } onCancel: {
            Task { @MainActor in self.giveUp() }
        }
    }

    private func giveUp() {
        for entry in waiting { entry.continuation.resume() }
        waiting = []
    }

    func wait(forCount count: Int) async {
        await wait { $0.count >= count }
    }

    var pointers: [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
    }

    var keys: [KeyEvent] {
        events.compactMap { if case .key(let event) = $0 { event } else { nil } }
    }

    var scrolls: [ScrollEvent] {
        events.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
    }

    var metrics: [DisplayMetrics] {
        events.compactMap { if case .metrics(let metrics) = $0 { metrics } else { nil } }
    }
}
