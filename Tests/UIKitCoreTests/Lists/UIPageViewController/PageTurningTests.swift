import CaretTesting
import Testing

@testable import UIKitCore

/// Wheels, keys and assistive technology turn pages as a touch does.
@Suite(.app) @MainActor struct PageTurningTests {
    private func make(_ orientation: UIPageViewController.NavigationOrientation = .horizontal, isMirrored: Bool = false)
        -> (UIPageViewController, LoggedBook)
    {
        let book = LoggedBook(3)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation, options: nil)
        if isMirrored { pages.view.semanticContentAttribute = .forceRightToLeft }
        pages.dataSource = book
        pages.delegate = book
        if let page = book.page(1) { pages.setViewControllers([page], direction: .forward, animated: false) }
        return (pages, book)
    }

    private func number(_ pages: UIPageViewController) -> Int? { (pages.viewControllers?.first as? LoggedPage)?.number }

    /// Returns whether the page fills the bounds, without further views.
    private func isAlone(_ pages: UIPageViewController) -> Bool {
        guard let view = pages.viewControllers?.first?.view else { return false }
        return pages.children.count == 1 && view.convert(view.bounds, to: pages.view) == pages.view.bounds
    }

    @Test func aWheelTurnsOnePageHoweverManyEventsItSends() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (pages, book) = make(.vertical)
        stage.window.rootViewController = pages
        stage.advance(3)
        for _ in 0..<5 { stage.wheel(-20) }
        stage.advance(60)
        #expect(number(pages) == 2 && isAlone(pages))
        #expect(book.heard == ["to [2]", "from [1] true"])
        // There is no further page: nothing moves.
        stage.wheel(-20)
        stage.advance(5)
        #expect(isAlone(pages) && book.heard.count == 2)
        stage.wheel(20, isPrecise: false)
        stage.advance(60)
        #expect(number(pages) == 1 && isAlone(pages) && book.heard.suffix(2) == ["to [1]", "from [2] true"])
    }

    @Test(arguments: [false, true]) func aHorizontalWheelTurnsToAnExistingPage(isMirrored: Bool) throws {
        let stage = try Stage()
        defer { stage.end() }
        let (pages, kept) = make(isMirrored: isMirrored)
        stage.window.rootViewController = pages
        stage.advance(3)
        stage.wheel(-60)
        stage.advance(60)
        #expect(number(pages) == 1 && kept.heard.isEmpty, "pages beside each other do not turn for a wheel that goes down")
        stage.wheel(0, deltaX: -20)
        stage.advance(60)
        #expect(number(pages) == (isMirrored ? 0 : 2) && isAlone(pages))
    }

    @Test func arrowsTurnPages() async throws {
        let (pages, book) = make()
        let app = try await TestApp.launch(showing: { pages })
        #expect(pages.viewControllers?.first?.becomeFirstResponder() == true)
        await app.press(.right)
        try await app.settle()
        #expect(number(pages) == 2 && isAlone(pages) && book.heard == ["to [2]", "from [1] true"])
        pages.viewControllers?.first?.becomeFirstResponder()
        await app.press(.right)
        try await app.settle()
        #expect(number(pages) == 2 && isAlone(pages) && book.heard.count == 2)
        await app.press(.left)
        try await app.settle()
        #expect(number(pages) == 1 && isAlone(pages))
    }

    @Test func assistiveTechnologyTurnsPages() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (pages, book) = make(isMirrored: true)
        stage.window.rootViewController = pages
        stage.advance(3)
        let scroller = pages.pages.scrollView
        #expect(scroller.accessibilityScroll(.next))
        stage.advance(60)
        #expect(number(pages) == 2 && isAlone(pages) && book.heard == ["to [2]", "from [1] true"])
        #expect(!scroller.accessibilityScroll(.next) && !scroller.accessibilityScroll(.right) && !scroller.accessibilityScroll(.up))
        stage.advance(5)
        #expect(isAlone(pages))
        #expect(scroller.accessibilityScroll(.left))
        stage.advance(60)
        #expect(number(pages) == 1 && isAlone(pages))
    }

    @Test func aTouchThatCatchesAPageKeepsIt() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (pages, book) = make(.vertical)
        stage.window.rootViewController = pages
        stage.advance(3)
        stage.wheel(-20)
        stage.advance(4)
        stage.down(CGPoint(x: 160, y: 300))
        stage.advance(5)
        #expect(book.heard == ["to [2]"])
        stage.up(CGPoint(x: 160, y: 300))
        stage.advance(90)
        #expect(isAlone(pages) && book.heard.count == 2)
    }
}
