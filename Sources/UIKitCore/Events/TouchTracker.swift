import Platform

/// Tracks the touches of one screen. Pointers that go down create touches, later pointer events update them, and all
/// changed touches form one event.
@MainActor final class TouchTracker {
    private var touches: [Int: UITouch] = [:]
    private var changedTouches: Set<UITouch> = []
    private var taps = TapCounter()

    /// Whether touches changed since the last event.
    var hasChanges: Bool { !changedTouches.isEmpty }

    /// Whether the touch of a pointer has changed since the last event. If so, its next change requires another event.
    func hasChange(of pointer: Int) -> Bool {
        touches[pointer].map(changedTouches.contains) ?? false
    }

    typealias Target = (window: UIWindow, view: UIView)

    /// Applies a pointer event. For a new touch, `target` receives the location and the existing touches, and returns
    /// the touch's window and view.
    func record(_ event: PointerEvent, target: (CGPoint, UIEvent) -> Target?) {
        switch event.phase {
        case .began: begin(event, target: target)
        case .moved: update(event, phase: .moved)
        case .ended: update(event, phase: .ended)
        case .cancelled: update(event, phase: .cancelled)
        case .hovered: return
        }
    }

    /// Returns the event with all changes since the last event, and the changed touches; `nil` without changes.
    func dequeueEvent() -> (event: UIEvent, changed: Set<UITouch>)? {
        guard let time = changedTouches.map(\.timestamp).max() else { return nil }
        let allTouches = Set(touches.values)
        for touch in allTouches where !changedTouches.contains(touch) {
            touch.phase = .stationary
            touch.samples = []
        }
        defer { changedTouches = [] }
        for touch in changedTouches where touch.phase == .ended || touch.phase == .cancelled { touches[touch.pointer] = nil }
        return (UIEvent(timestamp: time, touches: allTouches), changedTouches)
    }

    /// Cancels all touches.
    func cancelAll(at time: TimeInterval) {
        for touch in touches.values {
            taps.lift(touch.pointer)
            touch.phase = .cancelled
            touch.samples = []
            touch.timestamp = time
            changedTouches.insert(touch)
        }
    }

    private func begin(_ event: PointerEvent, target: (CGPoint, UIEvent) -> Target?) {
        guard touches[event.id] == nil else { return }
        guard let target = target(event.location, UIEvent(timestamp: event.timestamp, touches: Set(touches.values))) else { return }
        guard isAllowed(target.view, in: target.window) else { return }
        let touch = UITouch(event, in: target.window, at: target.window.convertFromScreen(event.location))
        touch.view = target.view
        touch.gestureRecognizers = target.view.recognizersForTouches
        touch.tapCount = taps.count(event.id, time: event.timestamp, location: event.location)
        // Only recognizers that accept secondary buttons receive their touches.
        touch.isDeliveredToView =
            event.button == 1 && (target.view.isMultipleTouchEnabled || !touches.values.contains { $0.view === target.view })
        touches[event.id] = touch
        changedTouches.insert(touch)
    }

    /// Returns whether a view may receive a new touch. It may not while another view is touched, if either view is
    /// exclusive.
    private func isAllowed(_ view: UIView, in window: UIWindow) -> Bool {
        for touch in touches.values where touch.window === window {
            guard let other = touch.view, other !== view else { continue }
            if other.isExclusiveTouch || view.isExclusiveTouch { return false }
        }
        return true
    }

    private func update(_ event: PointerEvent, phase: UITouch.Phase) {
        guard let touch = touches[event.id] else { return }
        if phase == .ended || phase == .cancelled { taps.lift(event.id) }
        let location = touch.window?.convertFromScreen(event.location) ?? event.location
        // A back end may report a resting touch in each frame. Such a report is no movement, unless the touch was
        // elsewhere between the frames.
        let isStill =
            location == touch.location && event.stylus == touch.stylus
            && event.coalescedSamples.allSatisfy { $0.location == event.location }
        guard phase != .moved || !isStill else { return }
        touch.samples = event.coalescedSamples.map { sample in
            PointerEvent.Sample(
                location: touch.window?.convertFromScreen(sample.location) ?? sample.location, timestamp: sample.timestamp)
        }
        touch.previousSample = PointerEvent.Sample(location: touch.location, timestamp: touch.timestamp)
        touch.previousLocation = touch.location
        touch.location = location
        touch.stylus = event.stylus
        touch.phase = phase
        touch.timestamp = event.timestamp
        changedTouches.insert(touch)
    }
}
