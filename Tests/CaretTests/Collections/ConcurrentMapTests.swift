import Caret
import Foundation
import Synchronization
import Testing

/// `concurrentMap`: in order, within its width, ended by the first failure.
@Suite struct ConcurrentMapTests {
    private struct Refusal: Error, Equatable {
        let number: Int
    }

    /// Counts concurrent calls.
    private final class Gauge: Sendable {
        private let state = Mutex<(running: Int, highest: Int, begun: Int)>((0, 0, 0))
        func enter() { state.withLock { $0 = ($0.running + 1, max($0.highest, $0.running + 1), $0.begun + 1) } }
        func leave() { state.withLock { $0.running -= 1 } }
        var running: Int { state.withLock { $0.running } }
        var highest: Int { state.withLock { $0.highest } }
        var begun: Int { state.withLock { $0.begun } }
    }

    @Test(arguments: [0, 1, 2, 7, 1_000], [1, 2, 64]) func valuesAreInTheOrderOfTheirElements(count: Int, width: Int) async {
        let values = await (0..<count).concurrentMap(width: width) { number in
            // Later elements yield less, and would overtake if they could.
            for _ in 0..<(3 - number % 4) where number % 4 < 3 { await Task.yield() }
            return "\(number)"
        }
        #expect(values == (0..<count).map { "\($0)" })
    }

    @Test(arguments: [1, 2, 3, 8]) func atMostTheWidthRunsAtOnce(width: Int) async {
        let gauge = Gauge()
        _ = await (0..<100).concurrentMap(width: width) { _ in
            gauge.enter()
            await Task.yield()
            gauge.leave()
        }
        #expect(gauge.highest <= width && gauge.begun == 100 && gauge.running == 0)
    }

    /// Three calls wait for one another: with fewer than three at once none would return.
    @Test(.timeLimit(.minutes(20))) func theWidthIsUsed() async {
        let arrived = Atomic(0)
        let values = await (0..<3).concurrentMap(width: 3) { number in
            arrived.add(1, ordering: .sequentiallyConsistent)
            while arrived.load(ordering: .sequentiallyConsistent) < 3 { await Task.yield() }
            return number
        }
        #expect(values == [0, 1, 2])
    }

    @Test func valuesMayBeOptional() async {
        let values = await ["1", "x"].concurrentMap { Int($0) }
        #expect(values == [1, nil])
    }

    @Test func aFailureKeepsItsTypeAndEndsTheMap() async {
        let gauge = Gauge()
        do throws(Refusal) {
            _ = try await (0..<1_000).concurrentMap(width: 2) { number async throws(Refusal) -> Int in
                gauge.enter()
                defer { gauge.leave() }
                if number == 5 { throw Refusal(number: number) }
                return number
            }
            Issue.record("nothing was thrown")
        } catch {
            #expect(error == Refusal(number: 5))
        }
        #expect(gauge.running == 0)
    }

    @Test func nothingBeginsAfterAFailure() async {
        let gauge = Gauge()
        await #expect(throws: Refusal.self) {
            try await (0..<1_000).concurrentMap(width: 1) { number in
                gauge.enter()
                if number == 5 { throw Refusal(number: number) }
            }
        }
        #expect(gauge.begun == 6)
    }

    /// The second call ends only because it is cancelled.
    @Test(.timeLimit(.minutes(20))) func aFailureCancelsRunningCalls() async {
        await #expect(throws: Refusal(number: 0)) {
            try await [0, 1].concurrentMap(width: 2) { number in
                if number == 0 { throw Refusal(number: number) }
                while !Task.isCancelled { await Task.yield() }
                throw CancellationError()
            }
        }
    }

    @Test(.timeLimit(.minutes(20))) func cancellingTheCallerCancelsTheCalls() async {
        let begun = Atomic(false)
        let task = Task {
            try await (0..<100).concurrentMap(width: 2) { number in
                begun.store(true, ordering: .sequentiallyConsistent)
                while !Task.isCancelled { await Task.yield() }
                try Task.checkCancellation()
                return number
            }
        }
        while !begun.load(ordering: .sequentiallyConsistent) { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func cancellingDropsNothingOfAMapThatCannotFail() async {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await (0..<100).concurrentMap { $0 * 2 }
        }
        task.cancel()
        #expect(await task.value == (0..<100).map { $0 * 2 })
    }

    @Test func aWidthOfZeroIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            _ = await [1].concurrentMap(width: 0) { $0 }
        }
    }
}
