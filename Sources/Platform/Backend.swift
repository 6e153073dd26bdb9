import CoreGraphics

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
    /// Begins to deliver events and frames. Called once, after which `RunLoop.main` runs.
    func start() throws(BackendError)
    /// Closes what is open and lets go of threads, sockets and the window system.
    func stop()
    /// What text is typed with.
    var keyboardMode: KeyboardMode { get }
    /// The system's pasteboard, where there is one.
    var clipboard: (any Clipboard)? { get }
    /// Who opens addresses, where somebody does.
    var links: (any LinkOpener)? { get }
}

extension Backend {
    package var keyboardMode: KeyboardMode { .hardware }
    package var links: (any LinkOpener)? { nil }
}
