import Caret
import CaretTesting
import Observation
import Testing

/// `Batch`, the form with closures: the order, the time and the number of its calls.
@MainActor @Suite(.app, .timeLimit(.minutes(20))) struct BatchHandlerTests {
    private struct Refusal: Error, Equatable {}

    @Test(arguments: [0, 1, 100]) func `R34 completion comes once, on the main actor, after every per-item closure`(count: Int) async {
        var log: [String] = []
        let batch = Batch(Array(0..<count), width: 8) { item in
            for _ in 0..<(item % 4) { await Task.yield() }
            if item % 3 == 0 { throw Refusal() }
            return item
        } each: { result in
            MainActor.preconditionIsolated()
            log.append("each \(result.index)")
        } progress: { done, all in
            MainActor.preconditionIsolated()
            log.append("progress \(done)/\(all)")
        } completion: { results in
            MainActor.preconditionIsolated()
            log.append("completion \(results.map(\.index) == Array(0..<count)) \(results.compact(\.error).count)")
        }
        #expect(log.isEmpty)
        _ = await batch.results
        #expect(log.count == 2 * count + 1)
        #expect(log.last == "completion true \((count + 2) / 3)")
        #expect(log.select { $0.hasPrefix("progress") } == (0..<count).map { "progress \($0 + 1)/\(count)" })
        #expect(Set(log.select { $0.hasPrefix("each") }).count == count)
        for (each, progress) in zip(log.indices, log.indices.dropFirst()) where log[each].hasPrefix("each") {
            #expect(log[progress].hasPrefix("progress"))
        }
    }

    @Test func `R34 partial results are a sequence that ends with the batch`() async {
        let workshop = Workshop()
        let batch = Batch([0, 1, 2], width: 3) { try await workshop.make($0) }
        await until { workshop.running == 3 }
        workshop.release(2)
        await until { batch.completed == 1 }
        var indexes: [Int] = []
        for await outcome in batch.outcomes() {
            indexes.append(outcome.index)
            workshop.release(indexes.count - 1)
        }
        #expect(indexes.first == 2 && indexes.sorted() == [0, 1, 2] && batch.isFinished)
        var secondIndexes: [Int] = []
        for await outcome in batch.outcomes() { secondIndexes.append(outcome.index) }
        #expect(secondIndexes == indexes)
    }

    @Test func `R35 a bar follows the observable progress`() async {
        let workshop = Workshop()
        let batch = Batch([0, 1, 2, 3], width: 4) { try await workshop.make($0) }
        var changes = 0
        func observe() {
            withObservationTracking {
                _ = batch.fraction
            } onChange: {
                MainActor.assumeIsolated { changes += 1 }
            }
        }
        #expect(batch.fraction == 0 && !batch.isFinished && batch.count == 4)
        observe()
        workshop.release(0)
        await until { batch.completed == 1 }
        #expect(changes == 1 && batch.fraction == 0.25)
        workshop.open()
        _ = await batch.results
        #expect(batch.fraction == 1 && batch.isFinished && changes == 1)
    }

    @Test func aBatchWithoutHandlersOrItemsEnds() async {
        let batch = Batch([Int]()) { $0 }
        #expect(!batch.isFinished && batch.fraction == 1)
        #expect(await batch.results.isEmpty)
        #expect(batch.isFinished)
    }

    @Test func cancellingTwiceOrAfterTheEndDoesNothing() async {
        var completions = 0
        let workshop = Workshop()
        let batch = Batch([0, 1]) {
            try await workshop.make($0)
        } completion: { _ in
            completions += 1
        }
        await until { workshop.running == 2 }
        batch.cancel()
        batch.cancel()
        _ = await batch.results
        batch.cancel()
        for _ in 0..<20 { await Task.yield() }
        #expect(completions == 1 && batch.completed == 2)
    }

    @Test func aBatchContinuesIfItIsNotRetained() async {
        let workshop = Workshop()
        var values: [String] = []
        func begin() -> () -> Batch<Int, String, any Error>? {
            let batch = Batch([0, 1]) {
                try await workshop.make($0)
            } completion: {
                values = $0.compact(\.value)
            }
            return { [weak batch] in batch }
        }
        let weakBatch = begin()
        #expect(weakBatch() != nil)
        await until { workshop.running == 2 }
        workshop.open()
        await until { !values.isEmpty }
        #expect(values == ["0", "1"])
        await until { weakBatch() == nil }
    }

    @Test func theEndReleasesTheClosures() async {
        final class Owner {}
        weak var owner: Owner?
        func make() -> Batch<Int, Int, Never> {
            let newOwner = Owner()
            owner = newOwner
            return Batch([1]) {
                $0
            } each: { _ in
                _ = newOwner
            } progress: { _, _ in
                _ = newOwner
            } completion: { _ in
                _ = newOwner
            }
        }
        let batch = make()
        #expect(owner != nil)
        _ = await batch.results
        await until { owner == nil }
        #expect(batch.isFinished)
    }

    @MainActor private final class Screen {
        var log: [String] = []

        func load(_ items: [Int], from workshop: Workshop) -> Batch<Int, String, any Error> {
            Batch(items, width: 2, owner: self) {
                try await workshop.make($0)
            } each: { me, result in
                me.log.append("each \(result.index)")
            } progress: { me, done, all in
                me.log.append("progress \(done)/\(all)")
            } completion: { me, results in
                me.log.append("completion \(results.count)")
            }
        }
    }

    @Test func theOwnerIsPassedToTheClosure() async {
        let workshop = Workshop()
        workshop.open()
        let screen = Screen()
        _ = await screen.load([0], from: workshop).results
        #expect(screen.log == ["each 0", "progress 1/1", "completion 1"])
    }

    @Test func aBatchRetainsNoOwnerAndEndsWithoutOne() async {
        let workshop = Workshop()
        weak var owner: Screen?
        func begin() -> Batch<Int, String, any Error> {
            let screen = Screen()
            owner = screen
            return screen.load(Array(0..<10), from: workshop)
        }
        let batch = begin()
        #expect(owner == nil)
        await until { workshop.running == 2 }
        workshop.release(0)
        let results = await batch.results
        #expect(workshop.begun.count <= 3 && workshop.running == 0 && results.compact(\.value) == ["0"])
    }
}
