import CoreGraphics
import Platform
import Testing

struct PointerTrackerTests {
    private let here = CGPoint(x: 3, y: 4)
    private let there = CGPoint(x: 5, y: 6)

    @Test func buttonsChangeInOneReportAsBrowsersDo() {
        var tracker = PointerTracker()
        _ = tracker.mouse(pressed: .primary, at: here, time: 1)
        let events = tracker.mouse(pressed: .secondary, at: there, time: 2)
        #expect(events.map(\.phase) == [.ended, .began])
        #expect(events.map(\.isSecondary) == [false, true])
        #expect(events.allSatisfy { $0.location == there && $0.timestamp == 2 })
    }

    @Test func aMouseThatDoesNotMoveSendsNothing() {
        var tracker = PointerTracker()
        #expect(tracker.mouse(pressed: [], at: here, time: 1).map(\.phase) == [.hovered])
        #expect(tracker.mouse(pressed: [], at: here, time: 2).isEmpty)
        #expect(tracker.mouse(pressed: .primary, at: here, time: 3).map(\.phase) == [.began])
        #expect(tracker.mouse(pressed: .primary, at: here, time: 4).isEmpty)
    }

    @Test func furtherButtonsAreSeparatePointers() {
        var tracker = PointerTracker()
        _ = tracker.mouse(pressed: [], at: here, time: 1)
        let down = tracker.mouse(pressed: [.middle, .back, .forward], at: here, time: 2)
        #expect(down.map(\.phase) == [.began, .began, .began] && down.map(\.button) == [3, 4, 5] && down.map(\.id) == [-3, -4, -5])
        #expect(tracker.mouse(pressed: .back, at: there, time: 3).map(\.phase) == [.ended, .moved, .ended])
    }

    @Test func invalidButtonsAreIgnored() {
        var tracker = PointerTracker()
        _ = tracker.mouse(pressed: [], at: here, time: 1)
        #expect(tracker.mouse(pressed: PointerTracker.Buttons(rawValue: 32 + 1024), at: here, time: 2).isEmpty)
    }

    @Test(arguments: [PointerEvent.Phase.moved, .ended, .cancelled]) func aContactThatNeverBeganIsIgnored(_ phase: PointerEvent.Phase) {
        var tracker = PointerTracker()
        #expect(tracker.contact(9, kind: .touch, phase: phase, at: here, time: 1).isEmpty)
    }

    @Test func aContactBeginsOnce() {
        var tracker = PointerTracker()
        #expect(tracker.contact(9, kind: .touch, phase: .began, at: here, time: 1).count == 1)
        #expect(tracker.contact(9, kind: .touch, phase: .began, at: there, time: 2).isEmpty)
    }

    @Test func contactsBeyondTheMaximumAreIgnored() {
        var tracker = PointerTracker()
        let began = (0..<1000).flatMap { tracker.contact(Int64($0), kind: .touch, phase: .began, at: here, time: 1) }
        #expect(began.count == PointerTracker.maximumContacts)
        #expect(Set(began.map(\.id)).count == began.count)
    }

    @Test func allPressedPointersCanBeCancelled() {
        var tracker = PointerTracker()
        _ = tracker.mouse(pressed: .all, at: here, time: 1)
        _ = tracker.contact(7, kind: .pen, phase: .began, at: there, time: 2)
        let cancelled = tracker.cancelAll(time: 3)
        #expect(cancelled.map(\.id) == [0, 1, -3, -4, -5, 2])
        #expect(cancelled.allSatisfy { $0.phase == .cancelled && $0.timestamp == 3 })
        #expect(tracker.cancelAll(time: 4).isEmpty)
    }

    @Test func aHoveringPenTouchesNothing() {
        var tracker = PointerTracker()
        #expect(tracker.contact(7, kind: .pen, phase: .hovered, at: here, time: 1).map(\.phase) == [.hovered])
        #expect(tracker.cancelAll(time: 2).isEmpty)
    }
}
