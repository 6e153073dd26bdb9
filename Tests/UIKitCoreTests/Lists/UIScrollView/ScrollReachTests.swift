import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Scrolling to rectangles, and the delivery of touches.
@Suite(.app) @MainActor struct ScrollReachTests {
    private func make(_ stage: Stage) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.contentSize = CGSize(width: 320, height: 2_000)
        stage.show(view)
        return view
    }

    @Test func aRectangleIsShownByTheShortestWay() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = make(stage)
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        view.contentOffset.y = 500
        let cases: [(CGRect, CGFloat)] = [
            (CGRect(x: 0, y: 600, width: 10, height: 10), 500), (CGRect(x: 0, y: 900, width: 10, height: 100), 630),
            (CGRect(x: 0, y: 100, width: 10, height: 10), 80), (CGRect(x: 0, y: 1_990, width: 10, height: 100), 1_630),
        ]
        for (rect, offset) in cases {
            view.contentOffset.y = 500
            view.scrollRectToVisible(rect, animated: false)
            #expect(view.contentOffset.y == offset, "\(rect)")
        }
        view.contentOffset.y = 500
        view.scrollRectToVisible(cases[1].0, animated: true)
        #expect(view.contentOffset.y == 500)
        stage.advance(40)
        #expect(view.contentOffset.y == 630)
    }

    final class Pressed: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    @Test(arguments: [true, false]) func contentTouchesAreDelayedOrNot(delays: Bool) throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = make(stage)
        view.delaysContentTouches = delays
        let inside = Pressed(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.addSubview(inside)
        stage.down(CGPoint(x: 100, y: 200))
        #expect(inside.log == (delays ? [] : ["began"]))
        stage.advance(20)
        #expect(inside.log == ["began"])
        for step in 1...6 { stage.move(CGPoint(x: 100, y: 200 - CGFloat(step) * 10)) }
        #expect(inside.log == ["began", "cancelled"] && view.isDragging)
        stage.up(CGPoint(x: 100, y: 140))
    }

    @Test func aTouchThatCannotBeCancelledStaysWithItsView() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = make(stage)
        view.canCancelContentTouches = false
        let inside = Pressed(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.addSubview(inside)
        stage.down(CGPoint(x: 100, y: 200))
        stage.advance(20)
        for step in 1...6 { stage.move(CGPoint(x: 100, y: 200 - CGFloat(step) * 10)) }
        #expect(inside.log == ["began"] && !view.isDragging && view.contentOffset.y == 0)
        stage.up(CGPoint(x: 100, y: 140))
        #expect(inside.log == ["began", "ended"])
        // A touch that moves before the view has received it scrolls all the same.
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), steps: 5)
        stage.advance(60)
        #expect(view.contentOffset.y > 50)
    }
}
