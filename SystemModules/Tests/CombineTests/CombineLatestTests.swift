import Combine
import Testing

/// A value that calls a closure when it is released.
private final class ReleaseReport {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
}

@Suite struct CombineLatestTests {
    private let first = ProbePublisher<Int>()
    private let second = ProbePublisher<String>()

    private func subscriber(
        _ demand: Subscribers.Demand, onValue: @escaping ((Int, String)) -> Subscribers.Demand = { _ in .none }
    ) -> TestSubscriber<(Int, String), TestFailure> {
        let subscriber = TestSubscriber<(Int, String), TestFailure>(demand: demand, onValue: onValue)
        first.combineLatest(second).subscribe(subscriber)
        return subscriber
    }

    private func texts(_ subscriber: TestSubscriber<(Int, String), TestFailure>) -> [String] {
        subscriber.values.map { "\($0.0)\($0.1)" }
    }

    @Test func eachValueYieldsATupleOnceAllHaveValues() {
        let subscriber = subscriber(.unlimited)
        first.send(1, 2)
        #expect(subscriber.values.isEmpty)
        second.send("a")
        first.send(3)
        second.send("b")
        #expect(texts(subscriber) == ["2a", "3a", "3b"])
    }

    @Test func aDemandIsPassedToAllPublishers() {
        let subscriber = subscriber(.max(2))
        subscriber.request(.max(3))
        #expect(first.requests == [.max(2), .max(3)])
        #expect(second.requests == [.max(2), .max(3)])
    }

    @Test func theDemandThatAValueReturnsIsPassedToAllPublishers() {
        let subscriber = subscriber(.max(1)) { _ in .max(1) }
        first.send(1)
        second.send("a", "b")
        #expect(texts(subscriber) == ["1a", "1b"])
        #expect(first.requests == [.max(1), .max(1), .max(1)])
        #expect(second.requests == [.max(1), .max(1), .max(1)])
    }

    @Test func tuplesWithoutDemandAreLostAndTheirValuesAreKept() {
        let subscriber = subscriber(.max(1))
        first.send(1)
        second.send("a", "b")
        first.send(2)
        #expect(texts(subscriber) == ["1a"])
        subscriber.request(.max(1))
        #expect(texts(subscriber) == ["1a"])
        second.send("c")
        #expect(texts(subscriber) == ["1a", "2c"])
    }

    @Test func itFinishesWhenAllHaveFinished() {
        let subscriber = subscriber(.unlimited)
        first.send(1)
        second.send("a")
        first.send(completion: .finished)
        #expect(subscriber.completions.isEmpty)
        second.send("b")
        second.send(completion: .finished)
        #expect(texts(subscriber) == ["1a", "1b"])
        #expect(subscriber.hasFinished)
    }

    @Test func itFinishesWhenOneFinishesWithoutAValue() {
        let subscriber = subscriber(.unlimited)
        first.send(1)
        second.send(completion: .finished)
        #expect(subscriber.hasFinished)
        #expect(first.isCancelled)
    }

    @Test func theFirstFailureEndsItAndCancelsTheOthers() {
        let subscriber = subscriber(.none)
        second.send(completion: .failure(TestFailure()))
        first.send(1)
        first.send(completion: .failure(TestFailure()))
        #expect(subscriber.hasFailed)
        #expect(first.isCancelled)
    }

    @Test func cancellationReleasesThePublishers() {
        weak var weakFirst: ProbePublisher<Int>?
        let subscriber = TestSubscriber<(Int, Int), TestFailure>()
        do {
            let (first, second) = (ProbePublisher<Int>(), ProbePublisher<Int>())
            first.combineLatest(second).subscribe(subscriber)
            weakFirst = first
            subscriber.cancel()
            #expect(first.isCancelled && second.isCancelled)
        }
        #expect(weakFirst == nil)
        #expect(subscriber.completions.isEmpty)
    }

    @Test func aSubscriberThatCancelsAtOnceLeavesTheOtherPublishersAlone() {
        let (first, second) = ([1, 2].publisher.setFailureType(to: TestFailure.self), ProbePublisher<Int>())
        let subscriber = TestSubscriber<(Int, Int), TestFailure>()
        Fail<Int, TestFailure>(error: TestFailure()).combineLatest(first, second).map { ($0.0, $0.1) }.subscribe(subscriber)
        #expect(subscriber.hasFailed)
        #expect(!second.isSubscribed)
    }

    @Test func aValueThatASinkCausesIsDeliveredInsideTheSink() {
        let (first, second) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
        var events: [String] = []
        let sink = first.combineLatest(second).sink { a, b in
            events.append("\(a) \(b)")
            if a < 3 { first.send(a + 1) }
            events.append("end of \(a)")
        }
        #expect(events == ["1 10", "2 10", "3 10", "end of 3", "end of 2", "end of 1"])
        sink.cancel()
        first.send(9)
        #expect(events.count == 6)
    }

    @Test func aValueMayUseThePublishersWhenItIsReleased() {
        let (first, second) = (PassthroughSubject<ReleaseReport, Never>(), PassthroughSubject<Int, Never>())
        var values: [Int] = []
        let sink = first.combineLatest(second).sink { values.append($0.1) }
        first.send(ReleaseReport { second.send(1) })
        first.send(ReleaseReport {})
        second.send(2)
        #expect(values == [1, 2])
        sink.cancel()
    }

    @Test func threeAndFourPublishersAreCombined() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [String] = []
        var sinks: Set<AnyCancellable> = []
        subject.combineLatest(Just("a"), Just(2.5)).sink { values.append("\($0.0)\($0.1)\($0.2)") }.store(in: &sinks)
        subject.combineLatest(Just("a"), Just("b"), Just("c")).sink { values.append("\($0.0)\($0.1)\($0.2)\($0.3)") }
            .store(in: &sinks)
        subject.send(1)
        #expect(values.sorted() == ["1a2.5", "1abc"])
    }

    @Test func aClosureMakesAResult() {
        var values: [Int] = []
        var sinks: Set<AnyCancellable> = []
        Just(1).combineLatest(Just(2)) { $0 + $1 }.sink { values.append($0) }.store(in: &sinks)
        Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.sink { values.append($0) }.store(in: &sinks)
        Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.sink { values.append($0) }.store(in: &sinks)
        #expect(values == [3, 6, 10])
    }

    @Test func sequencesAreCombinedOneAfterTheOther() {
        var values: [String] = []
        var isFinished = false
        let sink = [1, 2, 3].publisher.combineLatest(["a", "b"].publisher).sink { _ in
            isFinished = true
        } receiveValue: {
            values.append("\($0)\($1)")
        }
        withExtendedLifetime(sink) {}
        #expect(values == ["3a", "3b"])
        #expect(isFinished)
    }
}
