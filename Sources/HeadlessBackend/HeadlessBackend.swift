import CoreGraphics
import Foundation
import Platform

/// The reference back end, with pixel buffers in place of screens, and a manual clock.
@MainActor package final class HeadlessBackend: Backend {
    package let name = "headless"
    package let headlessClock: HeadlessClock
    package private(set) var displays: [Display]
    package let opensFurtherWindows = true
    /// All windows, in the order in which they were opened.
    package private(set) var windows: [HeadlessWindow] = []
    package var clipboard: (any Clipboard)? { memoryClipboard }
    /// The opener of URLs, by default one that only records them.
    package lazy var urlOpener: (any URLOpener)? = recordingOpener
    /// The opened URLs, in order.
    package var openedURLs: [URL] { recordingOpener.opened }
    private let recordingOpener = RecordingURLOpener()
    /// The battery of the machine; `nil` by default.
    package var battery: PowerSupply?
    /// The haptic feedback that was played, in order.
    package private(set) var playedHaptics: [HapticPattern] = []
    /// Whether the application prevents the screen from turning off.
    package private(set) var isKeptAwake = false
    private let memoryClipboard = MemoryClipboard()
    private var driver: RealTimeDriver?
    private let isRealTime: Bool
    /// The initial time of the clock.
    private let initialTime: Double

    /// Creates a back end with one virtual display for each of `displays`.
    ///
    /// With `realTime`, a timer on the main run loop advances the clock once the back end has started.
    package init(displays: [DisplayMetrics] = [.standard], rate: Int = 60, realTime: Bool = false) {
        precondition(!displays.isEmpty, "HeadlessBackend: no displays, but an application needs at least one.")
        self.displays = displays.enumerated().map { Display(id: $0.offset, metrics: $0.element) }
        headlessClock = HeadlessClock(rate: rate)
        initialTime = headlessClock.now
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

    /// The date: 9:41 on the day on which the first iPhone was presented, plus the time by which the clock has
    /// advanced. Snapshots therefore always show the same time.
    package var date: Date {
        let morning = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2007, month: 1, day: 9, hour: 9, minute: 41)
        return (morning.date ?? Date(timeIntervalSinceReferenceDate: 0)).addingTimeInterval(isRealTime ? 0 : clock.now - initialTime)
    }

    package func playHaptics(_ pulse: HapticPattern) { playedHaptics.append(pulse) }

    package func keepAwake(_ isAwake: Bool) { isKeptAwake = isAwake }

    package func start() throws(BackendError) {
        if isRealTime { driver = RealTimeDriver(driving: headlessClock) }
    }

    package func stop() {
        driver?.stop()
        driver = nil
        for window in windows { window.close() }
    }
}
