import Combine
import Foundation
import Testing

/// The clock of the frames has 60 frames a second.
@Suite(.serialized) struct FrameClockTests {
    private func delays<Context: Scheduler>(on scheduler: Context) -> [Int] {
        var frames: [Int] = []
        TestFrameClock.run {
            let sink = Just(1).delay(for: .milliseconds(500), scheduler: scheduler).sink { _ in frames.append(frames.count) }
            TestFrameClock.advance(frames: 29)
            frames.append(-1)
            TestFrameClock.advance(frames: 1)
            sink.cancel()
        }
        return frames
    }

    @Test func delaysEndInTheFrameAtTheirTime() {
        #expect(delays(on: DispatchQueue.main) == [-1, 1])
        #expect(delays(on: RunLoop.main) == [-1, 1])
        #expect(delays(on: OperationQueue.main) == [-1, 1])
    }

    @Test func otherSchedulersKeepRealTime() {
        TestFrameClock.run {
            let sink = Just(1).delay(for: .seconds(60), scheduler: DispatchQueue.global()).sink { _ in }
            let timer = Just(1).delay(for: .seconds(60), scheduler: OperationQueue()).sink { _ in }
            #expect(TestFrameClock.isAwaited.isEmpty)
            sink.cancel()
            timer.cancel()
        }
    }

    @Test func aDebounceWaitsForAPause() {
        TestFrameClock.run {
            let subject = PassthroughSubject<Int, Never>()
            var values: [Int] = []
            let sink = subject.debounce(for: .seconds(0.5), scheduler: DispatchQueue.main).sink { values.append($0) }
            subject.send(1)
            TestFrameClock.advance(frames: 29)
            subject.send(2)
            TestFrameClock.advance(frames: 29)
            #expect(values.isEmpty && TestFrameClock.isAwaited == [true])
            TestFrameClock.advance(frames: 1)
            #expect(values == [2])
            TestFrameClock.advance(frames: 60)
            #expect(values == [2] && TestFrameClock.isAwaited.isEmpty)
            sink.cancel()
        }
    }

    @Test func aThrottlePublishesTheLatestValueAtItsTime() {
        TestFrameClock.run {
            let subject = PassthroughSubject<Int, Never>()
            var values: [Int] = []
            let sink = subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { values.append($0) }
            _ = subject.measureInterval(using: RunLoop.main)
            subject.send(1)
            drainMainQueue()
            #expect(values == [1])
            TestFrameClock.advance(frames: 10)
            subject.send(2)
            subject.send(3)
            TestFrameClock.advance(frames: 49)
            #expect(values == [1])
            TestFrameClock.advance(frames: 1)
            #expect(values == [1, 3])
            sink.cancel()
        }
    }

    @Test func aTimeoutIsNotAwaitedAndEnds() {
        TestFrameClock.run {
            let subject = PassthroughSubject<Int, Never>()
            var hasFinished = false
            let timed = subject.timeout(.seconds(30), scheduler: RunLoop.main)
            let sink = timed.sink(receiveCompletion: { _ in hasFinished = true }, receiveValue: { _ in })
            #expect(!TestFrameClock.isAwaited.isEmpty && !TestFrameClock.isAwaited.contains(true))
            TestFrameClock.advance(frames: 30 * 60 - 1)
            #expect(!hasFinished)
            TestFrameClock.advance(frames: 1)
            #expect(hasFinished)
            sink.cancel()
        }
    }

    @Test func timersPublishTheirDates() {
        TestFrameClock.run {
            var dates: [TimeInterval] = []
            let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
            let sink = timer.sink { dates.append($0.timeIntervalSinceReferenceDate - TestFrameClock.start) }
            TestFrameClock.advance(frames: 60)
            #expect(dates == [100.5, 101] && TestFrameClock.isAwaited == [false])
            sink.cancel()
            TestFrameClock.advance(frames: 60)
            #expect(dates.count == 2 && TestFrameClock.isAwaited.isEmpty)
        }
    }

    @Test func shortTimersPublishSeveralTimesInAFrame() {
        TestFrameClock.run {
            var count = 0
            let sink = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
            TestFrameClock.advance(frames: 60)
            #expect(count == 100)
            sink.cancel()
            var number = 0
            let fastest = Timer.publish(every: 0, on: .main, in: .common).autoconnect().sink { _ in number += 1 }
            TestFrameClock.advance(frames: 1)
            #expect((160...170).contains(number))
            fastest.cancel()
        }
    }

    @Test func timesAreThoseOfTheClock() {
        TestFrameClock.run {
            let (queue, loop) = (DispatchQueue.main.now, RunLoop.main.now)
            #expect(loop.date.timeIntervalSinceReferenceDate == TestFrameClock.start + 100)
            #expect(DispatchQueue.main.now == queue && OperationQueue.main.now.date == loop.date)
            TestFrameClock.advance(frames: 60)
            #expect(queue.distance(to: DispatchQueue.main.now).magnitude == 1_000_000_000)
            #expect(loop.distance(to: RunLoop.main.now) == 1)
        }
        #expect(abs(RunLoop.main.now.date.timeIntervalSinceNow) < 60)
    }

    @Test func actionsAreReleasedWhenTheAppEnds() {
        weak var object: NSObject?
        TestFrameClock.run {
            let retained = NSObject()
            object = retained
            DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: 5)) { withExtendedLifetime(retained) {} }
        }
        #expect(object == nil)
    }

    @Test func releasedTokensEndRepetition() {
        TestFrameClock.run {
            var count = 0
            var token: (any Cancellable)? = RunLoop.main.schedule(after: RunLoop.main.now, interval: 1) { count += 1 }
            TestFrameClock.advance(frames: 61)
            #expect(count == 2 && token != nil)
            token = nil
            TestFrameClock.advance(frames: 120)
            #expect(count == 2)
        }
    }

    private func drainMainQueue() {
        guard !Thread.isMainThread else { return _ = RunLoop.main.run(mode: .default, before: .distantPast) }
        DispatchQueue.main.sync {}
    }
}
