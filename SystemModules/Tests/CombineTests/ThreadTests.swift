import Combine
import Dispatch
import Synchronization
import Testing

/// A subscriber that counts how many threads are in it. The numbers are atomic.
private final class CountingSubscriber<Input>: Subscriber, Sendable {
    typealias Failure = Never

    let values = Atomic(0)
    let completions = Atomic(0)
    let callers = Atomic(0)
    let overlaps = Atomic(0)

    func receive(subscription: any Subscription) { subscription.request(.unlimited) }

    func receive(_ input: Input) -> Subscribers.Demand {
        if callers.add(1, ordering: .sequentiallyConsistent).oldValue > 0 { overlaps.add(1, ordering: .relaxed) }
        values.add(1, ordering: .relaxed)
        callers.subtract(1, ordering: .sequentiallyConsistent)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { completions.add(1, ordering: .relaxed) }
}

/// Subjects that several threads use. A subject has a lock of its own.
private struct Subjects: @unchecked Sendable {
    let all = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
}

@Suite struct ThreadTests {
    private let subjects = Subjects()
    private let valueCount = 2_000

    /// Each subject sends its values and its end from a thread of its own.
    private func sendFromAllThreads() {
        DispatchQueue.concurrentPerform(iterations: subjects.all.count) { [subjects, valueCount] index in
            for value in 0..<valueCount { subjects.all[index].send(value) }
            subjects.all[index].send(completion: .finished)
        }
    }

    @Test func mergedValuesArriveOneByOneAndNoneIsLost() {
        let subscriber = CountingSubscriber<Int>()
        Publishers.MergeMany(subjects.all).subscribe(subscriber)
        sendFromAllThreads()
        #expect(subscriber.values.load(ordering: .sequentiallyConsistent) == 4 * valueCount)
        #expect(subscriber.completions.load(ordering: .sequentiallyConsistent) == 1)
        #expect(subscriber.overlaps.load(ordering: .sequentiallyConsistent) == 0)
    }

    @Test func combinedValuesArriveOneByOneAndTheLastTupleIsTheLatest() {
        let subscriber = CountingSubscriber<(Int, Int, Int, Int)>()
        let all = subjects.all
        var last: [Int] = []
        all[0].combineLatest(all[1], all[2], all[3])
            .handleEvents(receiveOutput: { last = [$0.0, $0.1, $0.2, $0.3] })
            .subscribe(subscriber)
        all.forEach { $0.send(-1) }
        sendFromAllThreads()
        #expect(subscriber.values.load(ordering: .sequentiallyConsistent) == 4 * valueCount + 1)
        #expect(subscriber.completions.load(ordering: .sequentiallyConsistent) == 1)
        #expect(subscriber.overlaps.load(ordering: .sequentiallyConsistent) == 0)
        #expect(last == [Int](repeating: valueCount - 1, count: 4))
    }
}
