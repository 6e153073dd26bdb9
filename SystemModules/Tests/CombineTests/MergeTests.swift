import Combine
import Testing

@Suite struct MergeTests {
    private let first = ProbePublisher<Int>()
    private let second = ProbePublisher<Int>()

    private func subscriber(
        _ demand: Subscribers.Demand, onValue: @escaping (Int) -> Subscribers.Demand = { _ in .none }
    ) -> TestSubscriber<Int, TestFailure> {
        let subscriber = TestSubscriber<Int, TestFailure>(demand: demand, onValue: onValue)
        Publishers.Merge(first, second).subscribe(subscriber)
        return subscriber
    }

    @Test func valuesArePassedOnInTheOrderOfArrival() {
        let subscriber = subscriber(.unlimited)
        first.send(1)
        second.send(2)
        first.send(3)
        #expect(subscriber.values == [1, 2, 3])
        #expect(first.requests == [.unlimited] && second.requests == [.unlimited])
    }

    @Test func withoutDemandNothingIsRequested() {
        let subscriber = subscriber(.none)
        #expect(first.requests.isEmpty && second.requests.isEmpty)
        #expect(subscriber.subscriptions.count == 1)
    }

    @Test func aLimitedDemandAsksEachPublisherForOneValueAtATime() {
        let subscriber = subscriber(.max(2))
        #expect(first.requests == [.max(1)] && second.requests == [.max(1)])
        first.send(1)
        #expect(first.requests == [.max(1), .max(1)])
        second.send(2)
        #expect(subscriber.values == [1, 2])
        #expect(second.requests == [.max(1)])
        first.send(3)
        #expect(subscriber.values == [1, 2])
    }

    @Test func aValueThatWaitsIsDeliveredAtTheNextDemand() {
        let subscriber = subscriber(.max(1))
        first.send(1)
        second.send(2)
        #expect(subscriber.values == [1])
        subscriber.request(.max(2))
        #expect(subscriber.values == [1, 2])
        #expect(first.requests == [.max(1), .max(1)] && second.requests == [.max(1), .max(1)])
    }

    @Test func theDemandThatAValueReturnsContinuesTheStream() {
        let subscriber = subscriber(.max(1)) { $0 < 3 ? .max(1) : .none }
        first.send(1)
        second.send(2)
        first.send(3)
        second.send(4)
        #expect(subscriber.values == [1, 2, 3])
        subscriber.request(.unlimited)
        #expect(subscriber.values == [1, 2, 3, 4])
        #expect(first.requests.last == .unlimited && second.requests.last == .unlimited)
    }

    @Test func aSubscriberMayAskForMoreWhileItReceivesAValue() {
        var more: () -> Void = {}
        let subscriber = subscriber(.max(1)) { _ in
            more()
            return .none
        }
        more = { [unowned subscriber] in subscriber.request(.max(1)) }
        first.send(1, 2)
        second.send(3)
        #expect(subscriber.values == [1, 2, 3])
    }

    @Test func itFinishesWhenAllHaveFinishedAndNoValueWaits() {
        let subscriber = subscriber(.max(1))
        first.send(1)
        first.send(completion: .finished)
        second.send(2)
        second.send(completion: .finished)
        #expect(subscriber.completions.isEmpty)
        subscriber.request(.max(1))
        #expect(subscriber.values == [1, 2])
        #expect(subscriber.hasFinished)
    }

    @Test func theFirstFailureEndsItAndCancelsTheOthers() {
        let subscriber = subscriber(.unlimited)
        first.send(1)
        first.send(completion: .failure(TestFailure()))
        second.send(2)
        second.send(completion: .failure(TestFailure()))
        #expect(subscriber.values == [1])
        #expect(subscriber.hasFailed)
        #expect(second.isCancelled)
    }

    @Test func aFailureDoesNotWaitForDemand() {
        let subscriber = subscriber(.max(1))
        first.send(1)
        second.send(2)
        first.send(completion: .failure(TestFailure()))
        #expect(subscriber.values == [1])
        #expect(subscriber.hasFailed)
    }

