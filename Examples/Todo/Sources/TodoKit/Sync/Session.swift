import Foundation
import TodoModel

/// The way to a server for whoever has logged in there, now or at an earlier start.
///
/// A list belongs to the account that it was first brought together with. Who logs in with another one is told so: their changes would
/// become somebody else's, and the other way round.
public actor Session: TodoTransport {
    public nonisolated let server: URL
    private let store: TodoStore
    private let file: TokenFile
    /// To come in with when the server is first needed: the app starts without a network, too.
    private var credentials: (Credentials, isNew: Bool)?
    private var entry: TokenFile.Entry?
    private var transport: HTTPTransport?

    /// - Parameters:
    ///   - server: its address.
    ///   - store: the list.
    ///   - tokens: the file where the token is kept; `nil` for nowhere.
    ///   - credentials: to come in with by itself; `nil` where a person is to be asked.
    ///   - isNew: whether the account is to be made first.
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

    /// Who has logged in; `nil` for nobody.
    public var name: String? { entry?.account.name }

    /// Throws ``TodoError/unauthorized``, and asks nobody, where nobody has logged in.
    public func send(_ call: TodoCall) async throws -> TodoAnswer {
        let answer = try await entered().send(call)
        // The token has grown too old, or was made worthless elsewhere.
        if answer.status == 401 { forget() }
        return answer
    }

    /// Lets somebody in, or makes an account for them first.
    ///
    /// - Parameter replacing: whether another account's list is to be thrown away, with the changes that never got to its server.
    /// - Throws: ``TodoError/otherAccount(_:waiting:)`` where the list is somebody else's; else what the server has said.
    public func enter(_ credentials: Credentials, isNew: Bool = false, replacing: Bool = false) async throws {
        let account = Account(name: credentials.name.trimmingCharacters(in: .whitespacesAndNewlines), server: server)
        if !replacing { try store.requireOwner(account) }
        let token = try await HTTPTransport(server: server, token: nil).enter(credentials, isNew: isNew)
        if Task.isCancelled {
            // By a task of its own: what this one calls is given up.
            Task { [server] in await Self.end(HTTPTransport(server: server, token: token)) }
            throw CancellationError()
        }
        try store.adopt(account, replacing: replacing)
        let entry = TokenFile.Entry(account: account, token: token)
        try file.write(entry)
        (self.entry, transport) = (entry, HTTPTransport(server: server, token: token))
    }

    /// Makes the token worthless, here and on the server. The list stays, with what waits.
    public func leave() async {
        let transport = transport
        credentials = nil
        forget()
        if let transport { await Self.end(transport) }
    }

    /// Makes a token worthless. Without an answer it grows old by itself.
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
            // Made by a try whose answer was lost; if it is somebody else's, the password says so.
            try await enter(credentials)
        }
        self.credentials = (credentials, false)
        guard let transport else { throw TodoError.unauthorized }
        return transport
    }
}
