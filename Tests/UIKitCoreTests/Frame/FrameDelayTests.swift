import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

/// The calls that are scheduled for a time on the frame clock.
@MainActor @Suite(.app) struct FrameDelayTests {
    @Test func `calls are made in the order of their times, and of their addition`() {
        let delays = FrameDelays()
        var calls: [String] = []
        for (name, time) in [("c", 3.0), ("a", 1), ("d", 3), ("b", 2), ("e", 4)] { _ = delays.add(at: time) { calls.append(name) } }
        let cancelled = delays.add(at: 2) { calls.append("cancelled") }
        cancelled.cancel()
        #expect(delays.nextTime == 1)
        while let call = delays.dequeue(at: 3) { call() }
        #expect(calls == ["a", "b", "c", "d"])
        #expect(delays.nextTime == 4)
        #expect(delays.count == 1)
        #expect(!cancelled.isPending)
    }

    @Test func `a call may schedule and cancel calls`() {
        let delays = FrameDelays()
        var calls: [Int] = []
        let later = delays.add(at: 2) { calls.append(2) }
        _ = delays.add(at: 1) {
            calls.append(1)
            later.cancel()
            _ = delays.add(at: 1) { calls.append(3) }
        }
        while let call = delays.dequeue(at: 2) { call() }
        #expect(calls == [1, 3])
    }

    @Test func `a cancelled call releases its closure at once`() {
        final class Captured: Sendable {}
        let delays = FrameDelays()
        weak var captured: Captured?
        let token = {
            let object = Captured()
            captured = object
            return delays.add(at: 1) { withExtendedLifetime(object) {} }
        }()
        #expect(captured != nil)
        token.cancel()
        #expect(captured == nil)
    }

    @Test(arguments: [true, false]) func `many calls take work in proportion to their number`(areCancelled: Bool) {
        func work(_ count: Int) -> Int {
            let delays = FrameDelays()
            var last: DelayToken?
            for index in 0..<count {
                if areCancelled { last?.cancel() }
                last = delays.add(at: 1 + Double(index / 2)) {}
            }
            while delays.dequeue(at: .infinity) != nil {}
            return delays.workCount
        }
        // A binary search takes a few steps more for ten times as many calls.
        #expect(work(10_000) <= 15 * work(1_000))
    }

    @Test func `a scroll view that moves often in one frame schedules one fade of its indicators`() async throws {
        let controller = UIViewController()
        _ = try await TestApp.launch(showing: { controller })
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        controller.view.addSubview(view)
        let delays = FrameLoop.current.delays
        let count = delays.count
        for offset in 0..<500 { view.contentOffset.y = CGFloat(offset % 100) }
        #expect(delays.count == count + 1)
        #expect(delays.workCount < 10_000)
    }
}
