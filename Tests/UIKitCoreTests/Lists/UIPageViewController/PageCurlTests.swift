import CaretTesting
import Testing

@testable import UIKitCore

/// Pages with the page curl transition.
@Suite(.app) @MainActor struct PageCurlTests: BoundPages {
    @Test func theDefaultTransitionStyleIsPageCurl() {
        let pages = UIPageViewController()
        #expect(pages.transitionStyle == .pageCurl && pages.spineLocation == .min && !pages.isDoubleSided)
        #expect(pages.viewControllers == nil && pages.gestureRecognizers.count == 2)
        let scrolled = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        #expect(scrolled.spineLocation == .none && scrolled.gestureRecognizers.isEmpty)
        let open = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .vertical, options: [.spineLocation: UIPageViewController.SpineLocation.mid])
        #expect(open.spineLocation == .mid && open.isDoubleSided)
    }

    @Test func aTouchTurnsThePageAndTheDelegateIsNotified() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        swipe(stage, from: 300, to: 40)
        #expect(numbers(pages) == [5] && isAtRest(pages))
        #expect(book.heard == ["to [5]", "from [4] true"])
        #expect(book.log.lines == ["leaves 4", "will 5", "gone 4", "did 5"])
        swipe(stage, from: 20, to: 280)
        #expect(numbers(pages) == [4] && isAtRest(pages) && book.heard.suffix(2) == ["to [4]", "from [5] true"])
    }

    @Test func aPageThatIsNotTurnedFarGoesBack() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        swipe(stage, from: 300, to: 250)
        #expect(numbers(pages) == [4] && isAtRest(pages))
        #expect(book.heard == ["to [5]", "from [4] false"])
        #expect(book.log.lines == ["leaves 4", "will 5", "leaves 5", "will 4", "gone 5", "did 4"])
    }

    @Test func thePageGoesWithTheTouch() throws {
        let (stage, pages, _) = try make()
        defer { stage.end() }
        stage.down(CGPoint(x: 310, y: 540))
        for x in stride(from: 300.0, through: 160, by: -20) { stage.move(CGPoint(x: x, y: 540)) }
        let curl = try #require(pages.book?.curlView.curl)
        // The touch is in the middle, and so is the edge.
        #expect(abs(curl.progress - 0.25) < 0.001 && curl.edge == .right && curl.lift > 0.9)
        #expect(pages.book?.curlView.subviews.first === pages.viewControllers?.first?.view)
        stage.move(CGPoint(x: 240, y: 100))
        let back = try #require(pages.book?.curlView.curl)
        #expect(back.progress < curl.progress && back.lift < 0.2)
        stage.up(CGPoint(x: 240, y: 100))
        stage.advance(60)
        #expect(isAtRest(pages))
    }

    @Test func atBothEndsThereIsNoFurtherPage() throws {
        let (stage, pages, book) = try make(at: 0)
        defer { stage.end() }
        swipe(stage, from: 20, to: 280)
        #expect(numbers(pages) == [0] && book.heard.isEmpty && isAtRest(pages))
        stage.tap(CGPoint(x: 10, y: 300))
        stage.advance(60)
        #expect(numbers(pages) == [0] && book.heard.isEmpty)
    }

    @Test func tapsNearTheEdgesTurnPages() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        stage.tap(CGPoint(x: 300, y: 300))
        stage.advance(60)
        #expect(numbers(pages) == [5] && book.heard == ["to [5]", "from [4] true"])
        stage.tap(CGPoint(x: 160, y: 300))
        stage.advance(60)
        #expect(numbers(pages) == [5])
        stage.tap(CGPoint(x: 20, y: 300))
        stage.advance(60)
        #expect(numbers(pages) == [4] && isAtRest(pages))
    }

    @Test func anOpenBookTurnsTwoPagesAtOnce() throws {
        let (stage, pages, book) = try make(.mid, size: CGSize(width: 568, height: 320))
        defer { stage.end() }
        #expect(isAtRest(pages) && pages.viewControllers?.first?.view.frame == CGRect(x: 0, y: 0, width: 284, height: 320))
        stage.drag(from: CGPoint(x: 550, y: 200), to: CGPoint(x: 60, y: 200))
        #expect(pages.book?.turn?.leaf.back === pages.book?.turn?.pages.first)
        stage.advance(60)
        #expect(numbers(pages) == [6, 7] && isAtRest(pages) && book.heard == ["to [6, 7]", "from [4, 5] true"])
        #expect(book.log.lines == ["leaves 4", "leaves 5", "will 6", "will 7", "gone 4", "gone 5", "did 6", "did 7"])
        stage.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 500, y: 200))
        stage.advance(60)
        #expect(numbers(pages) == [4, 5] && isAtRest(pages))
        // The last page has no back: a turn has no target.
        for _ in 0..<3 {
            stage.tap(CGPoint(x: 560, y: 200))
            stage.advance(60)
        }
        #expect(numbers(pages) == [8, 9] && isAtRest(pages))
    }

    @Test func theBackOfADoubleSidedPageIsRequestedBetweenThem() throws {
        let (stage, pages, book) = try make(doubleSided: true)
        defer { stage.end() }
        swipe(stage, from: 300, to: 40)
        #expect(numbers(pages) == [6] && isAtRest(pages) && book.heard == ["to [6, 5]", "from [4] true"])
        #expect(book.log.lines == ["leaves 4", "will 6", "will 5", "leaves 5", "gone 5", "gone 4", "did 6"])
        swipe(stage, from: 20, to: 280)
        #expect(numbers(pages) == [4] && isAtRest(pages) && book.heard.suffix(2) == ["to [4, 5]", "from [6] true"])
    }

    @Test func withTheSpineAtTheRightForwardPagesComeFromTheLeft() throws {
        let (stage, pages, _) = try make(.max)
        defer { stage.end() }
        pages.setViewControllers([LoggedPage(9, PageLog())], direction: .forward, animated: true)
        stage.advance(3)
        let leaf = try #require(pages.book?.turn?.leaf)
        #expect(leaf.edge == .left && !leaf.turnsAway && (leaf.front as? LoggedPage)?.number == 9)
        stage.advance(60)
        #expect(numbers(pages) == [9] && isAtRest(pages))
    }

    @Test func pagesOfACalendarTurnUpwards() throws {
        let (stage, pages, _) = try make(orientation: .vertical)
        defer { stage.end() }
        stage.drag(from: CGPoint(x: 160, y: 540), to: CGPoint(x: 160, y: 60))
        #expect(pages.book?.turn?.leaf.edge == .bottom)
        stage.advance(60)
        #expect(numbers(pages) == [5] && isAtRest(pages))
    }
}
