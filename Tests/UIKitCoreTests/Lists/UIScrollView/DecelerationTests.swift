import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Content that the app moves during its deceleration.
@Suite @MainActor struct DecelerationTests {
    /// Wraps its content around, as endless lists do.
    private final class Endless: UIScrollView, UIScrollViewDelegate {
        var turns = 0
        var log: [String] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            let middle = (contentSize.height - bounds.height) / 2
            guard abs(contentOffset.y - middle) > 400 else { return }
            turns += 1
            contentOffset.y = middle
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("let go \(decelerate)") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
    }

    private func flicked() throws -> (Stage, Endless) {
        let stage = try Stage()
        let view = Endless(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.contentSize = CGSize(width: 320, height: 10_000)
        view.delegate = view
        view.contentOffset.y = (10_000 - 568) / 2
        stage.show(view)
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 100), steps: 6, rest: 0)
        return (stage, view)
    }

    @Test(.app) func wrappedContentContinuesToDecelerate() throws {
        let (stage, view) = try flicked()
        defer { stage.end() }
        #expect(view.isDecelerating && view.log == ["let go true"])
        stage.advance(300)
        #expect(view.turns >= 2 && !view.isDecelerating && view.log == ["let go true", "rest"])
    }

    @Test(.app) func settingTheSameOffsetChangesNothing() throws {
        var ends: [CGFloat] = []
        for touchesIt in [false, true] {
            let (stage, view) = try flicked()
            if touchesIt { view.contentOffset.y = view.contentOffset.y }
            #expect(view.isDecelerating)
            stage.advance(300)
            ends.append(view.contentOffset.y)
            stage.end()
        }
        #expect(abs(ends[0] - ends[1]) < 1, "\(ends)")
    }

    @Test(.app) func settingAnotherOffsetStopsIt() throws {
        let (stage, view) = try flicked()
        defer { stage.end() }
        let target = CGPoint(x: 0, y: (10_000 - 568) / 2)
        view.setContentOffset(target, animated: false)
        #expect(!view.isDecelerating)
        stage.advance(60)
        #expect(view.contentOffset == target)
    }

    @Test(.app) func anEndThatMovesNearerCounts() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.contentSize = CGSize(width: 320, height: 10_000)
        stage.show(view)
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 100), steps: 6, rest: 0)
        #expect(view.isDecelerating)
        view.contentSize.height = 1_200
        stage.advance(300)
        #expect(!view.isDecelerating && view.contentOffset.y == 1_200 - 568)
    }
}
