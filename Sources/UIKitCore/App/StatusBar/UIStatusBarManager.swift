/// The appearance and the frame of the status bar on a scene's screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    /// The style of a visible bar, `.lightContent` or `.darkContent`; `.default` before the first frame.
    public internal(set) var statusBarStyle = UIStatusBarStyle.default
    /// Whether the bar is hidden, because the top controller prefers it or the display does not represent a device
    /// with a status bar.
    public internal(set) var isStatusBarHidden = true
    /// The frame of the bar in screen coordinates; zero if hidden.
    public internal(set) var statusBarFrame = CGRect.zero

    override init() { super.init() }
}
