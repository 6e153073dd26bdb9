import Caret
import CaretTesting
import Testing

/// Seven faults of earlier batch APIs, each as a test that fails if the fault is present.
@MainActor @Suite(.app, .timeLimit(.minutes(20))) struct BatchHistoryTests {
    private struct Refusal: Error {}

    @Test func fault1_anEmptyBatchNeverCompleted() async {
        var completions = 0
        var progress = 0
        let batch = Batch([Int]()) {
            $0
        } progress: { _, _ in
            progress += 1
        } completion: { results in
            #expect(results.isEmpty)
            completions += 1
        }
        // Not before the caller has the reference that it needs to add the completion.
        #expect(completions == 0)
        _ = await batch.results
        #expect(completions == 1 && progress == 0)
    }

    @Test func fault2_completionCameBeforeTheItemsOwnHandlers() async {
        var handled = 0
        var handledAtCompletion = 0
        let batch = Batch(Array(0..<50), width: 10) {
            $0
        } each: { _ in
            handled += 1
        } completion: { _ in
            handledAtCompletion = handled
        }
        _ = await batch.results
        #expect(handledAtCompletion == 50)
    }

    @Test func fault3_handlersWereCalledOnAnyThread() async {
        // This compiles only if all three are called on the main actor, wherever the batch was created.
        await Task.detached {
            let batch = await Batch([1, 2]) {
                $0
            } each: { _ in
                MainActor.preconditionIsolated()
            } progress: { _, _ in
                MainActor.preconditionIsolated()
            } completion: { _ in
                MainActor.preconditionIsolated()
            }
            _ = await batch.results
        }.value
    }

    @Test func fault4_progressWasCountedByInspectingAllItems() async {
        // Counting the finished items at that time skips and repeats numbers when several end at once, and misses
        // cancelled ones.
        let workshop = Workshop()
        var progress: [Int] = []
        let batch = Batch(Array(0..<20), width: 10) { item in
            if item % 5 == 4 { throw Refusal() }
            _ = try await workshop.make(item)
        } progress: { done, _ in
            progress.append(done)
        }
        await until { workshop.running == 10 }
        workshop.release(0, 1, 2, 3)
        await until { progress.count >= 6 }
        batch.cancel()
        _ = await batch.results
        #expect(progress == Array(1...20))
    }

    @Test func fault5_successWasReportedAfterCancelling() async {
        let workshop = Workshop()
        var lateResults: [String] = []
        let batch = Batch([0, 1, 2], width: 3) {
            await workshop.makeStubbornly($0)
        } each: {
            lateResults += [$0].compact(\.value)
        }
        await until { workshop.running == 3 }
        batch.cancel()
        workshop.open()
        let results = await batch.results
        #expect(lateResults.isEmpty && results.compact(\.value).isEmpty)
    }

    @Test func fault6_itemsCancelledBeforeTheyBeganNeverEnded() async {
        let workshop = Workshop()
        var settled: [Int] = []
        var completions = 0
        let batch = Batch(Array(0..<10), width: 2) {
            try await workshop.make($0)
        } each: { result in
            settled.append(result.index)
        } completion: { _ in
            completions += 1
        }
        batch.cancel()
        let results = await batch.results
        #expect(workshop.begun.isEmpty && settled == Array(0..<10) && completions == 1)
        #expect(results.all { if case .cancelled = $0.error { true } else { false } })
    }

    @Test func fault7_aBatchWithinABatchWaitedForItself() async {
        // With a width of 1, a batch inside an item, and one that begins at the end of another, still run.
        let outer = await batch([1, 2], width: 1) { item in
            await batch([10, 20], width: 1) { $0 * item }.compact(\.value)
        }
        #expect(outer.compact(\.value) == [[10, 20], [20, 40]])
        var last: [Int] = []
        _ = Batch([Int](), width: 1) {
            $0
        } completion: { _ in
            _ = Batch([7], width: 1) {
                $0
            } completion: {
                last = $0.compact(\.value)
            }
        }
        await until { last == [7] }
    }
}
