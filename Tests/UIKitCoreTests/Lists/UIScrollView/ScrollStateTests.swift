import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Bouncing per axis, alignment of small content, and interruptions of scrolling.
@Suite(.app) @MainActor struct ScrollStateTests {
    final class Ends: NSObject, UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
        var log: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerating") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animation") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { log.append("zooming") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("dragging \(decelerate)") }
    }

    private func make(_ stage: Stage, content: CGSize = CGSize(width: 900, height: 900)) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentSize = content
        stage.show(view)
        return view
    }

    @Test func eachAxisBouncesByItself() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = make(stage)
        #expect(view.bounces && view.bouncesHorizontally && view.bouncesVertically)
        view.bouncesHorizontally = false
        #expect(view.bounces)
        stage.down(CGPoint(x: 50, y: 50))
        for step in 1...10 { stage.move(CGPoint(x: 50 + CGFloat(step) * 10, y: 50 + CGFloat(step) * 10)) }
        #expect(view.contentOffset.x == 0 && view.contentOffset.y < -20)
        stage.up(CGPoint(x: 150, y: 150))
        stage.advance(90)
        #expect(view.contentOffset == .zero)
        view.bounces = false
        #expect(!view.bouncesHorizontally && !view.bouncesVertically)
        view.bouncesVertically = true
        #expect(view.bounces && !view.bouncesHorizontally)
    }

    @Test func smallContentIsAlignedAsSet() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = make(stage, content: CGSize(width: 100, height: 200))
        #expect(view.contentAlignmentPoint == .zero && view.contentOffset == .zero)
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        #expect(view.contentOffset == CGPoint(x: -100, y: -200))
        view.contentSize = CGSize(width: 200, height: 100)
        #expect(view.contentOffset == CGPoint(x: -50, y: -300))
        view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 40, right: 0)
        stage.advance()
        #expect(view.contentOffset == CGPoint(x: -60, y: -260))
        // A drag returns content to the alignment.
        view.alwaysBounceVertical = true
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
        stage.advance(90)
        #expect(view.contentOffset == CGPoint(x: -60, y: -260))
        view.contentSize = CGSize(width: 900, height: 900)
        view.contentOffset = CGPoint(x: 100, y: 100)
        stage.advance()
        #expect(view.contentOffset == CGPoint(x: 100, y: 100), "content that is large enough scrolls as ever")
        view.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0)
        #expect(view.contentAlignmentPoint == CGPoint(x: 0.5, y: 1))
        view.contentAlignmentPoint = CGPoint(x: 7, y: -1)
        #expect(view.contentAlignmentPoint == CGPoint(x: 1, y: 0))
    }

    @Test func scrollingByTheAppIsReported() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (view, ends) = (make(stage), Ends())
        view.addSubview(ends.view)
        view.maximumZoomScale = 4
        view.delegate = ends
        #expect(!view.isScrollAnimating && !view.isZoomAnimating)
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        stage.advance(3)
        #expect(view.isScrollAnimating && !view.isZoomAnimating)
        view.stopScrollingAndZooming()
        let offset = view.contentOffset.y
        #expect(!view.isScrollAnimating && offset > 0 && offset < 400 && ends.log == ["animation"])
        stage.advance(30)
        #expect(view.contentOffset.y == offset)
        view.setZoomScale(3, animated: true)
        stage.advance(3)
        #expect(view.isZoomAnimating && !view.isScrollAnimating)
        view.stopScrollingAndZooming()
        let scale = view.zoomScale
        stage.advance(30)
        #expect(!view.isZoomAnimating && scale > 1 && scale < 3 && view.zoomScale == scale && ends.log == ["animation", "zooming"])
    }

    @Test func stopScrollingAndZoomingEndsDecelerationAndDragging() throws {
        let stage = try Stage()
        defer { stage.end() }
        let (view, ends) = (make(stage, content: CGSize(width: 300, height: 9_000)), Ends())
        view.delegate = ends
        stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), steps: 5, rest: 0)
        stage.advance(5)
        #expect(view.isDecelerating)
        view.stopScrollingAndZooming()
        let offset = view.contentOffset.y
        stage.advance(30)
        #expect(view.contentOffset.y == offset && ends.log == ["dragging true", "decelerating"])
        stage.down(CGPoint(x: 100, y: 300))
        for step in 1...5 { stage.move(CGPoint(x: 100, y: 300 - CGFloat(step) * 20)) }
        #expect(view.isDragging)
        let held = view.contentOffset.y
        view.stopScrollingAndZooming()
        #expect(!view.isDragging && ends.log.last == "dragging false")
        stage.move(CGPoint(x: 100, y: 100))
        stage.up(CGPoint(x: 100, y: 100))
        stage.advance(30)
        #expect(view.contentOffset.y == held)
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
        stage.advance(60)
        #expect(view.contentOffset.y > held + 50, "the next finger scrolls")
    }

    @Test func indicatorsShowForScrollingByTheApp() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = make(stage)
        view.withScrollIndicatorsShown {}
        #expect(view.subviews.isEmpty)
        view.withScrollIndicatorsShown { view.contentOffset.y = 50 }
        let bar = try #require(view.subviews.first)
        #expect(bar.alpha == 1)
        stage.advance(60)
        #expect(bar.alpha == 0)
    }
}
