import CoreGraphics
import Platform
import Testing

@testable import UIKitCore

@Suite struct EventQueueTests {
    private func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, id: Int = 2) -> PlatformEvent {
        .pointer(PointerEvent(id: id, phase: phase, location: CGPoint(x: x, y: 0), timestamp: 0))
    }

    private func drain(_ events: [PlatformEvent]) -> [PlatformEvent] {
        var queue = EventQueue()
        for event in events { queue.append(event) }
        return queue.drain().map { event in
            guard case .pointer(var pointer) = event else { return event }
            pointer.coalescedSamples = []
            return .pointer(pointer)
        }
    }

    @Test func aCoalescedMoveKeepsThePathOfTheMovesBefore() {
        var queue = EventQueue()
        for x in 1...100 { queue.append(pointer(.moved, CGFloat(x))) }
        guard case .pointer(let moved)? = queue.drain().first else { return #expect(Bool(false), "no move") }
        #expect(moved.location.x == 100 && moved.coalescedSamples.count == PointerEvent.maximumSampleCount)
        #expect(moved.coalescedSamples.map(\.location.x) == (36...99).map { CGFloat($0) })
    }

    @Test func movesOfOnePointerAreCoalesced() {
        let events = drain([pointer(.began, 0), pointer(.moved, 1), pointer(.moved, 2), pointer(.moved, 3), pointer(.ended, 4)])
        #expect(events == [pointer(.began, 0), pointer(.moved, 3), pointer(.ended, 4)])
    }

    @Test func movesOfTwoPointersStaySeparate() {
        let events = drain([pointer(.moved, 1), pointer(.moved, 5, id: 3), pointer(.moved, 2), pointer(.moved, 6, id: 3)])
        #expect(events == [pointer(.moved, 2), pointer(.moved, 6, id: 3)])
    }

    @Test func aMoveDoesNotOvertakeAnotherEvent() {
        let key = PlatformEvent.key(KeyEvent(phase: .down, usage: 4, timestamp: 0))
        let events = drain([pointer(.moved, 1), key, pointer(.moved, 2)])
        #expect(events == [pointer(.moved, 1), key, pointer(.moved, 2)])
    }

    @Test func wheelDeltasAddUp() {
        func scroll(_ deltaY: CGFloat) -> PlatformEvent {
            .scroll(ScrollEvent(location: .zero, deltaX: 1, deltaY: deltaY, isPrecise: false, timestamp: 0))
        }
        let sum = ScrollEvent(location: .zero, deltaX: 2, deltaY: 50, isPrecise: false, timestamp: 0)
        #expect(drain([scroll(40), scroll(10)]) == [.scroll(sum)])
        #expect(drain([]).isEmpty)
    }

    @Test func onlyTheLastSizeCounts() {
        let small = DisplayMetrics(size: CGSize(width: 10, height: 10), scale: 1)
        #expect(drain([.metrics(.standard), .metrics(small)]) == [.metrics(small)])
    }
}
