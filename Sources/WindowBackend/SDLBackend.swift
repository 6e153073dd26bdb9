#if Window || WindowAndWeb

    import CoreGraphics
    import Foundation
    import Platform
    import SDL

    /// The desktop back end, whose events are read on the main queue, without a thread of its own.
    @MainActor package final class SDLBackend: Backend {
        package let keyboardMode = KeyboardMode.automatic
        package let name = "window"
        package let opensFurtherWindows = true
        package let clock: any FrameClock
        package private(set) var displays: [Display]
        private let realTimeClock: RealTimeClock
        private let video: SDLVideo
        private let rule: WindowGeometry.Scale
        private let pasteboard = SDLClipboard()
        private let opener = DesktopURLOpener()
        private var windows: [UInt32: SDLPlatformWindow] = [:]
        private var pumpSource: SDLPump?
        private var isStarted = false
        /// The time of the latest event.
        private var latestEventTime: TimeInterval = 0

        /// Connects to the window system.
        ///
        /// Without `metrics`, a window has the size of a phone, and the desktop determines the scale. With `metrics`,
        /// their size and scale are used. The scale is reduced if the screen is too small. `driver` is SDL's name of
        /// the video driver; by default, the environment determines the driver.
        package init(metrics: DisplayMetrics?, driver: String? = nil) throws(BackendError) {
            let drivers = if let driver { [driver] } else { try DesktopDrivers.names(in: ProcessInfo.processInfo.environment) }
            do throws(SDLError) {
                let video = try SDLVideo(drivers: drivers)
                let probe = try SDLWindow(title: "", width: 64, height: 64, isHidden: true)
                let textScale = DesktopTextScale.scale(resources: probe.resources)
                rule = Self.rule(metrics, usableSize: video.usableSize, textScale: textScale)
                realTimeClock = RealTimeClock(rate: video.refreshRate ?? 60)
                self.video = video
            } catch {
                throw .failed(operation: "opening the window system", reason: error.description)
            }
            var displayMetrics = metrics ?? .phone
            displayMetrics.scale = WindowGeometry(unitSize: .zero, pixelWidth: 1, pixelHeight: 1, rule: rule).scale
            displays = [Display(id: 0, metrics: displayMetrics)]
            clock = realTimeClock
        }

        /// Whether there is a desktop. Checks the environment first, and then the window system itself.
        package static var isDisplayAvailable: Bool {
            guard let drivers = try? DesktopDrivers.names(in: ProcessInfo.processInfo.environment) else { return false }
            return (try? SDLVideo(drivers: drivers)) != nil
        }

        package var clipboard: (any Clipboard)? { pasteboard }
        package var urlOpener: (any URLOpener)? { opener }
        package func keepAwake(_ isAwake: Bool) { SDLVideo.allowScreenSaver(!isAwake) }

        package func openWindow(
            on display: Display, title: String, events: @escaping @MainActor (PlatformEvent) -> Void
        ) throws(BackendError) -> any PlatformWindow {
            do throws(SDLError) {
                let window = try SDLPlatformWindow(
                    title: title, metrics: display.metrics, rule: rule, backend: self, events: events)
                windows[window.id] = window
                if isStarted { startPumping() }
                return window
            } catch {
                throw .failed(operation: "opening a window", reason: error.description)
            }
        }

        package func start() throws(BackendError) {
            isStarted = true
            startPumping()
        }

        package func stop() {
            isStarted = false
            pumpSource = nil
            realTimeClock.stop()
            for window in windows.values { window.close() }
        }

        /// Delivers the pending events. The back end calls this method itself when there are events.
        package func pump() {
            let events = SDLEventQueue.drain()
            let now = clock.now
            let ticks = SDLVideo.ticks
            for (index, event) in events.enumerated() {
                guard let window = target(of: event) else { continue }
                // Limits the age of events after a long pause to ten seconds, which keeps the arithmetic valid.
                let age = min(Double(ticks &- event.timestamp) / 1000, 10)
                // SDL's timestamps have a resolution of milliseconds, so times must be kept monotonic.
                latestEventTime = max(latestEventTime, now - age)
                let next = index + 1 < events.count ? events[index + 1].event : nil
                window.handle(event.event, next: next, time: latestEventTime)
            }
        }

        func pumpSoon() { pumpSource?.pumpSoon() }

        func windowDidClose(_ window: SDLPlatformWindow) {
            windows[window.id] = nil
            if windows.isEmpty { pumpSource = nil }
        }

        private func startPumping() {
            guard pumpSource == nil, let window = windows.values.first else { return }
            let source = SDLPump(connection: window.connection) { [weak self] in self?.pump() }
            pumpSource = source
            source.pumpSoon()
        }

        private func target(of event: SDLWindowEvent) -> SDLPlatformWindow? {
            guard let id = event.window, id != 0 else { return windows.values.first }
            return windows[id]
        }

        private static func rule(
            _ metrics: DisplayMetrics?, usableSize: (width: Int, height: Int)?, textScale: CGFloat
        ) -> WindowGeometry.Scale {
            guard let metrics else { return .desktop(textScale: textScale) }
            guard let usableSize else { return .fixed(metrics.scale) }
            let space = CGSize(width: usableSize.width, height: usableSize.height)
            return .fixed(WindowGeometry.scale(metrics.scale, fitting: metrics.size, into: space))
        }
    }

#endif
