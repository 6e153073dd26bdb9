/// A proxy that forwards the methods of `UIPageViewControllerDataSource` to closures.
final class PageDataSourceProxy: DelegateProxy, UIPageViewControllerDataSource {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    {
        ask(viewController, Hooks.noAnswer(nil))
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    {
        ask(viewController, Hooks.noAnswer(nil))
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        ask((), Hooks.noAnswer(0))
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        ask((), Hooks.noAnswer(0))
    }
}
