import Combine
import Testing

@Suite struct CollectByTimeTests {
    private let scheduler = VirtualScheduler()
    private let probe = ProbePublisher<Int>()

    private func subscriber(
        _ strategy: Publishers.TimeGroupingStrategy<VirtualScheduler>, demand: Subscribers.Demand = .unlimited
    ) -> TestSubscriber<[Int], TestFailure> {
        let subscriber = TestSubscriber<[Int], TestFailure>(demand: demand)
        probe.collect(strategy).subscribe(subscriber)
        return subscriber
    }

    @Test func anArrayIsPublishedAtEachTimeThatHasValues() {
        let subscriber = subscriber(.byTime(scheduler, .seconds(2)))
        #expect(probe.requests == [.unlimited])
        probe.send(1, 2)
        scheduler.advance(by: .milliseconds(1999))
        #expect(subscriber.values.isEmpty)
        scheduler.advance(by: .milliseconds(1))
        #expect(subscriber.values == [[1, 2]])
        scheduler.advance(by: .seconds(3))
        probe.send(3)
        scheduler.advance(by: .seconds(1))
        #expect(subscriber.values == [[1, 2], [3]])
    }

    @Test func anArrayIsPublishedAtACountAndTimesStay() {
        let subscriber = subscriber(.byTimeOrCount(scheduler, .seconds(2), 2))
        scheduler.advance(by: .seconds(1))
        probe.send(1, 2, 3)
        #expect(subscriber.values == [[1, 2]])
        scheduler.advance(by: .seconds(1))
        #expect(subscriber.values == [[1, 2], [3]])
    }

    @Test func arraysWaitForDemand() {
        let subscriber = subscriber(.byTime(scheduler, .seconds(1)), demand: .none)
        #expect(probe.requests.isEmpty)
        subscriber.request(.max(1))
        #expect(probe.requests == [.unlimited])
        for value in 1...3 {
            probe.send(value)
            scheduler.advance(by: .seconds(1))
        }
        #expect(subscriber.values == [[1]])
        probe.send(completion: .finished)
        #expect(subscriber.completions.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.values == [[1], [2]])
        subscriber.request(.max(1))
        #expect(subscriber.values == [[1], [2], [3]])
        #expect(subscriber.hasFinished)
        #expect(probe.requests == [.unlimited])
    }

    @Test func theEndPublishesTheLastArrayAndEndsTheTimer() {
        let subscriber = subscriber(.byTime(scheduler, .seconds(1)))
        probe.send(1)
        #expect(scheduler.jobCount == 1)
        probe.send(completion: .finished)
        #expect(subscriber.values == [[1]])
        #expect(subscriber.hasFinished)
        #expect(scheduler.jobCount == 0)
    }

    @Test func aFailureLosesTheUnfinishedArray() {
        let subscriber = subscriber(.byTimeOrCount(scheduler, .seconds(1), 3))
        probe.send(1)
        probe.send(completion: .failure(TestFailure()))
        #expect(subscriber.values.isEmpty)
        #expect(subscriber.hasFailed)
        #expect(scheduler.jobCount == 0)
    }

    @Test func cancellationReleasesThePublisherAndTheTimer() {
        weak var weakProbe: ProbePublisher<Int>?
        let subscriber = TestSubscriber<[Int], TestFailure>()
        do {
            let probe = ProbePublisher<Int>()
            probe.collect(.byTime(scheduler, .seconds(1))).subscribe(subscriber)
            weakProbe = probe
            probe.send(1)
            subscriber.cancel()
            #expect(probe.isCancelled)
        }
        scheduler.advance(by: .seconds(5))
        #expect(weakProbe == nil)
        #expect(scheduler.jobCount == 0)
        #expect(subscriber.values.isEmpty)
    }

    @Test func aValueThatASinkCausesBelongsToTheNextArray() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [[Int]] = []
        let sink = subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).sink { array in
            values.append(array)
            if values.count == 1 { subject.send(3) }
        }
        subject.send(1)
        subject.send(2)
        #expect(values == [[1, 2]])
        scheduler.advance(by: .seconds(1))
        #expect(values == [[1, 2], [3]])
        sink.cancel()
    }
}
