import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Two fingers on a track pad pinch the view below the pointer.
@MainActor @Suite(.app) struct TrackPadPinchTests {
    private final class Log {
        var states: [UIGestureRecognizer.State] = []
        var scale: CGFloat = 0
        var place = CGPoint.zero
    }

    private func launched(_ recognizer: UIPinchGestureRecognizer, _ log: Log) async throws -> TestApp {
        recognizer.addAction { recognizer in
            guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
            log.states.append(pinch.state)
            log.scale = pinch.scale
            log.place = pinch.location(in: pinch.view)
        }
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.addGestureRecognizer(recognizer)
        view.addSubview(UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)))
        root.view.addSubview(view)
        try await app.settle()
        return app
    }

    @Test func aRecognizerBeginsChangesAndEnds() async throws {
        let (recognizer, log) = (UIPinchGestureRecognizer(), Log())
        let app = try await launched(recognizer, log)
        await app.pinchTrackPad(by: 2, at: CGPoint(x: 100, y: 120))
        #expect(log.states.first == .began && Set(log.states.dropFirst()) == [.changed])
        #expect(abs(log.scale - 2) < 0.001 && recognizer.velocity > 0 && log.place == CGPoint(x: 100, y: 120))
        try await app.settle()
        #expect(log.states.last == .ended && recognizer.state == .possible && recognizer.scale == 1)
        await app.pinchTrackPad(by: 0.5)
        #expect(abs(log.scale - 0.5) < 0.001)
        recognizer.scale = 1
        await app.pinchTrackPad(by: 1.5)
        #expect(abs(log.scale - 1.5) < 0.001)
    }

    @Test func theRecognizerAsksAndFailsIfRefused() async throws {
        final class No: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let (recognizer, log) = (UIPinchGestureRecognizer(), Log())
        let app = try await launched(recognizer, log)
        let no = No()
        recognizer.delegate = no
        await app.pinchTrackPad(by: 2)
        recognizer.delegate = nil
        recognizer.isEnabled = false
        await app.pinchTrackPad(by: 2)
        recognizer.isEnabled = true
        for scale in [0, -1, CGFloat.nan, .infinity] {
            app.send(.pinch(PinchEvent(location: CGPoint(x: 100, y: 100), scale: scale, timestamp: 1)))
            await app.advance(frames: 1)
        }
        #expect(log.states.isEmpty && recognizer.state == .possible && recognizer.scale == 1)
    }

    @Test func aScrollViewZoomsAboutThePointer() async throws {
        final class Zooming: NSObject, UIScrollViewDelegate {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            var lines: [String] = []
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("begin") }
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { lines.append("end") }
        }
        let zooming = Zooming()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = zooming.view.bounds.size
        scroll.maximumZoomScale = 4
        scroll.delegate = zooming
        scroll.addSubview(zooming.view)
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        root.view.addSubview(scroll)
        try await app.settle()
        let pointer = CGPoint(x: 130, y: 200)
        await app.pinchTrackPad(by: 2, at: pointer)
        #expect(scroll.isZooming)
        try await app.settle()
        #expect(abs(scroll.zoomScale - 2) < 0.01 && !scroll.isZooming && zooming.lines == ["begin", "end"])
        // The content under the pointer is still there.
        #expect(abs(scroll.contentOffset.x - pointer.x) < 1 && abs(scroll.contentOffset.y - pointer.y) < 1)
        // Beyond the limits the zoom scale yields, and returns.
        await app.pinchTrackPad(by: 8, at: pointer)
        try await app.settle()
        #expect(scroll.zoomScale == 4 && app.diagnostics.isEmpty)
    }

    @Test func eventsOfOneFrameAreCoalesced() {
        var queue = EventQueue()
        let place = CGPoint(x: 1, y: 2)
        queue.append(.pinch(PinchEvent(location: place, scale: 2, timestamp: 1)))
        queue.append(.pinch(PinchEvent(location: place, scale: 1.5, timestamp: 2)))
        queue.append(.pinch(PinchEvent(location: .zero, scale: 0.5, timestamp: 3)))
        #expect(
            queue.drain() == [
                .pinch(PinchEvent(location: place, scale: 3, timestamp: 2)), .pinch(PinchEvent(location: .zero, scale: 0.5, timestamp: 3)),
            ])
    }
}
