import Testing
import UIKit

/// Gestures of unrelated touches.
@MainActor @Suite(.app) struct SeparateFingerTests {
    @Test func gesturesOfSeparateTouchesDoNotExcludeEachOther() throws {
        let stage = try Stage()
        defer { stage.end() }
        let views = [0, 150 as CGFloat].map { UIView(frame: CGRect(x: $0, y: 0, width: 140, height: 300)) }
        let pans = views.map { view in
            let pan = UIPanGestureRecognizer()
            view.addGestureRecognizer(pan)
            stage.show(view)
            return pan
        }
        stage.fingers(.began, [CGPoint(x: 50, y: 100), CGPoint(x: 200, y: 100)])
        stage.advance()
        for step in 1...4 {
            let y = 100 + 20 * CGFloat(step)
            stage.fingers(.moved, [CGPoint(x: 50, y: y), CGPoint(x: 200, y: y)])
            stage.advance()
        }
        #expect(pans.map(\.state) == [.changed, .changed])
        stage.fingers(.ended, [CGPoint(x: 50, y: 180), CGPoint(x: 200, y: 180)])
        stage.advance(2)
        #expect(pans.map(\.state) == [.possible, .possible])
    }

    @Test func recognizersOfOneTouchDo() throws {
        let stage = try Stage()
        defer { stage.end() }
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = UIView(frame: outer.bounds)
        outer.addSubview(inner)
        let pans = [outer, inner].map { view in
            let pan = UIPanGestureRecognizer()
            view.addGestureRecognizer(pan)
            return pan
        }
        stage.show(outer)
        stage.down(CGPoint(x: 50, y: 50))
        for step in 1...4 { stage.move(CGPoint(x: 50, y: 50 + 20 * CGFloat(step))) }
        #expect(pans[0].state != .changed && pans[1].state == .changed)
        stage.up(CGPoint(x: 50, y: 130))
    }
}
