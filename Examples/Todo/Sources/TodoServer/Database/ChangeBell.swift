import Foundation
import Synchronization

/// Wakes the calls that wait for an account's next change.
final class ChangeBell: Sendable {
    private let waiting = Mutex<[Int64: [UUID: AsyncStream<Void>.Continuation]]>([:])

    /// The changes of an account from now on, at least one for however many there are meanwhile.
    func changes(of account: Int64) -> AsyncStream<Void> {
        let id = UUID()
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        waiting.withLock { $0[account, default: [:]][id] = continuation }
        continuation.onTermination = { [weak self] _ in self?.forget(id, of: account) }
        return stream
    }

    /// Something of an account has changed.
    func ring(for account: Int64) {
        let calls = waiting.withLock { $0[account].map { Array($0.values) } ?? [] }
        for call in calls { call.yield() }
    }

    private func forget(_ id: UUID, of account: Int64) {
        waiting.withLock { waiting in
            waiting[account]?[id] = nil
            if waiting[account]?.isEmpty == true { waiting[account] = nil }
        }
    }
}
