import GRDB
import Synchronization

/// A queue of writes: all waiting ones share one transaction, and one wait for the disk (group commit).
///
/// Each write is in a savepoint of its own, so that a failing write does not undo others. A write returns after the
/// transaction is on the disk.
final class WriteQueue: Sendable {
    /// The greatest number of writes in a transaction, so that none waits for long.
    static let limit = 128

    private struct Job: Sendable {
        /// Does the work, and returns a closure that resumes the caller.
        let work: @Sendable (Database) -> (@Sendable () -> Void)
        let fail: @Sendable (any Error) -> Void
    }

    private struct State {
        var waiting: [Job] = []
        var isRunning = false
    }

    private let pool: DatabasePool
    private let state = Mutex(State())

    init(_ pool: DatabasePool) { self.pool = pool }

    /// Performs work in the database; throws its error, or the reason why the transaction failed.
    func write<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let job = Job(
                work: { database in
                    let result = Result { try Self.savepoint(database, work) }
                    return { continuation.resume(with: result) }
                },
                fail: { continuation.resume(throwing: $0) })
            let mustStart = state.withLock { state in
                state.waiting.append(job)
                defer { state.isRunning = true }
                return !state.isRunning
            }
            if mustStart { Task { await run() } }
        }
    }

    private func run() async {
        while let jobs = next() {
            do {
                let ends = try await pool.write { database in jobs.map { $0.work(database) } }
                for end in ends { end() }
            } catch {
                for job in jobs { job.fail(error) }
            }
        }
    }

    private func next() -> [Job]? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.isRunning = false
                return nil
            }
            let jobs = Array(state.waiting.prefix(Self.limit))
            state.waiting.removeFirst(jobs.count)
            return jobs
        }
    }

    private static func savepoint<Value>(_ database: Database, _ work: (Database) throws -> Value) throws -> Value {
        var value: Value?
        try database.inSavepoint {
            value = try work(database)
            return .commit
        }
        guard let value else { throw DatabaseError(message: "the work left no value") }
        return value
    }
}
