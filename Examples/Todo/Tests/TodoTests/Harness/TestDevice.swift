import Foundation
import Synchronization
import TodoKit

/// A transport between a store and a real server that loses calls or answers as a bad network does.
final class LossyTransport: TodoTransport {
    enum Loss: Sendable { case nothing, call, answer }

    private let transport: any TodoTransport
    private let plan: Mutex<[Loss]>
    let calls = Mutex<[String]>([])

    /// - Parameter plan: the fate of each call, in order; nothing is lost after its end.
    init(_ transport: any TodoTransport, _ plan: [Loss] = []) {
        self.transport = transport
        self.plan = Mutex(plan)
    }

    func lose(_ losses: Loss...) { plan.withLock { $0 += losses } }

    func send(_ call: TodoCall) async throws -> TodoAnswer {
        calls.withLock { $0.append("\(call.method) \(call.path.prefix { $0 != "?" })") }
        let loss = plan.withLock { $0.isEmpty ? .nothing : $0.removeFirst() }
        if loss == .call { throw TodoError.unreachable("lost on the way there") }
        let answer = try await transport.send(call)
        if loss == .answer { throw TodoError.unreachable("lost on the way back") }
        return answer
    }
}

/// A device: a store, and its connection to the server.
struct TestDevice {
    let store: TodoStore
    let network: LossyTransport
    let sync: TodoSync

    init(_ client: TestClient, path: String? = nil) throws {
        store = try TodoStore(path: path)
        network = LossyTransport(HTTPTransport(server: client.url, token: client.token))
        sync = TodoSync(store, network)
    }

    func task(_ id: UUID) throws -> TodoTask? { try store.task(id) }
}
