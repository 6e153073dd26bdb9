import Caret
import CaretTesting
import Testing

/// The function `batch`: order, failures, progress, width.
@MainActor @Suite(.app, .timeLimit(.minutes(20))) struct BatchTests {
    struct Outlet: Sendable, Equatable {
        let name: String
        let postcode: Int
    }
    struct NotFound: Error, Equatable {
        let postcode: Int
    }

    @Test func `R33 three of ten look-ups fail, seven have coordinates and three carry the error`() async {
        let outlets = (0..<10).map { Outlet(name: "Café \($0)", postcode: $0) }
        let results = await batch(outlets) { outlet async throws(NotFound) -> Double in
            if outlet.postcode % 4 == 1 { throw NotFound(postcode: outlet.postcode) }
            return Double(outlet.postcode) / 2
        }
        #expect(results.map(\.item) == outlets && results.map(\.index) == Array(0..<10))
        #expect(results.compact(\.value) == [0, 1, 1.5, 2, 3, 3.5, 4])
        #expect(results.compact(\.error) == [1, 5, 9].map { .failed(NotFound(postcode: $0)) })
        #expect(results.all { ($0.value == nil) != ($0.error == nil) })
    }

    @Test(arguments: [0, 1, 100]) func `R34 progress is 1 to n once each, order is kept, and failures are results`(count: Int) async {
        var progress: [Int] = []
        let results = await batch(
            Array(0..<count), width: 8,
            progress: { done, all in
                #expect(all == count)
                progress.append(done)
            }
        ) { item in
            for _ in 0..<(item * 7 % 5) { await Task.yield() }
            if item % 3 == 0 { throw NotFound(postcode: item) }
            return "\(item)"
        }
        #expect(progress == Array(0..<count).map { $0 + 1 })
        #expect(results.map(\.item) == Array(0..<count))
        #expect(results.compact(\.error).count == (count + 2) / 3)
        #expect(results.map(\.value) == (0..<count).map { $0 % 3 == 0 ? nil : "\($0)" })
    }

    @Test func `R35 the caller continues when all items were processed`() async {
        let workshop = Workshop()
        var isOver = false
        let task = Task {
            let results = await batch([0, 1, 2], width: 3) { try await workshop.make($0) }
            isOver = true
            return results.compact(\.value)
        }
        await until { workshop.running == 3 }
        workshop.release(0, 2)
        await until { workshop.running == 1 }
        #expect(!isOver)
        workshop.release(1)
        #expect(await task.value == ["0", "1", "2"])
        #expect(isOver)
    }

    @Test func failedLookUpsAreNotPlotted() async {
        let results = await batch([1, 2, 3, 4]) { postcode in
            if postcode % 2 == 0 { throw NotFound(postcode: postcode) }
            return (latitude: 51.5, longitude: Double(postcode))
        }
        let plotted = results.compact(\.value)
        #expect(plotted.map(\.longitude) == [1, 3] && results.count - plotted.count == 2)
    }

    @Test(arguments: [1, 2, 6, 200]) func atMostTheWidthRunsAtOnce(width: Int) async {
        let workshop = Workshop()
        workshop.open()
        let results = await batch(Array(0..<100), width: width) { item in
            await Task.yield()
            return try await workshop.make(item)
        }
        #expect(results.count == 100 && workshop.highest <= width && workshop.running == 0)
    }

    @Test func theWidthIsUsedAndItemsBeginInOrder() async {
        let workshop = Workshop()
        let task = Task { await batch(Array(0..<10), width: 3) { try await workshop.make($0) } }
        await until { workshop.running == 3 }
        #expect(workshop.begun.sorted() == [0, 1, 2])
        workshop.release(1)
        await until { workshop.begun.count == 4 }
        #expect(workshop.begun.last == 3)
        workshop.open()
        #expect(await task.value.compact(\.value) == (0..<10).map { "\($0)" })
    }

    @Test func aBatchOfTenThousandEnds() async {
        var lastCount = 0
        let results = await batch(Array(0..<10_000), width: 16, progress: { done, _ in lastCount = done }) { $0 * 2 }
        #expect(lastCount == 10_000 && results.compact(\.value) == (0..<10_000).map { $0 * 2 })
    }

    @Test func mainActorWorkRunsOnTheMainActor() async {
        var sum = 0
        let results = await batch([1, 2, 3], width: 1) { @MainActor item in
            sum += item
            return sum
        }
        #expect(sum == 6 && results.compact(\.value) == [1, 3, 6])
    }

    @Test func errorsDescribeTheFailure() {
        #expect("\(BatchError.failed(NotFound(postcode: 7)))".contains("postcode: 7"))
        #expect("\(BatchError<NotFound>.cancelled)" == "cancelled before it was done")
        #expect("\(BatchError<NotFound>.deadlinePassed)" == "not done by the deadline")
    }

    @Test func aWidthOfZeroIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            _ = await batch([1], width: 0) { $0 }
        }
    }
}
