import Platform
import UIKit

@testable import CaretTesting

/// Gestures on a map: a long press that drags, and two touches.
extension TestApp {
    /// Holds a touch for 0.7 s, drags it to another point in 20 frames, and ends it there.
    func pressAndDrag(from start: CGPoint, to end: CGPoint) async {
        let way = (1...20).map { step in
            let share = CGFloat(step) / 20
            return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }
        await fingers([Array(repeating: start, count: 42) + way])
    }

    /// Drags two touches from one pair of points to another in 20 frames.
    func twoFingers(from start: (CGPoint, CGPoint), to end: (CGPoint, CGPoint)) async {
        func way(_ a: CGPoint, _ b: CGPoint) -> [CGPoint] {
            (0...20).map { CGPoint(x: a.x + (b.x - a.x) * CGFloat($0) / 20, y: a.y + (b.y - a.y) * CGFloat($0) / 20) }
        }
        await fingers([way(start.0, end.0), way(start.1, end.1)])
    }

    /// Moves each touch to one of its points per frame; all have equally many.
    private func fingers(_ ways: [[CGPoint]]) async {
        let count = ways.map(\.count).min() ?? 0
        for step in 0...count {
            for (finger, way) in ways.enumerated() {
                let phase: PointerEvent.Phase = step == 0 ? .began : step == count ? .ended : .moved
                let point = way[min(step, count - 1)]
                send(.pointer(PointerEvent(id: 700 + finger, phase: phase, location: point, timestamp: now)))
            }
            await advance(frames: 1)
        }
    }
}
