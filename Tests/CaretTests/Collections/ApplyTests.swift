import Caret
import Foundation
import Synchronization
import Testing

/// `apply`: every element once, on several threads.
@Suite struct ApplyTests {
    private struct Refusal: Error, Equatable {
        let number: Int
    }

    @Test(arguments: [0, 1, 2, 1_000]) func `R41 apply calls the closure once for each element`(count: Int) {
        let visited = Mutex<[Int]>([])
        (0..<count).apply { number in visited.withLock { $0.append(number) } }
        #expect(visited.withLock { $0 }.sorted() == Array(0..<count))
    }

    @Test func `R41 apply works on sets, dictionaries and index sets`() {
        let sum = Atomic(0)
        Set([1, 2]).apply { sum.add($0, ordering: .relaxed) }
        ["a": 10, "b": 20].apply { sum.add($0.value, ordering: .relaxed) }
        IndexSet([100, 200]).apply { sum.add($0, ordering: .relaxed) }
        #expect(sum.load(ordering: .relaxed) == 333)
    }

    /// Each call waits for the other: a single thread would never end.
    @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1), .timeLimit(.minutes(20)))
    func `R41 apply runs in parallel`() {
        let arrived = Atomic(0)
        [0, 1].apply { _ in
            arrived.add(1, ordering: .sequentiallyConsistent)
            while arrived.load(ordering: .sequentiallyConsistent) < 2 {}
        }
        #expect(arrived.load(ordering: .relaxed) == 2)
    }

    @Test func aFailureIsThrownWithItsType() {
        do throws(Refusal) {
            try [7].apply { number throws(Refusal) in throw Refusal(number: number) }
            Issue.record("nothing was thrown")
        } catch {
            #expect(error == Refusal(number: 7))
        }
    }

    @Test func ofSeveralFailuresTheEarliestIsThrown() {
        // The first element always begins, and later failures come after it.
        for _ in 0..<100 {
            #expect(throws: Refusal(number: 0)) {
                try (0..<50).apply { number throws(Refusal) in throw Refusal(number: number) }
            }
        }
    }
}
