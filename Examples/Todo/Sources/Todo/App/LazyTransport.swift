import Foundation
import TodoKit

/// Lets itself in when it is first needed: the app starts without a network, too.
actor LazyTransport: TodoTransport {
    private let server: URL
    private let credentials: Credentials
    private var isNew: Bool
    private var transport: HTTPTransport?

    init(server: URL, credentials: Credentials, isNew: Bool) {
        (self.server, self.credentials, self.isNew) = (server, credentials, isNew)
    }

    func send(_ call: TodoCall) async throws -> TodoAnswer {
        let answer = try await entered().send(call)
        // The token has grown too old: once more with a new one, at the next call.
        if answer.status == 401 { transport = nil }
        return answer
    }

    private func entered() async throws -> HTTPTransport {
        if let transport { return transport }
        let token = try await HTTPTransport(server: server, token: nil).enter(credentials, isNew: isNew)
        isNew = false
        let entered = HTTPTransport(server: server, token: token)
        transport = entered
        return entered
    }
}
