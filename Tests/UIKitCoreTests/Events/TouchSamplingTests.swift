import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// The locations of a touch between two frames, and predicted ones.
@MainActor @Suite(.app) struct TouchSamplingTests {
    final class Listener: UIView {
        var coalesced: [[CGFloat]] = []
        var predicted: [[CGFloat]] = []
        var foreign: [UITouch]??
        var whenMoved: ((UIEvent) -> Void)?

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first, let event else { return }
            whenMoved?(event)
            coalesced.append((event.coalescedTouches(for: touch) ?? []).map { $0.location(in: self).x })
            predicted.append((event.predictedTouches(for: touch) ?? []).map { $0.location(in: self).x.rounded() })
            foreign = UIEvent(timestamp: 0).coalescedTouches(for: touch)
        }
    }

    @Test func allMovesBetweenTwoFramesAreDelivered() async throws {
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        func send(_ phase: PointerEvent.Phase, _ x: CGFloat) {
            app.send(.pointer(PointerEvent(id: 7, phase: phase, location: CGPoint(x: x, y: 100), timestamp: app.clock.now)))
        }
        send(.began, 100)
        await app.advance(frames: 1)
        for x in [102.0, 105, 110] as [CGFloat] { send(.moved, x) }
        await app.advance(frames: 1)
        send(.moved, 120)
        await app.advance(frames: 1)
        #expect(view.coalesced == [[102, 105, 110], [120]])
        #expect(view.predicted.last == [130, 140])
        #expect(view.foreign == .some(nil))
        send(.ended, 120)
        await app.advance(frames: 1)
    }

    @Test func aRestingTouchHasNoEarlierSamplesAndAReturningOneHas() async throws {
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.isMultipleTouchEnabled = true
        var seen: [Int] = []
        view.whenMoved = { event in
            seen = (event.allTouches ?? []).sorted { $0.pointer < $1.pointer }.map { event.coalescedTouches(for: $0)?.count ?? 0 }
        }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        func send(_ id: Int, _ phase: PointerEvent.Phase, _ x: CGFloat) {
            app.send(
                .pointer(PointerEvent(id: id, phase: phase, location: CGPoint(x: x, y: 100 * CGFloat(id - 6)), timestamp: app.clock.now)))
        }
        for id in [7, 8] { send(id, .began, 100) }
        await app.advance(frames: 1)
        for x in [102, 105, 110] as [CGFloat] { send(7, .moved, x) }
        await app.advance(frames: 1)
        #expect(seen == [3, 1])
        send(8, .moved, 120)
        await app.advance(frames: 1)
        #expect(seen == [1, 1])
        for x in [130, 110] as [CGFloat] { send(7, .moved, x) }
        await app.advance(frames: 1)
        #expect(view.coalesced.last == [130, 110])
    }
}
