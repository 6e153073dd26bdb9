import CoreGraphics
import Testing

@testable import UIKitCore

@Suite struct TapCounterTests {
    private var counter = TapCounter()

    private mutating func tap(_ finger: Int, at time: Double, _ location: CGPoint = .zero) -> Int {
        defer { counter.lift(finger) }
        return counter.count(finger, time: time, location: location)
    }

    @Test mutating func quickTouchesAtOnePlaceAreCounted() {
        #expect(tap(1, at: 0) == 1)
        #expect(tap(2, at: 0.2, CGPoint(x: 10, y: 10)) == 2)
        #expect(tap(3, at: 0.4) == 3)
    }

    @Test mutating func slowOrDistantTouchesStartAgain() {
        #expect(tap(1, at: 0) == 1)
        #expect(tap(2, at: 0.36) == 1)
        #expect(tap(3, at: 0.4, CGPoint(x: 100, y: 0)) == 1)
    }

    @Test mutating func touchesBesideEachOtherAreNoDoubleTap() {
        #expect(counter.count(1, time: 0, location: .zero) == 1)
        #expect(counter.count(2, time: 0.01, location: CGPoint(x: 40, y: 0)) == 1)
        counter.lift(1)
        counter.lift(2)
        // Both touch down again.
        #expect(counter.count(3, time: 0.2, location: .zero) == 2)
        #expect(counter.count(4, time: 0.21, location: CGPoint(x: 40, y: 0)) == 2)
    }
}
