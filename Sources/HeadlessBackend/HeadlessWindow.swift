import CoreGraphics
import Platform

/// A window that keeps the last frame and counts what it was shown.
@MainActor package final class HeadlessWindow: PlatformWindow {
    package private(set) var metrics: DisplayMetrics
    package var title: String
    package var pointerShape = PointerShape.arrow
    /// Whom a test has listen to where text is typed, and what for; nobody at first.
    package var textInput: (any TextInput)?
    /// Whom a test has look at what assistive technology is shown; nobody at first.
    package var accessibilityMirror: (any AccessibilityMirror)?
    /// Whether each frame is drawn as it is presented, as a window on a screen does: for measuring. `false` by default.
    package var drawsEachFrame = false
    /// The last frame's pixels, which are drawn when they are read; `nil` before the first frame.
    package var pixels: PixelBuffer? { frame?.pixels }
    private var frame: Frame?
    /// The last frame's damage, in pixels.
    package private(set) var lastDamage: [PixelRect] = []
    package private(set) var lastMoves: [PixelMove] = []
    package private(set) var presentedFrames = 0
    package private(set) var isOpen = true
    package var sizeLimits: SizeLimits? = SizeLimits()
    private let events: @MainActor (PlatformEvent) -> Void

    package init(metrics: DisplayMetrics, title: String, events: @escaping @MainActor (PlatformEvent) -> Void) {
        self.metrics = metrics
        self.title = title
        self.events = events
    }

    package func present(_ frame: Frame) {
        guard isOpen else { return }
        self.frame = frame
        if drawsEachFrame { _ = frame.pixels }
        lastDamage = frame.damage
        lastMoves = frame.moves
        presentedFrames += 1
    }

    package func close() {
        isOpen = false
    }

    package var canTurn: Bool { true }
    package func turn() { send(.metrics(metrics.turned)) }

    /// Does to the window what a person would.
    package func send(_ event: PlatformEvent) {
        guard isOpen else { return }
        guard case .metrics(var metrics) = event else { return events(event) }
        if let sizeLimits { metrics.size = sizeLimits.limit(metrics.size) }
        self.metrics = metrics
        events(.metrics(metrics))
    }
}
