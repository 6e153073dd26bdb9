import CoreGraphics
import Foundation
import Platform

/// The reference back end: pixel buffers in place of screens, and a clock that is moved by hand.
@MainActor package final class HeadlessBackend: Backend {
    package let name = "headless"
    package let headlessClock: HeadlessClock
    package private(set) var displays: [Display]
    /// All windows opened so far, in order.
    package private(set) var windows: [HeadlessWindow] = []
    package var clipboard: (any Clipboard)? { memoryClipboard }
    package var links: (any LinkOpener)? { memoryLinks }
    /// The addresses that were opened so far, in order.
    package var openedLinks: [URL] { memoryLinks.opened }
    private let memoryLinks = MemoryLinks()
    private let memoryClipboard = MemoryClipboard()
    private var driver: RealTimeDriver?
    private let isRealTime: Bool

    /// Makes a back end with one virtual display for each of `displays`.
    ///
    /// With `realTime`, the clock is moved by a timer on the main run loop once the back end has been started.
    package init(displays: [DisplayMetrics] = [.standard], rate: Int = 60, realTime: Bool = false) {
        precondition(!displays.isEmpty, "HeadlessBackend: no displays, but an application needs at least one.")
        self.displays = displays.enumerated().map { Display(id: $0.offset, metrics: $0.element) }
        headlessClock = HeadlessClock(rate: rate)
        isRealTime = realTime
    }

    package var clock: any FrameClock { headlessClock }

    package func openWindow(
        on display: Display, title: String, events: @escaping @MainActor (PlatformEvent) -> Void
    ) throws(BackendError) -> any PlatformWindow {
        let window = HeadlessWindow(metrics: display.metrics, title: title, events: events)
        windows.append(window)
        return window
    }

    package func start() throws(BackendError) {
        if isRealTime { driver = RealTimeDriver(driving: headlessClock) }
    }

    package func stop() {
        driver?.stop()
        driver = nil
        for window in windows { window.close() }
    }
}