    @Test func cancellationReleasesThePublishers() {
        weak var weakFirst: ProbePublisher<Int>?
        let subscriber = TestSubscriber<Int, TestFailure>()
        do {
            let (first, second) = (ProbePublisher<Int>(), ProbePublisher<Int>())
            first.merge(with: second).subscribe(subscriber)
            weakFirst = first
            subscriber.cancel()
            #expect(first.isCancelled && second.isCancelled)
            first.send(1)
        }
        #expect(weakFirst == nil)
        #expect(subscriber.values.isEmpty && subscriber.completions.isEmpty)
    }

    @Test func aSubscriberThatHasEnoughLeavesTheOtherPublishersAlone() {
        let subscriber = TestSubscriber<Int, TestFailure>()
        Just(1).setFailureType(to: TestFailure.self).merge(with: second).first().subscribe(subscriber)
        #expect(subscriber.values == [1])
        #expect(subscriber.hasFinished)
        #expect(!second.isSubscribed)
    }

    @Test func aValueThatASinkCausesIsDeliveredInsideTheSink() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var events: [String] = []
        let sink = first.merge(with: second).sink { value in
            events.append("\(value)")
            if value < 3 { second.send(value + 1) }
            events.append("end of \(value)")
        }
        first.send(1)
        #expect(events == ["1", "2", "3", "end of 3", "end of 2", "end of 1"])
        sink.cancel()
    }

    @Test func twoToEightPublishersAreMerged() {
        let subject = PassthroughSubject<Int, Never>()
        var counts = [Int](repeating: 0, count: 9)
        var sinks: Set<AnyCancellable> = []
        let just = Just(0)
        subject.merge(with: just).sink { _ in counts[2] += 1 }.store(in: &sinks)
        subject.merge(with: just, just).sink { _ in counts[3] += 1 }.store(in: &sinks)
        subject.merge(with: just, just, just).sink { _ in counts[4] += 1 }.store(in: &sinks)
        subject.merge(with: just, just, just, just).sink { _ in counts[5] += 1 }.store(in: &sinks)
        subject.merge(with: just, just, just, just, just).sink { _ in counts[6] += 1 }.store(in: &sinks)
        subject.merge(with: just, just, just, just, just, just).sink { _ in counts[7] += 1 }.store(in: &sinks)
        subject.merge(with: just, just, just, just, just, just, just).sink { _ in counts[8] += 1 }.store(in: &sinks)
        subject.send(1)
        #expect(counts == [0, 0, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func mergedPublishersTakeFurtherOnes() {
        typealias One = Publishers.Sequence<[Int], Never>
        let merge3: Publishers.Merge3<One, Just<Int>, Just<Int>> = [1].publisher.merge(with: Just(2)).merge(with: Just(3))
        let merge8 = merge3.merge(with: Just(4), Just(5)).merge(with: Just(6), Just(7), Just(8))
        var values: [Int] = []
        let sink = merge8.sink { values.append($0) }
        withExtendedLifetime(sink) {}
        #expect(values == [1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func publishersOfOneTypeAreMerged() {
        let many = Publishers.MergeMany([Just(1), Just(2)]).merge(with: Just(3))
        var values: [Int] = []
        let sink = many.sink { values.append($0) }
        withExtendedLifetime(sink) {}
        #expect(values == [1, 2, 3])
        #expect(many.publishers.count == 3)
        #expect(Just(1).merge(with: Just(2)) == Publishers.MergeMany(Just(1), Just(2)))
    }

    @Test func noPublishersFinishAtOnce() {
        let subscriber = TestSubscriber<Int, TestFailure>(demand: .none)
        Publishers.MergeMany<ProbePublisher<Int>>([]).subscribe(subscriber)
        #expect(subscriber.hasFinished)
    }

    @Test func aLongSequenceWithLimitedDemandDoesNotGrowTheStack() {
        var count = 0
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1)) { _ in
            count += 1
            return .max(1)
        }
        (0..<100_000).publisher.merge(with: (0..<100_000).publisher).subscribe(subscriber)
        #expect(count == 200_000)
        #expect(subscriber.hasFinished)
    }
}
