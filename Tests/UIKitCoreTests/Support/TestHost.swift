import CaretTesting
import HeadlessBackend
import Platform
import Testing
import UIKitCore

/// An application on a headless back end, driven without any waiting. Its suites carry the trait `.app`, so that they
/// do not end an application which another test is waiting for.
@MainActor final class TestHost {
    let backend: HeadlessBackend
    let host: ApplicationHost
    /// Windows of the test, which are retained here.
    private var windows: [UIWindow] = []

    private init(backend: HeadlessBackend, host: ApplicationHost) {
        self.backend = backend
        self.host = host
    }

    /// Launches an application, runs `body`, and ends the application.
    static func run(
        _ delegate: (any UIApplicationDelegate)? = nil, displays: [DisplayMetrics] = [.standard], opening address: URL? = nil,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (TestHost) throws -> Void
    ) throws {
        ApplicationLease.expect(at: sourceLocation)
        let backend = HeadlessBackend(displays: displays)
        let host = ApplicationHost(backend: backend) { delegate }
        host.launchURL = address
        try host.launch()
        defer { host.terminate() }
        try body(TestHost(backend: backend, host: host))
    }

    var now: TimeInterval { backend.headlessClock.now }
    var counters: FrameCounters { host.frameLoop.counters }

    /// Advances the clock by beats.
    func step(_ beats: Int = 1) {
        for _ in 0..<beats { backend.headlessClock.step() }
    }

    /// Advances the clock by seconds, rounded to whole beats.
    func advance(_ seconds: TimeInterval) {
        step(Int((seconds * Double(backend.headlessClock.rate)).rounded()))
    }

    func send(_ event: PlatformEvent, screen: Int = 0) {
        backend.windows[screen].send(event)
    }

    func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 2) {
        send(.pointer(PointerEvent(id: id, phase: phase, location: CGPoint(x: x, y: y), timestamp: now)))
    }

    func key(_ phase: KeyEvent.Phase, usage: Int, characters: String = "") {
        send(.key(KeyEvent(phase: phase, usage: usage, characters: characters, timestamp: now)))
    }

    /// Returns a window over the whole main screen, visible and key, which is retained until the test ends.
    func makeWindow() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        windows.append(window)
        return window
    }

    /// Returns the colour at a point of the screen: red, green, blue, each 0…255.
    func pixel(_ x: CGFloat, _ y: CGFloat, screen: Int = 0) -> [Int]? {
        let window = backend.windows[screen]
        guard let buffer = window.pixels else { return nil }
        let column = Int(x * window.metrics.scale)
        let row = Int(y * window.metrics.scale)
        return buffer.withBytes { bytes in
            let start = row * buffer.bytesPerRow + column * 4
            return [Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start])]
        }
    }
}
