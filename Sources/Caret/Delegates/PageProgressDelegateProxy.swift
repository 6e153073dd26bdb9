/// A proxy that forwards the methods of `UIPageControlProgressDelegate` to closures.
final class PageProgressDelegateProxy: DelegateProxy, UIPageControlProgressDelegate {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        ask(page, Hooks.noAnswer(0))
    }

    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        notify(())
    }
}
