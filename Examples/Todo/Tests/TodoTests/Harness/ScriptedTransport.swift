import Foundation
import Synchronization
import TodoKit

/// A server with scripted answers, which is empty and accepts all calls after their end. A call that waits for a
/// change waits until the test ends it.
final class ScriptedTransport: TodoTransport {
    enum Answer: Sendable {
        case nothing, lost, stranger
        /// No answer until the call is cancelled.
        case silence
        case busy(Int)
    }

    /// The end of a waiting call.
    enum End: Sendable { case changed, unchanged, lost, refused }

    private struct State {
        var plan: [Answer]
        var calls: [String] = []
        var lastCall = 0
        var held: [Int: CheckedContinuation<End, any Error>] = [:]
    }

    private let state: Mutex<State>
    private let sent: AsyncStream<Void>
    private let writing: AsyncStream<Void>.Continuation

    init(_ plan: [Answer]) {
        state = Mutex(State(plan: plan))
        (sent, writing) = AsyncStream.makeStream(of: Void.self)
    }

    var calls: [String] { state.withLock(\.calls) }
    var count: Int { calls.count }
    /// The number of calls without an answer.
    var held: Int { state.withLock(\.held.count) }

    /// Waits until the number of calls is reached.
    func wait(for count: Int) async throws {
        guard self.count < count else { return }
        for await _ in sent where self.count >= count { return }
    }

    /// Waits until the number of calls is reached, and the latest of them waits for a change.
    func waitForHeld(after count: Int) async throws {
        try await wait(for: count)
        while held == 0 { await Task.yield() }
    }

    /// Answers the waiting calls.
    func end(_ end: End) {
        let held = state.withLock { state in
            defer { state.held = [:] }
            return state.held.values
        }
        for call in held { call.resume(returning: end) }
    }

    private func hold() async throws -> End {
        let id = state.withLock { state in
            state.lastCall += 1
            return state.lastCall
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { call in
                let isCancelled = state.withLock { state in
                    let isCancelled = Task.isCancelled
                    if !isCancelled { state.held[id] = call }
                    return isCancelled
                }
                if isCancelled { call.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            state.withLock { $0.held.removeValue(forKey: id) }?.resume(throwing: CancellationError())
        }
    }

    private func waitForChange() async throws -> TodoAnswer {
        switch try await hold() {
        case .changed: TodoAnswer(status: 200, body: Data(#"{"items":[],"sequence":1,"hasMore":false}"#.utf8))
        case .unchanged: TodoAnswer(status: 200, body: Data(#"{"items":[],"sequence":0,"hasMore":false}"#.utf8))
        case .lost: throw TodoError.unreachable("lost")
        case .refused: TodoAnswer(status: 400, body: Data(#"{"code":"malformed","title":"No.","status":400}"#.utf8))
        }
    }

    func send(_ call: TodoCall) async throws -> TodoAnswer {
        let waits = call.path.contains("wait=")
        let answer: Answer = state.withLock { state in
            state.calls.append("\(call.method) \(call.path.prefix { $0 != "?" })\(waits ? " wait" : "")")
            return state.plan.isEmpty || waits ? .nothing : state.plan.removeFirst()
        }
        writing.yield()
        if waits { return try await waitForChange() }
        switch answer {
        case .nothing:
            guard let body = call.body else {
                return TodoAnswer(status: 200, body: Data(#"{"items":[],"sequence":0,"hasMore":false}"#.utf8))
            }
            // A task as it was sent, with its first version.
            var task = try JSONDecoder().decode(TodoTask.self, from: body)
            task.version = 1
            return TodoAnswer(status: 201, body: try JSONEncoder().encode(task))
        case .lost: throw TodoError.unreachable("lost")
        case .silence:
            _ = try await hold()
            throw TodoError.unreachable("silence")
        case .stranger: return TodoAnswer(status: 401)
        case .busy(let seconds): return TodoAnswer(status: 429, retryAfter: seconds)
        }
    }
}
