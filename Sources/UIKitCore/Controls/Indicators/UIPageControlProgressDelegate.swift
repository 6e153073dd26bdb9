/// Provides the initial progress of pages, and is notified of visibility changes.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the initial progress of a page that becomes the current page, 0…1; 0 by default.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// Called after the bar was shown or hidden.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Returns 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        DefaultImplementationProbe.fallback(0)
    }
    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
