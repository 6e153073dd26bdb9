import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UIPageViewControllerTests {
    private func make(
        at number: Int = 2, spacing: CGFloat = 0, dots: Int = 0, isMirrored: Bool = false,
        orientation: UIPageViewController.NavigationOrientation = .horizontal
    ) throws -> (Stage, UIPageViewController, LoggedBook) {
        let stage = try Stage()
        let book = LoggedBook(5)
        book.dots = dots
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation, options: [.interPageSpacing: spacing])
        if isMirrored { pages.view.semanticContentAttribute = .forceRightToLeft }
        pages.dataSource = book
        pages.delegate = book
        if let page = book.page(number) { pages.setViewControllers([page], direction: .forward, animated: false) }
        stage.window.rootViewController = pages
        stage.advance(3)
        book.log.lines = []
        return (stage, pages, book)
    }

    private func number(_ pages: UIPageViewController) -> Int? { (pages.viewControllers?.first as? LoggedPage)?.number }

    private func swipe(_ stage: Stage, by distance: CGFloat, rest: Int = 10) {
        stage.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160 + distance, y: 200), steps: 8, rest: rest)
        stage.advance(90)
    }

    @Test(.app) func aTouchTurnsToTheNextPageAndTheDelegateIsNotified() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        swipe(stage, by: -250)
        #expect(number(pages) == 3)
        #expect(book.heard == ["to [3]", "from [2] true"])
        #expect(book.log.lines == ["leaves 2", "will 3", "gone 2", "did 3"])
        #expect(pages.children.count == 1)
        swipe(stage, by: 250)
        #expect(number(pages) == 2)
    }

    @Test(.app, arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
    func thePagesHaveTheirPlacesBeforeTheFirstLayout(orientation: UIPageViewController.NavigationOrientation) throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let bounds = pages.view.bounds
        let scrollView = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        #expect(!bounds.isEmpty && scrollView.frame == bounds)
        let isHorizontal = orientation == .horizontal
        #expect(scrollView.contentOffset == (isHorizontal ? CGPoint(x: bounds.width, y: 0) : CGPoint(x: 0, y: bounds.height)))
        #expect(pages.viewControllers?.first?.view.frame.origin == scrollView.contentOffset)
    }

    @Test(.app) func aShortDragGoesBack() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        swipe(stage, by: -80)
        #expect(number(pages) == 2)
        #expect(book.heard == ["to [3]", "from [2] false"])
        #expect(book.log.lines == ["leaves 2", "will 3", "leaves 3", "will 2", "gone 3", "did 2"])
        #expect(pages.children.count == 1)
    }

    @Test(.app) func theFirstAndLastPageStopTheDrag() throws {
        let (stage, pages, book) = try make(at: 4)
        defer { stage.end() }
        swipe(stage, by: -250)
        #expect(number(pages) == 4)
        #expect(book.heard.isEmpty)
        let view = try #require(pages.viewControllers?.first?.view)
        #expect(view.convert(CGPoint.zero, to: pages.view) == CGPoint.zero)
    }

    @Test(.app) func pagesAreSetWithAnAnimation() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        var completed: [Bool] = []
        let page = try #require(book.page(4))
        pages.setViewControllers([page], direction: .forward, animated: true) { completed.append($0) }
        stage.advance(3)
        #expect(pages.children.count == 2)
        #expect(completed.isEmpty)
        stage.advance(40)
        #expect(completed == [true])
        #expect(number(pages) == 4)
        #expect(book.heard.isEmpty)
        #expect(page.view.convert(CGPoint.zero, to: pages.view) == CGPoint.zero)
        #expect(book.log.lines == ["leaves 2", "will 4", "gone 2", "did 4"])
    }

    /// Sets its page in `viewWillAppear`.
    final class Late: UIPageViewController {
        var page: UIViewController?
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if let page { setViewControllers([page], direction: .forward, animated: false) }
        }
    }

    @Test(.app) func aPageSetWhileTheControllerAppearsIsNotified() throws {
        let stage = try Stage()
        defer { stage.end() }
        let book = LoggedBook(5)
        let pages = Late(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        pages.page = book.page(1)
        stage.window.rootViewController = pages
        stage.advance(3)
        #expect(book.log.lines == ["will 1", "did 1"])
    }

    @Test(.app) func theCompletionMayTurnToAnotherPage() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        let next = try #require(book.page(3))
        let last = try #require(book.page(4))
        pages.setViewControllers([next], direction: .forward, animated: true) { [weak pages] _ in
            pages?.setViewControllers([last], direction: .forward, animated: true)
        }
        stage.advance(90)
        #expect(number(pages) == 4)
        #expect(pages.children.count == 1)
        #expect(book.log.lines == ["leaves 2", "will 3", "gone 2", "did 3", "leaves 3", "will 4", "gone 3", "did 4"])
    }

    @Test(.app) func aTurnEndsWhenTheSizeChanges() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        var completed: [Bool] = []
        let page = try #require(book.page(3))
        pages.setViewControllers([page], direction: .forward, animated: true) { completed.append($0) }
        stage.advance(3)
        stage.resize(to: CGSize(width: 568, height: 320))
        stage.advance(40)
        #expect(completed == [true])
        #expect(number(pages) == 3)
        #expect(pages.children.count == 1)
        #expect(page.view.convert(CGPoint.zero, to: pages.view) == CGPoint.zero)
    }

    /// Returns each page as its own neighbour.
    final class Ring: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController }
    }

    @Test(.app) func aPageIsNotItsOwnNeighbour() throws {
        let (stage, pages, kept) = try make()
        let ring = Ring()
        defer { withExtendedLifetime((kept, ring)) { stage.end() } }
        pages.dataSource = ring
        swipe(stage, by: -250)
        #expect(number(pages) == 2)
        #expect(pages.children.count == 1)
        #expect(pages.viewControllers?.first?.view.window != nil)
        #expect(kept.heard.isEmpty)
    }

    @Test(.app) func emptyPagesStopTheProgram() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
                .setViewControllers([], direction: .forward, animated: false)
        }
    }

    @Test(.app) func inRightToLeftLayoutsTheNextPageIsAtTheLeft() throws {
        let (stage, pages, kept) = try make(isMirrored: true)
        defer { withExtendedLifetime(kept) { stage.end() } }
        swipe(stage, by: 250)
        #expect(number(pages) == 3)
    }

    @Test(.app) func verticalPagesAreBelowEachOther() throws {
        let (stage, pages, kept) = try make(orientation: .vertical)
        defer { withExtendedLifetime(kept) { stage.end() } }
        stage.drag(from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 50))
        stage.advance(90)
        #expect(number(pages) == 3)
    }

    @Test(.app) func spacingIsOnlyBetweenPages() throws {
        let (stage, pages, kept) = try make(spacing: 20)
        defer { withExtendedLifetime(kept) { stage.end() } }
        let view = try #require(pages.viewControllers?.first?.view)
        #expect(view.convert(view.bounds, to: pages.view) == CGRect(x: 0, y: 0, width: 320, height: 568))
        swipe(stage, by: -250)
        let next = try #require(pages.viewControllers?.first?.view)
        #expect(next.convert(next.bounds, to: pages.view) == CGRect(x: 0, y: 0, width: 320, height: 568))
    }

    @Test(.app) func dotsShowThePage() throws {
        let (stage, pages, kept) = try make(dots: 5)
        defer { withExtendedLifetime(kept) { stage.end() } }
        let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 5)
        #expect(dots.currentPage == 2)
        #expect(dots.frame == CGRect(x: 0, y: 531, width: 320, height: 37))
        swipe(stage, by: -250)
        #expect(dots.currentPage == 3)
        #expect(pages.viewControllers?.first?.view.bounds.height == 531)
    }
}
