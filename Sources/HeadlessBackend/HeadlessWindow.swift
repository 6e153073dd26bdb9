import CoreGraphics
import Platform

/// A window that stores the latest frame and counts the presented frames.
@MainActor package final class HeadlessWindow: PlatformWindow {
    package private(set) var metrics: DisplayMetrics
    package var title: String
    package var pointerShape = PointerShape.arrow
    /// The text input that a test sets; `nil` by default.
    package var textInput: (any TextInput)?
    /// The accessibility mirror that a test sets; `nil` by default.
    package var accessibilityMirror: (any AccessibilityMirror)?
    /// Whether each frame is drawn when it is presented, as on a screen, for measurements. `false` by default.
    package var drawsEachFrame = false
    /// The pixels of the latest frame, which are drawn when they are read; `nil` before the first frame.
    package var pixels: PixelBuffer? { frame?.pixels }
    private var frame: Frame?
    /// The damage of the latest frame, in pixels.
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

    package var canRotate: Bool { true }
    package func rotate() { send(.metrics(metrics.rotated)) }

    /// Sends an event, as if the user had caused it.
    package func send(_ event: PlatformEvent) {
        guard isOpen else { return }
        guard case .metrics(var metrics) = event else { return events(event) }
        if let sizeLimits { metrics.size = sizeLimits.clamp(metrics.size) }
        self.metrics = metrics
        events(.metrics(metrics))
    }
}
