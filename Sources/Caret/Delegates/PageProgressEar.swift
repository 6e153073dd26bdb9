/// Hands on to closures what a `UIPageControlProgressDelegate` is told and asked.
final class PageProgressEar: DelegateEar, UIPageControlProgressDelegate {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        ask(page, Hooks.noAnswer(0))
    }

    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        tell(())
    }
}
