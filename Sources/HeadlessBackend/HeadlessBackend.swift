import CoreGraphics
import Foundation
import Platform

/// The reference back end: pixel buffers in place of screens, and a clock that is moved by hand.
@MainActor package final class HeadlessBackend: Backend {
    package let name = "headless"
    package let headlessClock: HeadlessClock
    package private(set) var displays: [Display]
    package let opensFurtherWindows = true
    /// All windows opened so far, in order.
    package private(set) var windows: [HeadlessWindow] = []
    package var clipboard: (any Clipboard)? { memoryClipboard }
    /// Who opens addresses: by default one who only keeps them.
    package lazy var addressOpener: (any AddressOpener)? = memoryLinks
    /// The addresses that were opened so far, in order.
    package var openedLinks: [URL] { memoryLinks.opened }
    private let memoryLinks = MemoryLinks()
    /// Set it to give the machine a battery; it has none by default.
    package var battery: PowerSupply?
    /// What would have been felt so far.
    package private(set) var pulses: [Pulse] = []
    /// Whether the application asked the screen to stay bright.
    package private(set) var isKeptAwake = false
    private let memoryClipboard = MemoryClipboard()
    private var driver: RealTimeDriver?
    private let isRealTime: Bool
    /// What the clock says at first.
    private let firstTime: Double

    /// Makes a back end with one virtual display for each of `displays`.
    ///
    /// With `realTime`, the clock is moved by a timer on the main run loop once the back end has been started.
    package init(displays: [DisplayMetrics] = [.standard], rate: Int = 60, realTime: Bool = false) {
        precondition(!displays.isEmpty, "HeadlessBackend: no displays, but an application needs at least one.")
        self.displays = displays.enumerated().map { Display(id: $0.offset, metrics: $0.element) }
        headlessClock = HeadlessClock(rate: rate)
        firstTime = headlessClock.now
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

    /// Nine forty-one of the morning at which the first iPhone was shown, and as much later as the clock has been moved: pictures show
    /// the same time whenever they are taken.
    package var date: Date {
        let morning = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2007, month: 1, day: 9, hour: 9, minute: 41)
        return (morning.date ?? Date(timeIntervalSinceReferenceDate: 0)).addingTimeInterval(isRealTime ? 0 : clock.now - firstTime)
    }

    package func shake(_ pulse: Pulse) { pulses.append(pulse) }

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
