import Foundation
import TodoModel

/// Synchronises a store and the server.
///
/// A run first sends local changes, one after the other, and then receives the server's changes. In this order a
/// change whose answer was lost is repeated before newer changes are received. The server recognises its key, and
/// does not perform the change twice.
public actor TodoSync {
    private let store: TodoStore
    private let transport: any TodoTransport
    private let crashes: CrashPoints
    private var running: Task<Report, any Error>?

    /// The result of a run.
    public struct Report: Sendable, Hashable {
        /// The number of changes that the server has confirmed or refused.
        public var sent = 0
        /// The number of changes that were received from the server.
        public var received = 0
    }

    public init(_ store: TodoStore, _ transport: any TodoTransport, crashes: CrashPoints = CrashPoints(seed: nil)) {
        self.store = store
        self.transport = transport
        self.crashes = crashes
    }

    /// Sends and receives all changes. If a run is in progress, waits for that run.
    ///
    /// - Throws: ``TodoError`` if the server cannot be reached or is busy. All work done until then is kept, and the
    ///   rest waits for the next run.
    @discardableResult public func run() async throws -> Report {
        if let running { return try await running.value }
        let task = Task { try await exchange() }
        running = task
        defer { running = nil }
        return try await task.value
    }

    /// Waits until the server has a change that the store does not have, for at most the longest time of
    /// ``Limits/wait``.
    ///
    /// - Returns: whether the server has such a change.
    /// - Throws: ``TodoError`` if the server cannot be reached or is busy.
    public func waitForChange() async throws -> Bool {
        let since = try store.sequence()
        let call = TodoCall("GET", "v1/changes?since=\(since)&limit=1&wait=\(Limits.wait.upperBound)")
        let found = try await transport.send(call).value(Changes.self).sequence
        // A run may have received the change meanwhile. A server with a lower sequence number is another one.
        return try found > store.sequence() || found < since
    }

    private func exchange() async throws -> Report {
        var report = Report()
        while let change = try store.read({ try Outbox(database: $0).first() }) {
            try await send(change)
            report.sent += 1
        }
        report.received = try await receive()
        return report
    }

    // MARK: - Out

    private func send(_ change: PendingChange) async throws {
        crashes.mayCrash()
        let answer = try await transport.send(try call(for: change))
        crashes.mayCrash()
        do {
            try answer.requireSuccess()
            try store.confirm(change, try record(change, answer))
        } catch TodoError.refused(let problem) where change.action == .delete && [404, 410].contains(problem.status) {
            try store.confirm(change, nil)
        } catch TodoError.refused(let problem) {
            try await settle(change, problem)
        }
    }

    /// Handles a refused change: the record becomes the server's version.
    private func settle(_ change: PendingChange, _ problem: Problem) async throws {
        let answer = try await transport.send(TodoCall("GET", "v1/\(change.kind.path)/\(change.record.uuidString)"))
        let record: Change
        if [404, 410].contains(answer.status) {
            record = Change(sequence: 0, kind: change.kind, id: change.record)
        } else {
            try answer.requireSuccess()
            record = try self.record(change, answer) ?? Change(sequence: 0, kind: change.kind, id: change.record)
        }
        // These errors are expected. An edit of a deleted record loses, by the rule. A task may exist already. A
        // known key was used by this change, which an older version of this program may have encoded differently.
        let isExpected =
            problem.status == 410 || (problem.status == 409 && !record.isDeleted) || problem.code == Problem.Code.keyReused.rawValue
        if isExpected { try store.confirm(change, record) } else { try store.refuse(change, reason: problem.title, record) }
    }

    private func call(for change: PendingChange) throws -> TodoCall {
        let (list, item) = ("v1/\(change.kind.path)", "v1/\(change.kind.path)/\(change.record.uuidString)")
        // Fields are sorted: a repeated call must be identical to the byte, or the server treats it as another one.
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return switch change.action {
        case .createTask(let task): TodoCall("POST", list, key: change.key, body: try encoder.encode(task))
        case .createName(let name):
            TodoCall("POST", list, key: change.key, body: try encoder.encode(NameEdit(id: change.record, name: name)))
        case .editTask(let edit): TodoCall("PATCH", item, key: change.key, body: try encoder.encode(edit))
        case .rename(let name): TodoCall("PATCH", item, key: change.key, body: try encoder.encode(NameEdit(name: name)))
        case .delete: TodoCall("DELETE", item, key: change.key)
        }
    }

    private func record(_ change: PendingChange, _ answer: TodoAnswer) throws -> Change? {
        guard answer.status != 204 else { return nil }
        var record = Change(sequence: 0, kind: change.kind, id: change.record)
        switch change.kind {
        case .task: record.task = try answer.value(TodoTask.self)
        case .project: record.project = try answer.value(Project.self)
        case .tag: record.tag = try answer.value(Tag.self)
        }
        return record
    }

    // MARK: - In

    private func receive() async throws -> Int {
        var count = 0
        while true {
            let since = try store.sequence()
            let changes = try await transport.send(TodoCall("GET", "v1/changes?since=\(since)&limit=500")).value(Changes.self)
            // A server with a lower sequence number is another one.
            guard changes.sequence >= since else {
                try store.startOver()
                continue
            }
            if !changes.items.isEmpty || changes.sequence != since { try store.merge(changes) }
            count += changes.items.count
            if !changes.hasMore { return count }
        }
    }
}
