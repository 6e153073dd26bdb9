/// Says how far pages have got when they become the present one, and hears when that shows.
///
/// Every method is optional.
/// - Source: https://developer.apple.com/documentation/uikit/uipagecontrolprogressdelegate
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// How far a page has got that becomes the present one, 0…1. Defaults to 0.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    /// The bar shows now, or does not any more.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// Answers 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { OwnAnswers.none(0) }
    /// Does nothing.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
