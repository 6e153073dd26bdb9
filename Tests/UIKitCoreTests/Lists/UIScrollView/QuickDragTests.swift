import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Controls in a list that are dragged at once, before the list delivers the touch.
@Suite @MainActor struct QuickDragTests {
    @Test(.app, arguments: [1, 6, 20]) func aSliderInAListFollowsTheTouch(steps: Int) throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.contentSize = CGSize(width: 320, height: 2_000)
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 280, height: 34))
        view.addSubview(slider)
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        stage.show(view)
        stage.drag(from: CGPoint(x: 36, y: 117), to: CGPoint(x: 176, y: 119), steps: steps, rest: 0)
        #expect(abs(slider.value - 0.57) < 0.1 && changes > 0, "\(slider.value)")
        #expect(view.contentOffset == .zero)
    }

    @Test(.app) func aTouchThatMovesUpScrolls() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.contentSize = CGSize(width: 320, height: 2_000)
        let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 280, height: 34))
        view.addSubview(slider)
        stage.show(view)
        stage.drag(from: CGPoint(x: 36, y: 317), to: CGPoint(x: 40, y: 217), steps: 6, rest: 10)
        #expect(slider.value == 0 && view.contentOffset.y > 50)
    }
}
