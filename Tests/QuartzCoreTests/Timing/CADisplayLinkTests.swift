import Foundation
import Testing

@testable import QuartzCore

@MainActor struct CADisplayLinkTests {
    @MainActor private final class Target {
        var calls: [CFTimeInterval] = []
        func step(_ link: CADisplayLink) { calls.append(link.timestamp) }
    }

    /// Replaces the display links while `body` runs; an application that runs beside keeps its own.
    private static func withLinks(_ body: (DisplayLinks) -> Void) {
        let before = DisplayLinks.current
        let links = DisplayLinks()
        DisplayLinks.current = links
        body(links)
        DisplayLinks.current = before
    }

    @Test func aLinkCallsItsTargetInEveryFrame() {
        Self.withLinks { links in
            let target = Target()
            let link = CADisplayLink(target: target, selector: Selector("step:", Target.step(_:)))
            link.add(to: .main, forMode: .common)
            for frame in 1...3 { links.fire(at: Double(frame), target: Double(frame) + 0.5) }
            #expect(target.calls == [1, 2, 3])
            #expect(link.targetTimestamp == 3.5)
            #expect(link.duration == 0.5)
        }
    }

    @Test func nothingFiresAfterInvalidating() {
        Self.withLinks { links in
            let target = Target()
            let link = CADisplayLink(target: target, selector: Selector("step:", Target.step(_:)))
            link.add(to: .main, forMode: .common)
            links.fire(at: 1, target: 2)
            link.invalidate()
            links.fire(at: 2, target: 3)
            link.add(to: .main, forMode: .common)
            links.fire(at: 3, target: 4)
            #expect(target.calls == [1])
            #expect(!links.isActive)
        }
    }

    @Test func aLinkRetainsItsTargetUntilItIsInvalidated() {
        Self.withLinks { links in
            weak var target: Target?
            let link: CADisplayLink
            do {
                let made = Target()
                target = made
                link = CADisplayLink(target: made, selector: Selector("step:", Target.step(_:)))
            }
            link.add(to: .main, forMode: .common)
            links.fire(at: 1, target: 2)
            #expect(target != nil)
            link.invalidate()
            #expect(target == nil)
        }
    }

    @Test func aLinkThatAnotherOneInvalidatesDoesNotFire() {
        Self.withLinks { links in
            var calls = 0
            let second = CADisplayLink { _ in calls += 1 }
            let first = CADisplayLink { _ in second.invalidate() }
            first.add(to: .main, forMode: .common)
            second.add(to: .main, forMode: .common)
            links.fire(at: 1, target: 2)
            #expect(calls == 0)
        }
    }

    @Test func aPausedLinkStopsAndRestartsTheClock() {
        Self.withLinks { links in
            var wakes = 0
            links.onActivate = { wakes += 1 }
            var calls = 0
            let link = CADisplayLink { _ in calls += 1 }
            link.add(to: .main, forMode: .common)
            link.isPaused = true
            links.fire(at: 1, target: 2)
            #expect(calls == 0)
            #expect(!links.isActive)
            link.isPaused = false
            #expect(wakes == 2)
        }
    }

    @Test func aSlowerRateSkipsFrames() {
        Self.withLinks { links in
            var times: [Int] = []
            let link = CADisplayLink { times.append(Int(($0.timestamp * 60).rounded())) }
            link.preferredFramesPerSecond = 20
            link.add(to: .main, forMode: .common)
            for frame in 1...9 { links.fire(at: Double(frame) / 60, target: Double(frame + 1) / 60) }
            #expect(times == [1, 4, 7])
        }
    }

    @Test(arguments: [Float.infinity, .nan, -.infinity])
    func anInvalidRateFiresInEveryFrame(rate: Float) {
        Self.withLinks { links in
            var calls = 0
            let link = CADisplayLink { _ in calls += 1 }
            link.preferredFrameRateRange.preferred = rate
            link.preferredFrameRateRange.maximum = rate
            link.add(to: .main, forMode: .common)
            for frame in 1...6 { links.fire(at: Double(frame) / 60, target: Double(frame + 1) / 60) }
            #expect(calls == 6)
        }
    }

    @Test func aDisplayWithoutARateFiresInEveryFrame() {
        let range = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        for rate in [Double.infinity, .nan, 0, -60] { #expect(range.interval(at: rate) == 1) }
        #expect(CAFrameRateRange(minimum: 0, maximum: .infinity, preferred: .infinity).interval(at: 60) == 1)
        #expect(range.interval(at: 60) == 3)
        #expect(range.interval(at: 1e300) > 1)
    }
}
