import CoreGraphics
import HeadlessBackend
import Platform

/// The reference: its events are the platform's own.
@MainActor final class HeadlessRig: Rig {
    let headless: HeadlessBackend
    let window: any PlatformWindow
    let log = EventLog()
    private var tracker = PointerTracker()

    var backend: any Backend { headless }
    private var headlessWindow: HeadlessWindow { headless.windows[0] }

    init(metrics: DisplayMetrics) throws {
        headless = HeadlessBackend(displays: [metrics])
        window = try headless.openWindow(on: headless.displays[0], title: "Test", events: log.record)
        try headless.start()
    }

    func press(_ button: PointerTracker.Buttons, at location: CGPoint) {
        send(tracker.mouse(button, isDown: true, at: location, time: headless.clock.now))
    }

    func move(to location: CGPoint) {
        send(tracker.mouse(pressed: tracker.buttons, at: location, time: headless.clock.now))
    }

    func release(_ button: PointerTracker.Buttons, at location: CGPoint) {
        send(tracker.mouse(button, isDown: false, at: location, time: headless.clock.now))
    }

    func touch(_ finger: Int, _ phase: PointerEvent.Phase, at location: CGPoint) {
        send(tracker.contact(Int64(finger), kind: .touch, phase: phase, at: location, time: headless.clock.now))
    }

    func turnWheel(right: Int, up: Int, at location: CGPoint) {
        let step = ScrollStep.pointsPerNotch
        headlessWindow.send(
            .scroll(
                ScrollEvent(
                    location: location, deltaX: CGFloat(-right) * step, deltaY: CGFloat(up) * step, isPrecise: false,
                    timestamp: headless.clock.now)))
    }

    func key(_ key: TestKey, isDown: Bool, isRepeat: Bool) {
        headlessWindow.send(
            .key(
                KeyEvent(
                    phase: isDown ? .down : .up, usage: key.usage, characters: key.characters, isRepeat: isRepeat,
                    timestamp: headless.clock.now)))
    }

    func resize(to size: CGSize) {
        var metrics = window.metrics
        metrics.size = size
        headlessWindow.send(.metrics(metrics))
    }

    func activate(_ isActive: Bool) { headlessWindow.send(.activation(isActive)) }

    func askToClose() -> Bool {
        headlessWindow.send(.closeRequested)
        return true
    }

    func seenPixel(x: Int, y: Int) -> UInt32? { headlessWindow.pixels.map { Pictures.pixel(x, y, of: $0) } }

    func runFrame() async { headless.headlessClock.step() }

    func tearDown() { headless.stop() }

    private func send(_ events: [PointerEvent]) {
        for event in events { headlessWindow.send(.pointer(event)) }
    }
}
