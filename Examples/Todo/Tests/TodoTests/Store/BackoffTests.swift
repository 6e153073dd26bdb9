import Testing

@testable import Todo
@testable import TodoKit

/// The delays of retries.
@Suite struct BackoffTests {
    @Test(
        arguments: [
            (1, 0.0, 1.0), (1, 1.0, 2.0), (2, 0.0, 2.0), (2, 0.5, 3.0), (3, 0.0, 4.0), (8, 0.0, 128.0), (9, 0.0, 150.0),
            (9, 1.0, 300.0), (1_000_000, 0.0, 150.0), (0, 0.0, 1.0), (-5, 1.0, 2.0), (1, -7.0, 1.0), (1, 7.0, 2.0),
        ] as [(Int, Double, Double)])
    func theDelayDoublesUpToALimit(failures: Int, chance: Double, seconds: Double) {
        #expect(Backoff().delay(after: failures, chance: chance) == .seconds(seconds))
    }

    @Test func theServersPreferenceIsTheMinimum() {
        #expect(Backoff().delay(after: 1, atLeast: .seconds(60), chance: 0) == .seconds(60))
        #expect(Backoff().delay(after: 1, atLeast: .seconds(60), chance: 1) == .seconds(61))
        #expect(Backoff().delay(after: 9, atLeast: .seconds(60), chance: 0) == .seconds(150))
    }

    @Test func onlyTemporaryErrorsAreRetried() {
        #expect(TodoError.unreachable("").patience == .zero && TodoError.busy(retryAfter: 7).patience == .seconds(7))
        #expect(TodoError.unauthorized.patience == nil)
        #expect(TodoError.busy(retryAfter: .max).patience == .seconds(3_600))
        #expect(TodoError.busy(retryAfter: -5).patience == .zero)
    }
}

/// The list, a network that fails, and a clock that only the test advances.
@MainActor @Suite struct RetryTests {
    private func book(_ answers: [ScriptedTransport.Answer], _ clock: ManualClock) throws -> (TodoBook, ScriptedTransport) {
        let store = try TodoStore()
        let transport = ScriptedTransport(answers)
        return (TodoBook(store, sync: TodoSync(store, transport), retries: Retries(clock: clock, chance: { 0.5 })), transport)
    }

    @Test func aLostServerIsRetriedLaterEachTimeAndFromTheFirstDelayOnceItIsBack() async throws {
        let clock = ManualClock()
        let (book, transport) = try book([.lost, .lost, .lost, .nothing, .lost], clock)
        await book.refresh()
        for pause in [1_500, 3_000, 6_000] {
            #expect(await clock.nextWait() == .milliseconds(pause) && book.status.problem != nil)
            let before = transport.count
            clock.advance(by: .milliseconds(pause - 100))
            #expect(transport.count == before, "it was tried before its time")
            clock.advance(by: .milliseconds(100))
            try await transport.wait(for: before + 1)
            await book.running?.value
        }
        #expect(book.status.problem == nil && clock.sleepers == 0, "it waits for something after all is well")
        await book.refresh()
        #expect(await clock.nextWait() == .seconds(1.5))
    }

    @Test func aRequestedDelayIsRespected() async throws {
        let clock = ManualClock()
        let (book, transport) = try book([.busy(30)], clock)
        await book.refresh()
        #expect(await clock.nextWait() == .seconds(30.5))
        _ = book.add("Milk")
        #expect(book.running == nil && transport.count == 1 && book.status.waiting == 1)
        clock.advance(by: .seconds(30.5))
        try await transport.wait(for: 3)
        await book.running?.value
        #expect(transport.calls == ["GET v1/changes", "POST v1/tasks", "GET v1/changes"] && book.status.waiting == 0)
    }

    @Test func aChangeRetriesALostServerAtOnce() async throws {
        let clock = ManualClock()
        let (book, transport) = try book([.lost], clock)
        await book.refresh()
        _ = await clock.nextWait()
        _ = book.add("Milk")
        await book.running?.value
        #expect(transport.calls == ["GET v1/changes", "POST v1/tasks", "GET v1/changes"] && clock.sleepers == 0)
    }

    @Test func anUnauthorizedUserIsAskedAndNothingIsRetried() async throws {
        let clock = ManualClock()
        let (book, transport) = try book([.stranger], clock)
        await book.refresh()
        #expect(book.status.needsLogin && clock.sleepers == 0 && transport.count == 1)
        await book.refresh()
        #expect(!book.status.needsLogin)
    }

    @Test func aReleasedListRetriesNothing() async throws {
        let clock = ManualClock()
        var pair: (TodoBook, ScriptedTransport)? = try book([.lost], clock)
        let transport = try #require(pair?.1)
        await pair?.0.refresh()
        _ = await clock.nextWait()
        pair = nil
        #expect(clock.sleepers == 0 && transport.count == 1)
    }
}
