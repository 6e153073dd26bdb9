/// A proxy that forwards the methods of `UIPageControlProgressDelegate` to closures.
final class PageProgressDelegateProxy: NSObject, DelegateProxy, UIPageControlProgressDelegate {
    lazy var initialProgressForPage = DelegateSlot<Int, Float>(self)
    lazy var visibilityDidChange = DelegateSlot<Void, Void>(self)

    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        initialProgressForPage.ask(page, Hooks.noAnswer(0))
    }

    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
        visibilityDidChange.notify(())
    }
}
