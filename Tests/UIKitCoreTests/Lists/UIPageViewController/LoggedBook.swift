import UIKit

/// The calls to the pages of a book, in order.
@MainActor final class PageLog {
    var lines: [String] = []
    var book: LoggedBook?
}

/// A page that records its appearance calls.
final class LoggedPage: UIViewController {
    let number: Int
    private let log: PageLog
    init(_ number: Int, _ log: PageLog) {
        self.number = number
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("will \(number)") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("did \(number)") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("leaves \(number)") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("gone \(number)") }
}

/// A number of pages, and the calls to their delegate.
@MainActor final class LoggedBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = PageLog()
    var heard: [String] = []
    var spine: ((UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?
    var dots = 0
    private let count: Int
    init(_ count: Int) { self.count = count }
    func page(_ number: Int) -> LoggedPage? { (0..<count).contains(number) ? LoggedPage(number, log) : nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { (viewController as? LoggedPage).flatMap { page($0.number - 1) } }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { (viewController as? LoggedPage).flatMap { page($0.number + 1) } }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 2 }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { heard.append("to \(pendingViewControllers.map { ($0 as? LoggedPage)?.number ?? -1 })") }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { heard.append("from \(previousViewControllers.map { ($0 as? LoggedPage)?.number ?? -1 }) \(completed)") }
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { spine?(pageViewController, orientation) ?? pageViewController.spineLocation }
}
