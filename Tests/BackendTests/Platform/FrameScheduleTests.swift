import Foundation
import Platform
import Testing

struct FrameScheduleTests {
    private var schedule = FrameSchedule(rate: 60)

    @Test func nothingIsDueUntilAFrameIsRequested() {
        var schedule = schedule
        #expect(schedule.deadline == nil)
        #expect(schedule.frame(now: 1000) == nil)
    }

    @Test func aFrameIsDueAtTheNextBeat() {
        var schedule = schedule
        schedule.request(now: 10.001)
        #expect(schedule.deadline == 601 / 60.0)
        #expect(schedule.frame(now: 10.01) == nil)
        let frame = schedule.frame(now: 601 / 60.0)
        #expect(frame == FrameTime(timestamp: 601 / 60.0, targetTimestamp: 602 / 60.0))
        #expect(schedule.deadline == nil)
    }

    @Test func missedBeatsAreSkipped() {
        var schedule = schedule
        schedule.request(now: 10)
        let late = schedule.frame(now: 11)
        #expect(late?.timestamp == 11)
        schedule.request(now: 11)
        #expect(schedule.deadline == 661 / 60.0)
    }

    @Test func theEarliestRequestCounts() {
        var schedule = schedule
        schedule.request(at: 20, now: 10)
        schedule.request(at: 15, now: 10)
        schedule.request(at: 30, now: 10)
        #expect(schedule.deadline == 15)
    }

    @Test func aTimeInThePastMeansTheNextBeat() {
        var schedule = schedule
        schedule.request(at: 3, now: 10)
        #expect(schedule.deadline == 601 / 60.0)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300]) func extremeTimesAreAccepted(_ time: TimeInterval) {
        var schedule = schedule
        schedule.request(at: time, now: 10)
        #expect(schedule.deadline.map { $0 > 10 } ?? time.isNaN)
    }

    @Test func aBeatRunsOneFrame() {
        var schedule = schedule
        schedule.request(now: 9.99)
        #expect(schedule.frame(now: 10) != nil)
        schedule.request(now: 9.999)
        #expect(schedule.frame(now: 10.001) == nil)
        #expect(schedule.frame(now: 10.02) != nil)
    }

    /// Timers in nanoseconds must not miss beats whose rate does not divide a second.
    @Test(arguments: [1, 24, 50, 59, 60, 75, 120, 144, 240]) func aTimerThatFiresOnTimeHasReachedItsBeat(_ rate: Int) {
        var schedule = FrameSchedule(rate: rate)
        var now = 123_456.789
        for _ in 0..<500 {
            schedule.request(now: now)
            guard let deadline = schedule.deadline else {
                Issue.record("nothing is due")
                return
            }
            now = Double(UInt64((deadline * 1e9).rounded(.up))) / 1e9
            let frame = schedule.frame(now: now)
            #expect(frame?.timestamp == deadline)
        }
    }

    @Test func aClockWithoutFramesIsAMistake() async {
        await #expect(processExitsWith: .failure) { _ = FrameSchedule(rate: 0) }
    }
}
