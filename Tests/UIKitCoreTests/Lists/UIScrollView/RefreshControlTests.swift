import Testing
import UIKit

/// The refresh control of a scroll view.
@Suite(.app) @MainActor struct RefreshControlTests {
    private func scene(_ stage: Stage, inset: CGFloat = 0) -> (UIScrollView, UIRefreshControl) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        scroll.contentSize = CGSize(width: 320, height: 2000)
        scroll.contentInset.top = inset
        scroll.contentOffset.y = -inset
        let refresh = UIRefreshControl()
        scroll.refreshControl = refresh
        stage.show(scroll)
        return (scroll, refresh)
    }

    @Test(arguments: [0, 50] as [CGFloat]) func theControlTakesItsSpaceAndReturnsIt(inset: CGFloat) throws {
        let stage = try Stage()
        defer { stage.end() }
        let (scroll, refresh) = scene(stage, inset: inset)
        var told = 0
        refresh.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        #expect(!refresh.isRefreshing && refresh.alpha == 0)
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing && scroll.contentInset.top == inset + 60 && scroll.contentOffset.y == -inset, "it does not scroll")
        refresh.beginRefreshing()
        #expect(scroll.contentInset.top == inset + 60, "beginning twice is beginning once")
        scroll.contentOffset.y = -inset - 60
        stage.advance()
        refresh.endRefreshing()
        refresh.endRefreshing()
        stage.advance(60)
        #expect(!refresh.isRefreshing && scroll.contentInset.top == inset && scroll.contentOffset.y == -inset && told == 0)
    }

    @Test func contentFurtherDownDoesNotMoveWhenRefreshingEnds() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (scroll, refresh) = scene(stage)
        refresh.beginRefreshing()
        scroll.contentOffset.y = 700
        refresh.endRefreshing()
        stage.advance(60)
        #expect(scroll.contentOffset.y == 700 && scroll.contentInset.top == 0)
    }

    @Test func aPullFarEnoughTriggersItOnce() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (scroll, refresh) = scene(stage)
        var told = 0
        refresh.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 200))
        stage.advance(90)
        #expect(told == 0 && scroll.contentOffset.y == 0, "not far enough")
        stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 500), steps: 30)
        stage.advance(90)
        #expect(told == 1 && refresh.isRefreshing && scroll.contentOffset.y == -60, "it comes to rest below the spokes")
        refresh.endRefreshing()
        stage.advance(60)
        #expect(scroll.contentOffset.y == 0 && scroll.contentInset.top == 0)
        scroll.refreshControl = nil
        #expect(refresh.superview == nil)
    }

    @Test func anotherControlReplacesTheFormer() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (scroll, refresh) = scene(stage)
        refresh.beginRefreshing()
        let other = UIRefreshControl()
        scroll.refreshControl = other
        #expect(!refresh.isRefreshing && scroll.contentInset.top == 0 && other.superview === scroll)
    }
}
