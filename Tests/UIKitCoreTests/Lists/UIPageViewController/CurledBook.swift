import UIKit

/// What pages of a book are told, in order.
@MainActor final class CurledLog {
    var lines: [String] = []
    var book: CurledBook?
}

/// A page that writes down its coming and going.
final class CurledPage: UIViewController {
    let number: Int
    private let log: CurledLog
    init(_ number: Int, _ log: CurledLog) {
        self.number = number
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("will \(number)") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("did \(number)") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("leaves \(number)") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("gone \(number)") }
}

/// Eleven pages, 0 to 10.
@MainActor final class CurledBook: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = CurledLog()
    var heard: [String] = []
    var spine: ((UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?
    private func page(_ number: Int) -> CurledPage? { (0...10).contains(number) ? CurledPage(number, log) : nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { (viewController as? CurledPage).flatMap { page($0.number - 1) } }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { (viewController as? CurledPage).flatMap { page($0.number + 1) } }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { heard.append("to \(pendingViewControllers.map { ($0 as? CurledPage)?.number ?? -1 })") }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { heard.append("from \(previousViewControllers.map { ($0 as? CurledPage)?.number ?? -1 }) \(completed)") }
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { spine?(pageViewController, orientation) ?? pageViewController.spineLocation }
}
