/// Says whether the next page comes, and hears of time.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Time has gone on: once a frame.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    /// Whether a page becomes the present one, now that the time of the former is over. Defaults to `true`; otherwise time stands still.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Does nothing.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    /// Answers `true`.
    public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { true }
}
