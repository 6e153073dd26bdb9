/// The appearance and the frame of the status bar on a scene's screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    /// The style of a visible bar, `.lightContent` or `.darkContent`; `.default` before the first frame.
    public internal(set) var statusBarStyle = UIStatusBarStyle.default
    /// Whether the bar is hidden, by preference of the top controller, or because the display represents no device
    /// with a bar.
    public internal(set) var isStatusBarHidden = true
    /// The frame of the bar, in points of the screen; zero if hidden.
    public internal(set) var statusBarFrame = CGRect.zero

    override init() { super.init() }
}
