import Synchronization

/// Wakes the calls that wait for an account's next change.
///
/// At most ``limit`` calls of an account wait at a time. A call whose client is gone stays until its time is over.
/// Without a limit, a client that reconnects again and again would fill the memory.
final class ChangeBell: Sendable {
    /// The number of calls of one account that may wait; 16. One more ends the wait of the oldest.
    static let limit = 16

    private struct Waiter {
        let id: Int
        let continuation: AsyncStream<Void>.Continuation
    }

    private struct State {
        var lastID = 0
        /// The waiters of each account, the oldest first.
        var waiters: [Int64: [Waiter]] = [:]
    }

    private let state = Mutex(State())

    /// Returns a sequence with an element after each change of an account from now on; unread changes are coalesced
    /// into one element.
    ///
    /// The sequence ends when more than ``limit`` newer ones of the account exist.
    func changes(of account: Int64) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let (id, oldest) = state.withLock { state in
            state.lastID += 1
            state.waiters[account, default: []].append(Waiter(id: state.lastID, continuation: continuation))
            let isFull = state.waiters[account, default: []].count > Self.limit
            return (state.lastID, isFull ? state.waiters[account]?.removeFirst() : nil)
        }
        continuation.onTermination = { [weak self] _ in self?.remove(id, of: account) }
        // Outside of the lock: the end of a sequence removes its waiter.
        oldest?.continuation.finish()
        return stream
    }

    /// Wakes the calls that wait for a change of an account.
    func ring(for account: Int64) {
        let waiters = state.withLock { $0.waiters[account] ?? [] }
        for waiter in waiters { waiter.continuation.yield() }
    }

    /// Returns the number of calls that wait for a change of an account.
    func count(of account: Int64) -> Int { state.withLock { $0.waiters[account]?.count ?? 0 } }

    private func remove(_ id: Int, of account: Int64) {
        state.withLock { state in
            state.waiters[account]?.removeAll { $0.id == id }
            if state.waiters[account]?.isEmpty == true { state.waiters[account] = nil }
        }
    }
}
