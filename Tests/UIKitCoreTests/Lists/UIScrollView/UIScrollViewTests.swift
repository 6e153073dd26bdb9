import CaretTesting
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UIScrollViewTests {
    private func makeList(height: CGFloat = 4000) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.contentSize = CGSize(width: 320, height: height)
        return view
    }

    private func makePager() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.contentSize = CGSize(width: 3200, height: 568)
        view.isPagingEnabled = true
        view.contentOffset = CGPoint(x: 640, y: 0)
        return view
    }

    @Test(.app) func theOffsetIsTheOriginOfTheBounds() {
        let view = makeList()
        view.contentOffset = CGPoint(x: 0, y: 120)
        #expect(view.bounds.origin == CGPoint(x: 0, y: 120) && view.layer.bounds.origin.y == 120)
        view.bounds.origin.y = 30
        #expect(view.contentOffset.y == 30)
    }

    @Test(.app) func contentFollowsTheTouchAfterTenPoints() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        stage.show(view)
        stage.down(CGPoint(x: 100, y: 500))
        stage.move(CGPoint(x: 100, y: 491))
        #expect(view.contentOffset.y == 0 && !view.isDragging && view.isTracking)
        stage.move(CGPoint(x: 100, y: 390))
        #expect(view.contentOffset.y == 100 && view.isDragging)
        stage.move(CGPoint(x: 100, y: 370))
        #expect(view.contentOffset.y == 120)
    }

    @Test(.app) func aFlingDeceleratesAndRests() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        stage.show(view)
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), steps: 6, rest: 0)
        #expect(view.isDecelerating)
        let atRelease = view.contentOffset.y
        stage.advance(300)
        #expect(!view.isDecelerating && view.contentOffset.y > atRelease + 200)
    }

    @Test(.app) func callsComeInUIKitsOrder() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        let log = ScrollLog()
        view.delegate = log
        stage.show(view)
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), steps: 6, rest: 0)
        stage.advance(300)
        #expect(
            log.entries == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
                "didEndDecelerating",
            ])
    }

    @Test(.app) func theDelegateMayChangeWhereContentRests() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        let log = ScrollLog()
        log.target = CGPoint(x: 0, y: 700)
        view.delegate = log
        stage.show(view)
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), steps: 6, rest: 0)
        stage.advance(300)
        #expect(view.contentOffset.y == 700)
    }

    @Test(.app) func contentBeyondItsEdgeReturns() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        stage.show(view)
        stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 410))
        #expect(view.contentOffset.y < -50)
        stage.advance(120)
        #expect(view.contentOffset.y == 0 && !view.isDecelerating)
    }

    @Test(.app, arguments: zip([0.49, 0.51, -0.49, -0.51] as [CGFloat], [640, 960, 640, 320] as [CGFloat]))
    func `R19 a drag of 49 percent returns and one of 51 percent advances`(share: CGFloat, target: CGFloat) throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makePager()
        stage.show(view)
        // The ten points of the slop do not move content.
        let distance = share * 320 + (share < 0 ? -10 : 10)
        stage.drag(from: CGPoint(x: 160 + distance / 2, y: 300), to: CGPoint(x: 160 - distance / 2, y: 300))
        stage.advance(90)
        #expect(view.contentOffset == CGPoint(x: target, y: 0))
    }

    @Test(.app, arguments: [40, 150] as [CGFloat]) func `R19 a flick advances one page only`(distance: CGFloat) throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makePager()
        stage.show(view)
        stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 250 - distance, y: 300), steps: 2, rest: 0)
        stage.advance(90)
        #expect(view.contentOffset == CGPoint(x: 960, y: 0))
    }

    @Test(.app) func `R27 pages narrower than the view snap by their own width`() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makePager()
        view.isPagingEnabled = false
        view.contentOffset = .zero
        let log = ScrollLog()
        log.step = 200
        view.delegate = log
        stage.show(view)
        stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 120, y: 300))
        stage.advance(120)
        #expect(view.contentOffset.x == 200)
    }

    @Test(.app) func anAnimatedOffsetTakesThreeTenthsOfASecondAndReportsItsEnd() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        let log = ScrollLog()
        view.delegate = log
        stage.show(view)
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(view.contentOffset.y == 0)
        stage.advance(9)
        #expect(abs(view.contentOffset.y - 150) < 20)
        stage.advance(10)
        #expect(view.contentOffset.y == 300)
        #expect(log.entries == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test(.app) func offsetsAreWholePixels() {
        let view = makeList()
        view.contentOffset = CGPoint(x: 0, y: 10.1234)
        let scale = view.traitCollection.displayScale
        #expect((view.contentOffset.y * scale).truncatingRemainder(dividingBy: 1) == 0)
    }

    @Test(.app) func aTouchStopsWhatMoves() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        stage.show(view)
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), steps: 6, rest: 0)
        stage.advance(5)
        stage.down(CGPoint(x: 100, y: 300))
        let offset = view.contentOffset
        stage.advance(30)
        #expect(view.contentOffset == offset && !view.isDecelerating)
    }

    @Test(.app) func insetsMoveTheTopAndKeepContentThere() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        stage.show(view)
        view.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
        #expect(view.adjustedContentInset.top == 64 && view.contentOffset.y == -64)
    }

    @Test(.app) func theWheelScrollsAndStopsAtTheEdge() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        stage.show(view)
        stage.wheel(-50)
        #expect(view.contentOffset.y == 50)
        stage.wheel(500)
        #expect(view.contentOffset.y == 0)
        stage.wheel(-40, isPrecise: false)
        stage.wheel(-40, isPrecise: false)
        stage.advance(20)
        #expect(view.contentOffset.y == 80)
    }

    @Test(.app) func indicatorsShowDuringScrollingAndLetTheScreenRest() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        stage.show(view)
        #expect(view.subviews.isEmpty)
        stage.wheel(-50)
        let bar = try #require(view.subviews.first)
        #expect(bar.alpha == 1 && bar.frame.maxX == 317)
        stage.advance(60)
        #expect(bar.alpha == 0)
        let frames = stage.frames
        stage.advance(60)
        #expect(stage.frames == frames)
    }

    @Test(.app) func theInnerOfTwoScrollViewsScrollsItsOwnAxisOnly() throws {
        let stage = try Stage()
        defer { stage.end() }
        let outer = makeList()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
        inner.contentSize = CGSize(width: 2000, height: 200)
        outer.addSubview(inner)
        stage.show(outer)
        stage.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 100))
        #expect(outer.contentOffset.y == 90 && inner.contentOffset.x == 0)
        outer.contentOffset = .zero
        stage.drag(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 160, y: 200))
        #expect(outer.contentOffset.y == 0 && inner.contentOffset.x == 90)
    }

    @Test(.app) func contentReceivesATouchAfterADelayAndLosesItToADrag() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        let probe = TouchProbe(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.addSubview(probe)
        stage.show(view)
        stage.down(CGPoint(x: 100, y: 300))
        stage.advance(5)
        #expect(probe.log.isEmpty)
        stage.advance(6)
        #expect(probe.log == ["began"])
        stage.move(CGPoint(x: 100, y: 250))
        #expect(probe.log == ["began", "cancelled"])
        #expect(view.contentOffset.y == 40)
    }

    @Test(.app) func aQuickTapReachesContentCompletely() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        let probe = TouchProbe(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.addSubview(probe)
        stage.show(view)
        stage.tap(CGPoint(x: 100, y: 300))
        stage.advance(20)
        #expect(probe.log == ["began", "ended"])
    }

    @Test(.app) func contentDoesNotReceiveAQuickDrag() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = makeList()
        let probe = TouchProbe(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.addSubview(probe)
        stage.show(view)
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), steps: 4)
        #expect(probe.log.isEmpty)
    }
}

/// Records the calls to a scroll view's delegate; runs of `didScroll` as one.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
    var entries: [String] = []
    var target: CGPoint?
    var step: CGFloat?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if entries.last != "didScroll" { entries.append("didScroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { entries.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        entries.append("willEndDragging")
        if let target { targetContentOffset.pointee = target }
        if let step { targetContentOffset.pointee.x = (targetContentOffset.pointee.x / step).rounded() * step }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        entries.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { entries.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { entries.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { entries.append("didEndScrollingAnimation") }
}

/// Records its touches.
@MainActor final class TouchProbe: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if log.last != "moved" { log.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}
