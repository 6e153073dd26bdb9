import Combine
import Testing

@Suite struct ConcurrencyTests {
    @Test func valuesOfAPublisherAreASequence() async throws {
        var values: [Int] = []
        for await value in [1, 2].publisher.merge(with: [3].publisher).values { values.append(value) }
        // A sequence asks for one value at a time, so that the publishers take turns.
        #expect(values == [1, 3, 2])
    }

    @Test func combinedValuesAreASequence() async {
        var values: [String] = []
        for await (number, text) in [1, 2].publisher.combineLatest(Just("a")).values { values.append("\(number)\(text)") }
        #expect(values == ["1a", "2a"])
    }

    @Test func aFailureIsThrown() async {
        let publisher = Fail<Int, TestFailure>(error: TestFailure()).merge(with: Empty())
        await #expect(throws: TestFailure.self) {
            for try await _ in publisher.values { Issue.record("A failed publisher has no values.") }
        }
    }

    @Test func aFutureHasOneValue() async throws {
        let future = Future<Int, Never> { $0(.success(7)) }
        #expect(await future.value == 7)
        let failed = Future<Int, TestFailure> { $0(.failure(TestFailure())) }
        await #expect(throws: TestFailure.self) { try await failed.value }
    }
}
