import Testing

@testable import QuartzCore

struct ActiveTimeTests {
    private static func time(
        duration: Double = 2, speed: Double = 1, offset: Double = 0, count: Double = 0, repeatDuration: Double = 0,
        autoreverses: Bool = false, backwards: Bool = false, forwards: Bool = false
    ) -> ActiveTime {
        ActiveTime(
            begin: 10, duration: duration, speed: speed, offset: offset, repeatCount: count, repeatDuration: repeatDuration,
            autoreverses: autoreverses, fillsBackwards: backwards, fillsForwards: forwards)
    }

    @Test(
        arguments: [
            (9.0, nil), (10, 0.0), (11, 0.5), (11.5, 0.75), (12, nil), (20, nil),
        ] as [(Double, Double?)])
    func oneRunShowsNothingOutsideOfItself(now: Double, share: Double?) {
        #expect(Self.time().sample(at: now)?.progress == share)
    }

    @Test(
        arguments: [
            (false, false, nil, nil), (true, false, 0, nil), (false, true, nil, 1), (true, true, 0, 1),
        ] as [(Bool, Bool, Double?, Double?)])
    func fillModesShowTheEnds(backwards: Bool, forwards: Bool, before: Double?, after: Double?) {
        let time = Self.time(backwards: backwards, forwards: forwards)
        #expect(time.sample(at: 5)?.progress == before)
        #expect(time.sample(at: 15)?.progress == after)
    }

    @Test(arguments: [(10.5, 0.25), (12, 1), (13, 0.5), (13.5, 0.25), (14, nil)] as [(Double, Double?)])
    func autoreversingReturns(now: Double, share: Double?) {
        #expect(Self.time(autoreverses: true).sample(at: now)?.progress == share)
    }

    @Test(arguments: [(11.0, 0.5, 0.0), (13, 0.5, 1), (14.5, 0.25, 2)])
    func repeatingCountsItsRuns(now: Double, share: Double, runs: Double) {
        let time = Self.time(count: 2.5)
        #expect(time.sample(at: now) == ActiveTime.Moment(progress: share, runs: runs))
        #expect(!time.isFinished(at: 14.9))
        #expect(time.isFinished(at: 15))
    }

    @Test(arguments: [(1.0, 1.0), (2.5, 0.5), (3, 1)])
    func fillingForwardsKeepsTheLastRunsEnd(count: Double, share: Double) {
        #expect(Self.time(count: count, forwards: true).sample(at: 100)?.progress == share)
    }

    @Test func anAutoreversingFillKeepsTheStart() {
        #expect(Self.time(autoreverses: true, forwards: true).sample(at: 100)?.progress == 0)
        #expect(Self.time(count: 0.5, autoreverses: true, forwards: true).sample(at: 100)?.progress == 1)
    }

    @Test func speedAndOffsetShiftTheRun() {
        #expect(Self.time(speed: 2).sample(at: 10.5)?.progress == 0.5)
        #expect(Self.time(speed: 2).isFinished(at: 11))
        #expect(Self.time(offset: 1).sample(at: 10)?.progress == 0.5)
        #expect(Self.time(speed: 0, offset: 1).sample(at: 999)?.progress == 0.5)
        #expect(!Self.time(speed: 0, offset: 1).isFinished(at: 999))
        #expect(Self.time(speed: -1, offset: 2).sample(at: 11)?.progress == 0.5)
    }

    @Test func repeatDurationEndsRunsEarly() {
        let time = Self.time(repeatDuration: 3)
        #expect(time.sample(at: 12.5)?.progress == 0.25)
        #expect(time.isFinished(at: 13))
        #expect(!Self.time(count: .infinity).isFinished(at: 1e9))
    }
}
