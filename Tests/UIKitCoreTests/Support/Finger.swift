import Platform

@testable import CaretTesting

/// A touch that stays down until the test ends it, one frame for each step.
@MainActor struct Finger {
    private let app: TestApp
    private let id: Int
    private(set) var place: CGPoint

    /// Begins the touch.
    static func down(at place: CGPoint, in app: TestApp) async -> Finger {
        app.nextPointer += 1
        let finger = Finger(app: app, id: app.nextPointer, place: place)
        await finger.send(.began)
        return finger
    }

    private func send(_ phase: PointerEvent.Phase) async {
        app.send(.pointer(PointerEvent(id: id, phase: phase, location: place, timestamp: app.clock.now)))
        await app.advance(frames: 1)
    }

    /// Moves the touch at even speed.
    mutating func move(by way: CGVector, steps: Int = 10) async {
        let start = place
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            place = CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share)
            await send(.moved)
        }
    }

    /// Holds the touch still, so that its end is no flick.
    func rest(_ frames: Int = 12) async {
        for _ in 0..<frames { await send(.moved) }
    }

    func up() async { await send(.ended) }
    func cancel() async { await send(.cancelled) }
}
