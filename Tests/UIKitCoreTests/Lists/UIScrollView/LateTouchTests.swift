import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Delayed content touches of a scroll view.
@Suite @MainActor struct LateTouchTests {
    private final class Recorder: UIView {
        var log: [String] = []
        var onBegan: (() -> Void)?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note(touches)
            onBegan?()
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }

        private static let names: [UITouch.Phase: String] = [.began: "began", .moved: "moved", .ended: "ended"]

        private func note(_ touches: Set<UITouch>) {
            for touch in touches {
                let (place, former) = (touch.location(in: self), touch.previousLocation(in: self))
                log.append("\(Self.names[touch.phase] ?? "other") \(Int(place.x)),\(Int(place.y)) from \(Int(former.x)),\(Int(former.y))")
            }
        }
    }

    private final class Taker: UIGestureRecognizer {}

    private func make() throws -> (Stage, UIScrollView, Recorder) {
        let stage = try Stage()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.contentSize = CGSize(width: 320, height: 2_000)
        let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.addSubview(recorder)
        stage.show(view)
        return (stage, view, recorder)
    }

    @Test(.app) func aQuickTapBeginsWhereTheTouchCameDown() throws {
        let (stage, _, recorder) = try make()
        defer { stage.end() }
        stage.down(CGPoint(x: 50, y: 50))
        stage.move(CGPoint(x: 53, y: 52))
        #expect(recorder.log.isEmpty)
        stage.up(CGPoint(x: 54, y: 52))
        #expect(recorder.log == ["began 50,50 from 50,50", "ended 54,52 from 50,50"])
    }

    @Test(.app) func aRestingTouchIsDeliveredWithItsEarlierMoves() throws {
        let (stage, _, recorder) = try make()
        defer { stage.end() }
        stage.down(CGPoint(x: 50, y: 50))
        stage.move(CGPoint(x: 51, y: 50))
        stage.move(CGPoint(x: 53, y: 52))
        stage.advance(20)
        #expect(recorder.log == ["began 50,50 from 50,50", "moved 53,52 from 50,50"])
        stage.move(CGPoint(x: 54, y: 52))
        stage.up(CGPoint(x: 54, y: 52))
        #expect(recorder.log.dropFirst(2) == ["moved 54,52 from 53,52", "ended 54,52 from 54,52"])
    }

    @Test(.app) func aGestureMayClaimTheTouchWhileItsBeginningIsDelivered() throws {
        let (stage, view, recorder) = try make()
        defer { stage.end() }
        let taker = Taker()
        taker.delaysTouchesEnded = false
        view.addGestureRecognizer(taker)
        recorder.onBegan = { taker.state = .began }
        stage.down(CGPoint(x: 50, y: 50))
        stage.up(CGPoint(x: 50, y: 50))
        stage.advance(2)
        #expect(recorder.log == ["began 50,50 from 50,50", "cancelled"])
    }

    private final class Gate: UIScrollView {
        var asked: [UIView] = []
        var isOpen = true

        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            asked.append(view)
            return isOpen
        }
    }

    @Test(.app, arguments: [true, false]) func aScrollViewDecidesWhetherTouchesBeginInItsContent(isOpen: Bool) throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = Gate(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.isOpen = isOpen
        view.contentSize = CGSize(width: 320, height: 2_000)
        let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.addSubview(recorder)
        stage.show(view)
        stage.down(CGPoint(x: 50, y: 50))
        stage.advance(20)
        #expect(view.asked == [recorder])
        stage.up(CGPoint(x: 50, y: 50))
        stage.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200))
        #expect(recorder.log.isEmpty == !isOpen)
        #expect(view.contentOffset.y > 50)
    }

    @Test(.app) func aClickThatADoubleTapDelayedIsDeliveredToItsEnd() throws {
        let (stage, view, recorder) = try make()
        defer { stage.end() }
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        stage.down(CGPoint(x: 50, y: 50))
        stage.move(CGPoint(x: 51, y: 50))
        stage.up(CGPoint(x: 51, y: 50))
        stage.advance(60)
        #expect(recorder.log == ["began 50,50 from 50,50", "moved 51,50 from 50,50", "ended 51,50 from 51,50"])
    }

    @Test(.app) func aViewWithoutABeginningReceivesNoEnd() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = Gate(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.isOpen = false
        view.contentSize = CGSize(width: 320, height: 2_000)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.addSubview(recorder)
        stage.show(view)
        for _ in 0..<2 {
            stage.down(CGPoint(x: 50, y: 50))
            stage.up(CGPoint(x: 50, y: 50))
            stage.advance(60)
        }
        #expect(recorder.log.isEmpty && view.asked == [recorder, recorder])
    }
}
