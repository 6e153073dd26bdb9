import CaretTesting
import HeadlessBackend
import Platform
import Testing
import UIKit
import UIKitCore

@Suite @MainActor struct UIScrollViewZoomTests {
    /// Zooms one view, and records its delegate calls.
    final class Zoomer: NSObject, UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 1136))
        var log: [String] = []
        var zooms = 0
        var offsets: [CGPoint] = []

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.append("end \((scale * 100).rounded() / 100)")
        }
    }

    private func make() throws -> (Stage, UIScrollView, Zoomer) {
        let stage = try Stage()
        let zoomer = Zoomer()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        view.addSubview(zoomer.view)
        view.contentSize = zoomer.view.bounds.size
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 4
        view.delegate = zoomer
        stage.show(view)
        return (stage, view, zoomer)
    }

    /// Pinches with two touches around `middle`.
    private func pinch(_ stage: Stage, around middle: CGPoint, from start: CGFloat, to end: CGFloat, isReleased: Bool = true) {
        send(.began, start, around: middle, stage)
        for step in 1...20 { send(.moved, start + (end - start) * CGFloat(step) / 20, around: middle, stage) }
        if isReleased { send(.ended, end, around: middle, stage) }
    }

    /// Sends a phase of two touches at a distance from each other.
    private func send(_ phase: PointerEvent.Phase, _ distance: CGFloat, around middle: CGPoint, _ stage: Stage) {
        for (id, sign) in [(901, CGFloat(-1)), (902, 1)] {
            let point = CGPoint(x: middle.x + sign * distance / 2, y: middle.y)
            stage.backend.windows[0].send(.pointer(PointerEvent(id: id, phase: phase, location: point, timestamp: stage.now)))
        }
        stage.advance()
    }

    @Test(.app) func settingTheScaleZoomsTheViewAndTheContentSize() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        view.zoomScale = 2
        #expect(zoomer.view.transform.a == 2)
        #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 1280, height: 2272))
        #expect(view.contentSize == CGSize(width: 1280, height: 2272))
        #expect(zoomer.zooms == 1)
        view.zoomScale = 100
        #expect(view.zoomScale == 4)
        view.zoomScale = .nan
        #expect(view.zoomScale == 4)
    }

    @Test(.app) func theCentreOfTheVisibleContentStays() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        view.contentOffset = CGPoint(x: 160, y: 284)
        view.setZoomScale(2, animated: false)
        #expect(view.contentOffset == CGPoint(x: 480, y: 852))
        #expect(zoomer.zooms == 1)
    }

    @Test(.app) func zoomingOutReportsNoIntermediateOffset() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        view.zoomScale = 2
        view.contentOffset = CGPoint(x: 960, y: 1704)
        stage.advance(2)
        zoomer.offsets = []
        view.zoomScale = 1
        #expect(zoomer.offsets == [view.contentOffset])
        #expect(view.contentOffset == CGPoint(x: 320, y: 568))
    }

    @Test(.app) func aRectangleIsZoomedIntoView() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        view.zoom(to: CGRect(x: 300, y: 500, width: 100, height: 100), animated: true)
        stage.advance(40)
        #expect(abs(view.zoomScale - 3.2) < 1e-9)
        #expect(abs(view.contentOffset.x + 160 - 350 * 3.2) < 1)
        #expect(abs(view.contentOffset.y + 284 - 550 * 3.2) < 1)
        #expect(zoomer.log == ["begin", "end 3.2"])
        view.setZoomScale(1, animated: true)
        stage.advance(5)
        // A movement that replaces another one continues from it.
        view.setZoomScale(2, animated: true)
        stage.advance(40)
        #expect(zoomer.log.suffix(2) == ["begin", "end 2.0"] && zoomer.log.count == 4)
        view.setZoomScale(1, animated: false)
        #expect(zoomer.log.count == 4)
    }

    @Test(.app) func twoTapsMagnifyWhatIsUnderTheTouch() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.addAction { [weak tap] _ in
            guard let point = tap?.location(in: zoomer.view) else { return }
            view.zoom(to: CGRect(x: point.x - 40, y: point.y - 71, width: 80, height: 142), animated: true)
        }
        view.addGestureRecognizer(tap)
        let place = CGPoint(x: 200, y: 300)
        stage.tap(place)
        stage.advance(4)
        stage.tap(place)
        stage.advance(40)
        #expect(abs(view.zoomScale - 4) < 1e-9)
        #expect(zoomer.log == ["begin", "end 4.0"])
        #expect(abs(view.contentOffset.x + 160 - 800) < 1 && abs(view.contentOffset.y + 284 - 1_200) < 1)
    }

    @Test(.app) func touchesMagnifyAroundTheirMiddle() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        view.contentOffset = CGPoint(x: 100, y: 200)
        let middle = CGPoint(x: 120, y: 300)
        pinch(stage, around: middle, from: 60, to: 180, isReleased: false)
        let scale = view.zoomScale
        #expect(scale > 2)
        #expect(view.isZooming)
        #expect(abs((view.contentOffset.x + middle.x) / scale - 220) < 1)
        #expect(abs((view.contentOffset.y + middle.y) / scale - 500) < 1)
        #expect(zoomer.log == ["begin"])
    }

    @Test(.app) func beyondTheLimitsContentReturns() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        pinch(stage, around: CGPoint(x: 160, y: 284), from: 250, to: 30)
        #expect(view.zoomScale < 0.5)
        #expect(view.isZoomBouncing)
        stage.advance(60)
        #expect(view.zoomScale == 0.5)
        #expect(!view.isZoomBouncing)
        #expect(zoomer.log == ["begin", "end 0.5"])
    }

    @Test(.app) func withoutBouncesZoomTheLimitsHold() throws {
        let (stage, view, zoomer) = try make()
        defer { stage.end() }
        view.bouncesZoom = false
        pinch(stage, around: CGPoint(x: 160, y: 284), from: 250, to: 30, isReleased: false)
        #expect(view.zoomScale == 0.5)
        #expect(zoomer.log == ["begin"])
    }

    @Test(.app) func aDelegateThatGoesWhileTouchesPinchLeavesContentFree() throws {
        let (stage, view, zoomer) = try make()
        defer { withExtendedLifetime(zoomer) { stage.end() } }
        let middle = CGPoint(x: 160, y: 284)
        pinch(stage, around: middle, from: 60, to: 100, isReleased: false)
        #expect(view.isZooming)
        view.delegate = nil
        send(.ended, 100, around: middle, stage)
        #expect(!view.isZooming)
        let before = view.contentOffset.y
        stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300))
        stage.advance(60)
        #expect(view.contentOffset.y > before + 50)
    }

    @Test(.app, arguments: [CGFloat.nan, .infinity, -.infinity]) func limitsAreFinite(scale: CGFloat) throws {
        let (stage, view, zoomer) = try make()
        defer { withExtendedLifetime(zoomer) { stage.end() } }
        view.minimumZoomScale = scale
        view.maximumZoomScale = scale
        #expect(view.minimumZoomScale == 0.5)
        #expect(view.maximumZoomScale == 4)
        view.zoom(to: CGRect(x: scale, y: 0, width: 10, height: 10), animated: false)
        #expect(view.zoomScale == 1)
        #expect(view.contentOffset == .zero)
    }

    @Test(.app) func withoutLimitsThereIsNoPinch() throws {
        let stage = try Stage()
        defer { stage.end() }
        let view = UIScrollView()
        #expect(view.pinchGestureRecognizer == nil)
        view.maximumZoomScale = 3
        #expect(view.pinchGestureRecognizer != nil)
        view.zoomScale = 2
        #expect(view.zoomScale == 1)
    }
}
