import CoreGraphics
import Foundation

/// A way of showing an application to somebody: a pixel buffer, a desktop window, a page.
///
/// The application picks one at launch and asks it for a window per display. Everything happens on the main actor; a back
/// end with threads of its own posts values to it.
@MainActor package protocol Backend: AnyObject {
    /// `headless`, `window` or `web`.
    var name: String { get }
    var clock: any FrameClock { get }
    /// What can be drawn on, the main display first; never empty.
    var displays: [Display] { get }
    /// Opens a window that fills `display` and hands it events until it is closed.
    func openWindow(
        on display: Display, title: String, events: @escaping @MainActor (PlatformEvent) -> Void
    ) throws(BackendError) -> any PlatformWindow
    /// Whether there can be more windows than displays, each with a shape of its own.
    var opensFurtherWindows: Bool { get }
    /// Begins to deliver events and frames. Called once, after which `RunLoop.main` runs.
    func start() throws(BackendError)
    /// Closes what is open and lets go of threads, sockets and the window system.
    func stop()
    /// What text is typed with.
    var keyboardMode: KeyboardMode { get }
    /// The system's pasteboard, where there is one.
    var clipboard: (any Clipboard)? { get }
    /// Who opens addresses with other programs; `nil` where there are none.
    var addressOpener: (any AddressOpener)? { get }
    /// The time of day.
    var date: Date { get }
    /// The machine's battery; `nil` without one.
    var battery: PowerSupply? { get }
    /// Whether the application draws the bar with the time: not where the machine that shows it has one of its own.
    var drawsStatusBar: Bool { get }
    /// Keeps the screen from going dark while nobody does anything, or lets it.
    func keepAwake(_ isAwake: Bool)
    /// Shakes what the person holds in the hand, where that can shake.
    func shake(_ pulse: Pulse)
}

extension Backend {
    package var keyboardMode: KeyboardMode { .hardware }
    package var opensFurtherWindows: Bool { false }
    package var addressOpener: (any AddressOpener)? { nil }
    package var date: Date { Date() }
    package var battery: PowerSupply? { PowerSupply.battery() }
    package var drawsStatusBar: Bool { true }
    package func keepAwake(_ isAwake: Bool) {}
    package func shake(_ pulse: Pulse) {}
}
