/// Allows or prevents page changes of a timer progress, and is notified when the progress changes.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called once per frame after the progress changed.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Returns whether the control turns to a page after the duration of the previous page; `true` by default.
    /// `false` pauses the timer.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    /// Returns `true`.
    public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { true }
}
