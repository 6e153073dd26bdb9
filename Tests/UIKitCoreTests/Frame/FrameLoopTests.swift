import CaretTesting
import CoreGraphics
import Synchronization
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct FrameLoopTests {
    @Test func anUnchangedScreenCostsNoPass() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            window.backgroundColor = .white
            host.step()
            host.step()
            let before = host.counters
            host.advance(2)
            #expect(host.counters == before)
        }
    }

    @Test func settingAnEqualValueRequestsNothing() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            window.backgroundColor = .white
            window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            host.step()
            host.step()
            let before = host.counters
            window.backgroundColor = .white
            window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            window.alpha = 1
            window.isHidden = false
            host.step(3)
            #expect(host.counters == before)
        }
    }

    /// A layout pass without a commit, and then a change: the change must get its frame.
    @Test func aFrameWithoutACommitDoesNotSwallowTheNextChange() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            window.backgroundColor = .white
            host.step(2)
            window.setNeedsLayout()
            host.step(2)
            let before = host.counters
            window.backgroundColor = .red
            host.step()
            #expect(host.counters.ticks == before.ticks + 1)
            #expect(host.pixel(5, 5) == [255, 0, 0])
        }
    }

    @Test func manyChangesAreOneFrameAndOneRectangle() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            window.addSubview(view)
            host.step()
            let before = host.counters
            for color in [UIColor.red, .green, .blue] { view.backgroundColor = color }
            host.step()
            let change = host.counters - before
            #expect((change.ticks, change.layouts, change.displays, change.damageRects, change.presents) == (1, 0, 0, 1, 1))
            #expect(change.pixelsDrawn == 60 * 60)
            #expect(host.pixel(15, 15) == [0, 0, 255])
        }
    }

    @Test func aLabelsNewTextIsOneLayoutOneDisplayOneRectangle() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
            label.text = "before"
            window.addSubview(label)
            host.step()
            host.step()
            let before = host.counters
            label.text = "after"
            host.step()
            let change = host.counters - before
            #expect((change.ticks, change.layouts, change.displays, change.damageRects) == (1, 1, 1, 1))
        }
    }

    @Test func movingOneOfManyLayersCreatesNodesOnItsPathOnly() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            for index in 0..<100 {
                let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 8, width: 100, height: 8))
                for _ in 0..<10 { row.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))) }
                window.addSubview(row)
            }
            host.step()
            let before = host.counters
            window.subviews[50].subviews[5].frame.origin.x = 50
            host.step()
            // The leaf, its row, the window and the root.
            #expect((host.counters - before).nodesMade == 4)
        }
    }

    @Test func endlessLayoutIsReportedOnceAFrame() throws {
        final class Restless: UIView {
            override func layoutSubviews() {
                setNeedsLayout()
                count += 1
            }
            var count = 0
        }
        let recorded = Recorded()
        let id = Diagnostics.addRecorder { recorded.add($0) }
        defer { Diagnostics.remove(recorder: id) }
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = Restless(frame: window.bounds)
            window.addSubview(view)
            host.step()
            #expect(view.count == 4)
            let diagnostic = recorded.all.first { $0.code == "layout.endless" }
            #expect(diagnostic?.message.contains("Restless") == true)
            #expect(diagnostic?.numbers["rounds"] == 4)
        }
    }

    @Test func delaysAreOnTheFrameClock() throws {
        try TestHost.run { host in
            host.step(2)
            var log: [String] = []
            let loop = host.host.frameLoop
            let start = loop.now
            loop.schedule(after: 0.5) { log.append("late \(((loop.now - start) * 60).rounded() / 60)") }
            loop.schedule(after: 0.1) { log.append("early") }
            let cancelled = loop.schedule(after: 0.2) { log.append("cancelled") }
            cancelled.cancel()
            host.advance(0.45)
            #expect(log == ["early"])
            host.advance(0.1)
            #expect(log == ["early", "late 0.5"])
            #expect(loop.delays.nextTime == nil)
        }
    }

    @Test func aLinkRunsEveryFrameUntilItIsDone() throws {
        try TestHost.run { host in
            host.step(2)
            var times: [TimeInterval] = []
            host.host.frameLoop.addLink { time in
                times.append(time)
                return times.count < 3
            }
            host.step(10)
            #expect(times.count == 3)
            #expect(times == times.sorted())
            let ticks = host.counters.ticks
            host.step(10)
            #expect(host.counters.ticks == ticks)
        }
    }

    @Test func theMediaTimeIsTheFramesWithinAFrame() throws {
        try TestHost.run { host in
            host.step()
            var inside: CFTimeInterval = 0
            host.host.frameLoop.addLink { _ in
                inside = CACurrentMediaTime()
                return false
            }
            host.step()
            #expect(inside == host.now)
            // A further reading is a moment later: a measured duration is not 0.
            #expect(CACurrentMediaTime() > host.now && CACurrentMediaTime() < host.now + 1e-4)
        }
    }

    @Test func displayLinksFireWithTheFramesTimes() throws {
        try TestHost.run { host in
            @MainActor final class Target {
                var times: [(CFTimeInterval, CFTimeInterval)] = []
                func tick(_ link: CADisplayLink) { times.append((link.timestamp, link.targetTimestamp)) }
            }
            let target = Target()
            let link = CADisplayLink(target: target, selector: Selector("tick:", Target.tick(_:)))
            link.add(to: .main, forMode: .common)
            host.step(3)
            #expect(target.times.count == 3)
            #expect(target.times.last?.0 == host.now)
            link.invalidate()
            let ticks = host.counters.ticks
            host.step(3)
            #expect(host.counters.ticks <= ticks + 1)
        }
    }
}

/// Diagnostics that were reported on any thread.
private final class Recorded: Sendable {
    private let list = Mutex<[Diagnostic]>([])
    var all: [Diagnostic] { list.withLock { $0 } }
    func add(_ diagnostic: Diagnostic) { list.withLock { $0.append(diagnostic) } }
}
