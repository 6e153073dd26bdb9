import CaretTesting
import Testing

@testable import UIKitCore

/// Shared helpers of tests of page curls.
@MainActor protocol BoundPages {}

extension BoundPages {
    func make(
        _ spine: UIPageViewController.SpineLocation = .min, doubleSided: Bool = false, at number: Int = 4,
        orientation: UIPageViewController.NavigationOrientation = .horizontal, size: CGSize = CGSize(width: 320, height: 568)
    ) throws -> (Stage, UIPageViewController, LoggedBook) {
        let stage = try Stage(size)
        let book = LoggedBook(11)
        // The callbacks do not retain the pages; the log does, as long as there are pages.
        book.log.book = book
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: orientation, options: [.spineLocation: spine.rawValue])
        if spine != .mid { pages.isDoubleSided = doubleSided }
        pages.dataSource = book
        pages.delegate = book
        let shown = (spine == .mid ? [number, number + 1] : [number]).map { LoggedPage($0, book.log) }
        pages.setViewControllers(shown, direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(3)
        book.log.lines = []
        return (stage, pages, book)
    }

    func numbers(_ pages: UIPageViewController) -> [Int] { pages.viewControllers?.map { ($0 as? LoggedPage)?.number ?? -1 } ?? [] }

    /// Whether the pages fill the bounds, side by side, without further views.
    func isAtRest(_ pages: UIPageViewController) -> Bool {
        let shown = pages.viewControllers ?? []
        let frames = shown.map { $0.view.convert($0.view.bounds, to: pages.view) }
        let all = frames.reduce(CGRect.null) { $0.union($1) }
        let area = frames.reduce(0) { $0 + $1.width * $1.height }
        return pages.children.count == shown.count && all == pages.view.bounds && area == all.width * all.height
            && pages.book?.curlView.superview == nil && pages.book?.turn == nil
    }

    func swipe(_ stage: Stage, from start: CGFloat, to end: CGFloat, rest: Int = 10) {
        stage.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), steps: 8, rest: rest)
        stage.advance(60)
    }
}
