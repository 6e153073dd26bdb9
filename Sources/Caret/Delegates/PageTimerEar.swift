/// Hands on to closures what a `UIPageControlTimerProgressDelegate` is told and asked.
final class PageTimerEar: DelegateEar, UIPageControlTimerProgressDelegate {
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {
        tell(())
    }

    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
        agree(page)
    }
}
