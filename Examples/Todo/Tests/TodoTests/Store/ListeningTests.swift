import CaretTesting
import Foundation
import Testing
import TodoKit

@testable import Todo

/// The call that waits for changes, with a server and a clock that the test controls.
@MainActor @Suite(.app, .timeLimit(.minutes(5))) struct ListeningTests {
    private let clock = ManualClock()

    private func book(_ answers: [ScriptedTransport.Answer] = []) throws -> (TodoBook, ScriptedTransport) {
        let store = try TodoStore()
        let transport = ScriptedTransport(answers)
        return (TodoBook(store, sync: TodoSync(store, transport), retries: Retries(clock: clock, chance: { 0.5 })), transport)
    }

    private let run = "GET v1/changes"
    private let wait = "GET v1/changes wait"

    @Test func `M10 a change on the server is received when the waiting call is answered`() async throws {
        let (book, transport) = try book()
        book.startListening()
        try await transport.waitForHeld(after: 2)
        transport.end(.changed)
        try await transport.waitForHeld(after: 4)
        #expect(transport.calls == [run, wait, run, wait] && clock.sleepers == 0 && book.status.problem == nil)
    }

    @Test func `M10 a server that does not wait is called twice a second, not all the time`() async throws {
        let (book, transport) = try book()
        book.startListening()
        for count in 2..<6 {
            try await transport.waitForHeld(after: count)
            transport.end(.unchanged)
            #expect(await clock.nextWait() == ChangeListener.pause && transport.count == count)
            clock.advance(by: ChangeListener.pause)
        }
        try await transport.waitForHeld(after: 6)
        #expect(transport.calls == [run] + Array(repeating: wait, count: 5) && book.status.problem == nil)
    }

    @Test(arguments: [ScriptedTransport.End.lost, .refused])
    func `M10 failed calls are followed by longer and longer pauses`(end: ScriptedTransport.End) async throws {
        let (book, transport) = try book()
        book.startListening()
        for (round, pause) in [1.5, 3, 6].enumerated() {
            try await transport.waitForHeld(after: 2 * round + 2)
            transport.end(end)
            #expect(await clock.nextWait() == .seconds(pause) && transport.count == 2 * round + 2)
            clock.advance(by: .seconds(pause))
        }
        try await transport.waitForHeld(after: 8)
        transport.end(.changed)
        try await transport.waitForHeld(after: 10)
        transport.end(end)
        #expect(await clock.nextWait() == .seconds(1.5) && book.status.problem == nil)
    }

    @Test func `M10 while the server cannot be reached no call waits`() async throws {
        let (book, transport) = try book([.lost])
        book.startListening()
        #expect(await clock.nextWait() == .seconds(1.5) && transport.calls == [run])
        clock.advance(by: .seconds(1.5))
        try await transport.waitForHeld(after: 3)
        #expect(transport.calls == [run, run, wait] && clock.sleepers == 0 && book.status.problem == nil)
    }

    @Test func `M10 in the background no call waits, and on return to the foreground changes are received`() async throws {
        let (book, transport) = try book()
        let app = try await TestApp.launch(AppDelegate(book: book), on: .standard.scale(1))
        try await transport.waitForHeld(after: 2)
        await app.enterBackground()
        #expect(transport.held == 0 && transport.count == 2)
        await app.enterForeground()
        try await transport.waitForHeld(after: 4)
        #expect(transport.calls == [run, wait, run, wait] && app.diagnostics.isEmpty)
    }

    @Test func `M10 a server that never answers does not block the app`() async throws {
        let (book, transport) = try book([.silence])
        let app = try await TestApp.launch(AppDelegate(book: book), on: .standard.scale(1))
        try await transport.waitForHeld(after: 1)
        let id = try #require(book.add("Milk"))
        try await app.settle()
        #expect(app.exists("Milk") && TaskWords(book: book).status == "Updating …")
        book.delete(id)
        try await app.settle()
        #expect(!app.exists("Milk") && transport.count == 1)
        transport.end(.unchanged)
        await book.running?.value
    }

    @Test func `M10 a call with one account's token does not wait on for another account`() async throws {
        let (book, transport) = try book()
        book.startListening()
        try await transport.waitForHeld(after: 2)
        await book.alone { #expect(transport.held == 0) }
        try await transport.waitForHeld(after: 4)
        #expect(transport.calls == [run, wait, run, wait])
    }

    @Test func `M10 a released list waits for nothing`() async throws {
        var pair: (TodoBook, ScriptedTransport)? = try book()
        let transport = try #require(pair?.1)
        pair?.0.startListening()
        try await transport.waitForHeld(after: 2)
        pair = nil
        #expect(transport.held == 0 && clock.sleepers == 0)
    }
}
