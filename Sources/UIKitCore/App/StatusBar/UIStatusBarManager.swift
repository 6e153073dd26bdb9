/// What the bar with the time looks like on a scene's screen, and where it is.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    /// `.lightContent` or `.darkContent` where a bar is drawn; `.default` before the first frame.
    public internal(set) var statusBarStyle = UIStatusBarStyle.default
    /// Whether no bar is drawn: the controller on top wants none, or the display stands for no device that has one.
    public internal(set) var isStatusBarHidden = true
    /// Where the bar is, in the screen's points; zero where none is drawn.
    public internal(set) var statusBarFrame = CGRect.zero

    override init() { super.init() }
}
