import Foundation
import TodoModel

/// The connection to a server with the account that has logged in, now or at an earlier launch.
///
/// A list belongs to the account that it was first synchronised with. A login with another account throws an error:
/// otherwise the changes of one account would become those of the other.
public actor Session: TodoTransport {
    public nonisolated let server: URL
    private let store: TodoStore
    private let file: TokenFile
    /// The credentials for the first call: the app starts without a network, too.
    private var credentials: (Credentials, isNew: Bool)?
    private var entry: TokenFile.Entry?
    private var transport: HTTPTransport?

    /// - Parameters:
    ///   - server: the address of the server.
    ///   - store: the list.
    ///   - tokens: the file of the token; `nil` for none.
    ///   - credentials: the credentials for an automatic login; `nil` to ask the user.
    ///   - isNew: whether the account is registered first.
    public init(server: URL, store: TodoStore, tokens: String? = nil, credentials: Credentials? = nil, isNew: Bool = false) {
        self.server = server
        self.store = store
        file = TokenFile(path: tokens)
        self.credentials = credentials.map { ($0, isNew) }
        guard let known = file.read() else { return }
        let name = credentials?.name.trimmingCharacters(in: .whitespacesAndNewlines) ?? known.account.name
        guard known.account.isSame(as: Account(name: name, server: server)) else { return }
        entry = known
        transport = HTTPTransport(server: server, token: known.token)
    }

    /// The logged-in user; `nil` for none.
    public var name: String? { entry?.account.name }

    /// Sends a call. Throws ``TodoError/unauthorized`` without a call to the server if no user has logged in.
    public func send(_ call: TodoCall) async throws -> TodoAnswer {
        let answer = try await entered().send(call)
        // The token has expired, or was revoked elsewhere.
        if answer.status == 401 { forget() }
        return answer
    }

    /// Logs in, or registers an account first.
    ///
    /// - Parameter replacing: whether another account's list is deleted, with the changes that never reached its
    ///   server.
    /// - Throws: ``TodoError/otherAccount(_:waiting:)`` if the list belongs to another account; else the server's
    ///   error.
    public func enter(_ credentials: Credentials, isNew: Bool = false, replacing: Bool = false) async throws {
        let account = Account(name: credentials.name.trimmingCharacters(in: .whitespacesAndNewlines), server: server)
        if !replacing { try store.requireOwner(account) }
        let token = try await HTTPTransport(server: server, token: nil).enter(credentials, isNew: isNew)
        if Task.isCancelled {
            // In a separate task, because the calls of a cancelled task fail.
            Task { [server] in await Self.end(HTTPTransport(server: server, token: token)) }
            throw CancellationError()
        }
        try store.adopt(account, replacing: replacing)
        let entry = TokenFile.Entry(account: account, token: token)
        try file.write(entry)
        (self.entry, transport) = (entry, HTTPTransport(server: server, token: token))
    }

    /// Logs out: revokes the token, here and on the server. The list stays, with its pending changes.
    public func leave() async {
        let transport = transport
        credentials = nil
        forget()
        if let transport { await Self.end(transport) }
    }

    /// Revokes a token on the server. Without an answer the token expires by itself.
    private static func end(_ transport: HTTPTransport) async {
        _ = try? await transport.send(TodoCall("DELETE", "v1/tokens/current"))
    }

    private func forget() {
        (entry, transport) = (nil, nil)
        file.remove()
    }

    private func entered() async throws -> HTTPTransport {
        if let transport { return transport }
        guard let (credentials, isNew) = credentials else { throw TodoError.unauthorized }
        do {
            try await enter(credentials, isNew: isNew)
        } catch TodoError.refused(let problem) where isNew && problem.status == 409 {
            // An attempt whose answer was lost has registered the account; the password shows whether it is another
            // user's.
            try await enter(credentials)
        }
        self.credentials = (credentials, false)
        guard let transport else { throw TodoError.unauthorized }
        return transport
    }
}
