import CoreGraphics
import Testing

@testable import UIKitCore

@Suite struct TapCounterTests {
    @Test func quickTouchesAtOnePlaceAreCounted() {
        var counter = TapCounter()
        #expect(counter.count(time: 0, location: .zero) == 1)
        #expect(counter.count(time: 0.2, location: CGPoint(x: 10, y: 10)) == 2)
        #expect(counter.count(time: 0.4, location: .zero) == 3)
    }

    @Test func slowOrDistantTouchesBeginAnew() {
        var counter = TapCounter()
        _ = counter.count(time: 0, location: .zero)
        #expect(counter.count(time: 0.36, location: .zero) == 1)
        #expect(counter.count(time: 0.4, location: CGPoint(x: 100, y: 0)) == 1)
    }
}
