import CaretTesting
import Testing

@testable import UIKitCore

/// Programmatic page curls, and the ends of a curl.
@Suite(.app) @MainActor struct PageCurlEndTests: BoundPages {
    @Test func aPageThatIsSetCurlsAndThenCompletes() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        var ends: [Bool] = []
        pages.setViewControllers([LoggedPage(7, book.log)], direction: .forward, animated: true) { ends.append($0) }
        stage.advance(18)
        let shown = try #require((pages.book?.curlView.layer as? PageCurlLayer)?.presentation()?.curl.progress)
        #expect(ends.isEmpty && shown > 0.2 && shown < 0.8)
        #expect(pages.book?.curlView.window != nil && numbers(pages) == [4])
        stage.advance(30)
        #expect(ends == [true] && numbers(pages) == [7] && isAtRest(pages) && book.heard.isEmpty)
        #expect(book.log.lines == ["leaves 4", "will 7", "gone 4", "did 7"])
        pages.setViewControllers([LoggedPage(1, book.log)], direction: .reverse, animated: true) { ends.append($0) }
        stage.advance(3)
        #expect(pages.book?.turn?.leaf.turnsAway == false)
        pages.setViewControllers([LoggedPage(2, book.log)], direction: .reverse, animated: false) { ends.append($0) }
        #expect(ends == [true, true, true] && numbers(pages) == [2])
        stage.advance(60)
        #expect(isAtRest(pages))
    }

    @Test func aCurlEndsWhenTheControllerDisappears() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        stage.window.rootViewController = nil
        stage.advance(3)
        book.log.lines = []
        stage.window.rootViewController = pages
        stage.advance(3)
        #expect(book.log.lines == ["will 4", "did 4"])
        pages.setViewControllers([LoggedPage(5, book.log)], direction: .forward, animated: true)
        stage.advance(3)
        stage.window.rootViewController = UIViewController()
        stage.advance(60)
        #expect(numbers(pages) == [5] && isAtRest(pages))
        #expect(book.log.lines == ["will 4", "did 4", "leaves 4", "will 5", "gone 4", "leaves 5", "gone 5"])
    }

    @Test func aRemovedAnimationLeavesNoPageHalfway() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        var ends: [Bool] = []
        pages.setViewControllers([LoggedPage(5, book.log)], direction: .forward, animated: true) { ends.append($0) }
        stage.advance(5)
        pages.book?.curlView.layer.removeAllAnimations()
        stage.advance(5)
        #expect(ends == [true] && numbers(pages) == [5] && isAtRest(pages))
        // A page that goes back is turned again before it lies: the end of the former turn is not that of this turn.
        stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 250, y: 300))
        stage.advance(2)
        stage.down(CGPoint(x: 300, y: 300))
        for x in stride(from: 290.0, through: 200, by: -10) { stage.move(CGPoint(x: x, y: 300)) }
        stage.advance(40)
        #expect(pages.book?.turn != nil && book.heard == ["to [6]", "from [5] false", "to [6]"])
        stage.up(CGPoint(x: 200, y: 300))
        stage.advance(60)
        #expect(isAtRest(pages))
    }

    @Test func aDelegateChangesTheSpineWhenTheScreenRotates() throws {
        let (stage, pages, book) = try make()
        defer { stage.end() }
        book.spine = { pages, orientation in
            guard orientation.isLandscape else {
                pages.setViewControllers(Array(pages.viewControllers?.prefix(1) ?? []), direction: .forward, animated: true)
                pages.isDoubleSided = false
                return .min
            }
            guard let first = pages.viewControllers?.first else { return .min }
            pages.setViewControllers([first, LoggedPage(5, book.log)], direction: .forward, animated: true)
            return .mid
        }
        stage.resize(to: CGSize(width: 568, height: 320))
        stage.advance(60)
        #expect(pages.spineLocation == .mid && pages.isDoubleSided && numbers(pages) == [4, 5] && isAtRest(pages))
        #expect(book.log.lines == ["will 5", "did 5"])
        stage.resize(to: CGSize(width: 320, height: 568))
        stage.advance(60)
        #expect(pages.spineLocation == .min && !pages.isDoubleSided && numbers(pages) == [4] && isAtRest(pages))
        #expect(book.log.lines.suffix(2) == ["leaves 5", "gone 5"])
        // Another size of the same orientation is no rotation.
        book.spine = { _, _ in
            Issue.record("asked without a turn")
            return .min
        }
        stage.resize(to: CGSize(width: 300, height: 568))
        stage.advance(60)
        #expect(isAtRest(pages))
    }

    @Test func wheelsAndAssistiveTechnologyTurnPages() throws {
        let (stage, pages, _) = try make()
        defer { stage.end() }
        for _ in 0..<4 { stage.wheel(0, deltaX: -20) }
        stage.advance(60)
        #expect(numbers(pages) == [5] && isAtRest(pages))
        #expect(pages.book?.view.accessibilityScroll(.right) == true)
        stage.advance(60)
        #expect(numbers(pages) == [4] && isAtRest(pages))
        #expect(pages.book?.view.accessibilityScroll(.up) == false)
    }

    @Test func aButtonNearTheEdgeIsPressed() throws {
        let (stage, pages, _) = try make()
        defer { stage.end() }
        let button = UIButton(frame: CGRect(x: 270, y: 280, width: 44, height: 44))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        pages.viewControllers?.first?.view.addSubview(button)
        stage.tap(CGPoint(x: 290, y: 300))
        stage.advance(60)
        #expect(presses == 1 && numbers(pages) == [4])
    }

    @Test func recognizersWorkInAnotherView() throws {
        let (stage, pages, _) = try make()
        defer { stage.end() }
        for recognizer in pages.gestureRecognizers { pages.view.addGestureRecognizer(recognizer) }
        swipe(stage, from: 300, to: 40)
        #expect(numbers(pages) == [5] && isAtRest(pages))
        pages.dataSource = nil
        swipe(stage, from: 300, to: 40)
        #expect(numbers(pages) == [5])
    }

    @Test func turnedPagesAndTheBookAreFreed() throws {
        let stage = try Stage()
        defer { stage.end() }
        weak var page: UIViewController?
        weak var freed: UIPageViewController?
        do {
            let book = LoggedBook(11)
            let pages = UIPageViewController()
            freed = pages
            pages.dataSource = book
            pages.setViewControllers([LoggedPage(1, book.log)], direction: .forward, animated: false)
            page = pages.viewControllers?.first
            stage.window.rootViewController = pages
            stage.advance(3)
            swipe(stage, from: 300, to: 40)
            #expect(numbers(pages) == [2] && page == nil)
            stage.window.rootViewController = nil
            stage.advance(3)
        }
        #expect(freed == nil)
    }
}
