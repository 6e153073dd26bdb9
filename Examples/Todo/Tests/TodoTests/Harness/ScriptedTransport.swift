import Foundation
import Synchronization
import TodoKit

/// A server that says what a test has written down, and is empty and content after that.
final class ScriptedTransport: TodoTransport {
    enum Answer: Sendable {
        case nothing, lost, stranger
        case busy(Int)
    }

    private struct State {
        var plan: [Answer]
        var calls: [String] = []
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

    /// Waits until there were so many calls.
    func wait(for count: Int) async throws {
        guard self.count < count else { return }
        for await _ in sent where self.count >= count { return }
    }

    func send(_ call: TodoCall) async throws -> TodoAnswer {
        let answer = state.withLock { state in
            state.calls.append("\(call.method) \(call.path.prefix { $0 != "?" })")
            return state.plan.isEmpty ? .nothing : state.plan.removeFirst()
        }
        writing.yield()
        switch answer {
        case .nothing:
            guard let body = call.body else {
                return TodoAnswer(status: 200, body: Data(#"{"items":[],"sequence":0,"hasMore":false}"#.utf8))
            }
            // A task as it came, done for the first time.
            var task = try JSONDecoder().decode(TodoTask.self, from: body)
            task.version = 1
            return TodoAnswer(status: 201, body: try JSONEncoder().encode(task))
        case .lost: throw TodoError.unreachable("lost")
        case .stranger: return TodoAnswer(status: 401)
        case .busy(let seconds): return TodoAnswer(status: 429, retryAfter: seconds)
        }
    }
}
