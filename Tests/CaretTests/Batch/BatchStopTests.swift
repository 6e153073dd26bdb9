import Caret
import CaretTesting
import Testing

/// Batches that end early: by cancellation, or by a deadline on a clock that the test advances.
@MainActor @Suite(.app, .timeLimit(.minutes(20))) struct BatchStopTests {
    private nonisolated static let count = 12

    /// Checks the invariants of every stopped batch.
    private func check(_ results: [BatchResult<Int, String, any Error>], _ workshop: Workshop, progress: [Int]) {
        #expect(results.map(\.item) == Array(0..<Self.count))
        #expect(progress == Array(1...Self.count))
        #expect(workshop.running == 0)
        #expect(Set(workshop.begun).count == workshop.begun.count)
    }

    @Test(arguments: 0...count) func aBatchCancelledAtAnyPointLeavesNoWork(point: Int) async {
        let workshop = Workshop()
        var progress: [Int] = []
        let task = Task {
            await batch(Array(0..<Self.count), width: 3, progress: { done, _ in progress.append(done) }) { item in
                try await workshop.make(item)
            }
        }
        for item in 0..<point {
            workshop.release(item)
            await until { progress.count > item }
        }
        task.cancel()
        let results = await task.value
        check(results, workshop, progress: progress)
        #expect(results.compact(\.value) == (0..<point).map { "\($0)" })
        #expect(results.dropFirst(point).all { if case .cancelled = $0.error { true } else { false } })
        #expect(workshop.begun.count <= point + 3)
    }

    @Test func aBatchThatItsProgressCancelsStartsNoFurtherItems() async {
        for point in 1...Self.count {
            let workshop = Workshop()
            workshop.open()
            var progress: [Int] = []
            var task: Task<[BatchResult<Int, String, any Error>], Never>?
            task = Task {
                await batch(
                    Array(0..<Self.count), width: 2,
                    progress: { done, _ in
                        progress.append(done)
                        if done == point { task?.cancel() }
                    }
                ) { try await workshop.make($0) }
            }
            let results = await task?.value ?? []
            check(results, workshop, progress: progress)
            #expect(results.compact(\.value).count == point && workshop.begun.count <= point + 2)
        }
    }

    @Test func aBatchWaitsForUncancellableWorkAndDiscardsItsValue() async {
        let workshop = Workshop()
        let task = Task { await batch([0, 1], width: 1) { await workshop.makeStubbornly($0) } }
        await until { workshop.running == 1 }
        task.cancel()
        for _ in 0..<20 { await Task.yield() }
        #expect(workshop.running == 1)
        workshop.open()
        let results = await task.value
        #expect(results.compact(\.value).isEmpty && workshop.begun == [0] && workshop.running == 0)
    }

    @Test func theDeadlineEndsABatch() async {
        let workshop = Workshop()
        let clock = TestClock()
        var progress: [Int] = []
        let task = Task {
            await batch(
                Array(0..<Self.count), width: 3, deadline: .seconds(5), clock: clock, progress: { done, _ in progress.append(done) }
            ) { try await workshop.make($0) }
        }
        await until { clock.sleeperCount == 1 && workshop.running == 3 }
        workshop.release(0, 1)
        await until { progress.count == 2 && workshop.running == 3 }
        clock.advance(by: .milliseconds(4_999))
        for _ in 0..<20 { await Task.yield() }
        #expect(workshop.running == 3 && progress.count == 2)
        clock.advance(by: .milliseconds(1))
        let results = await task.value
        check(results, workshop, progress: progress)
        #expect(results.compact(\.value) == ["0", "1"] && workshop.begun.count == 5)
        #expect(results.dropFirst(2).all { if case .deadlinePassed = $0.error { true } else { false } })
    }

    @Test func aBatchThatEndsInTimeLeavesNoWaitingTask() async {
        let clock = TestClock()
        let results = await batch([1, 2], deadline: .seconds(5), clock: clock) { $0 }
        #expect(results.compact(\.value) == [1, 2] && clock.sleeperCount == 0)
    }

    @Test(arguments: [Duration.zero, .seconds(-1)]) func noItemStartsWithoutTime(deadline: Duration) async {
        let workshop = Workshop()
        let results = await batch([0, 1], deadline: deadline, clock: TestClock()) { try await workshop.make($0) }
        #expect(workshop.begun.isEmpty && results.count == 2)
        #expect(results.all { if case .deadlinePassed = $0.error { true } else { false } })
    }

    @Test func cancellingBeforeTheDeadlineIsACancellation() async {
        let workshop = Workshop()
        let clock = TestClock()
        let task = Task { await batch([0], deadline: .seconds(1), clock: clock) { try await workshop.make($0) } }
        await until { clock.sleeperCount == 1 && workshop.running == 1 }
        task.cancel()
        let results = await task.value
        #expect(clock.sleeperCount == 0)
        #expect(results.all { if case .cancelled = $0.error { true } else { false } })
    }
}
