import CoreGraphics
import Foundation

/// A back end that displays an application: a pixel buffer, a desktop window, or a page.
///
/// The application selects a back end at launch and opens a window for each display. All methods are called on the
/// main actor, and a back end with its own threads posts values to the main actor.
@MainActor package protocol Backend: AnyObject {
    /// The name: `headless`, `window` or `web`.
    var name: String { get }
    var clock: any FrameClock { get }
    /// The displays, the main display first; never empty.
    var displays: [Display] { get }
    /// Opens a window that fills `display`, and calls `events` until the window is closed.
    func openWindow(
        on display: Display, title: String, events: @escaping @MainActor (PlatformEvent) -> Void
    ) throws(BackendError) -> any PlatformWindow
    /// Whether there can be more windows than displays, each with its own size.
    var opensFurtherWindows: Bool { get }
    /// Starts to deliver events and frames. Called once, before `RunLoop.main` runs.
    func start() throws(BackendError)
    /// Closes all windows, and releases threads, sockets and the window system.
    func stop()
    /// The keyboard for text entry.
    var keyboardMode: KeyboardMode { get }
    /// The system's pasteboard; `nil` if there is none.
    var clipboard: (any Clipboard)? { get }
    /// The opener of URLs with other programs; `nil` if there is none.
    var urlOpener: (any URLOpener)? { get }
    /// The current date.
    var date: Date { get }
    /// The machine's battery; `nil` without one.
    var battery: PowerSupply? { get }
    /// Whether the application draws the status bar; `false` if the machine that displays the app has its own.
    var drawsStatusBar: Bool { get }
    /// Sets whether the screen stays on while the user is idle.
    func keepAwake(_ isAwake: Bool)
    /// Plays haptic feedback on devices with a vibration motor.
    func playHaptics(_ pulse: HapticPattern)
}

extension Backend {
    package var keyboardMode: KeyboardMode { .hardware }
    package var opensFurtherWindows: Bool { false }
    package var urlOpener: (any URLOpener)? { nil }
    package var date: Date { Date() }
    package var battery: PowerSupply? { PowerSupply.battery() }
    package var drawsStatusBar: Bool { true }
    package func keepAwake(_ isAwake: Bool) {}
    package func playHaptics(_ pulse: HapticPattern) {}
}
