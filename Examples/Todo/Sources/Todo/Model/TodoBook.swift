import Foundation
import Observation
import TodoKit

/// The data of the screens, and their write access.
///
/// Screens read from memory. A change is written to the store at once, and sent to the server when it can be reached.
@Observable @MainActor final class TodoBook {
    private(set) var tasks: [TodoTask] = []
    private(set) var projects: [Project] = []
    private(set) var tags: [Tag] = []
    private(set) var status = Status()

    /// The state of the synchronisation.
    struct Status: Equatable {
        /// The number of changes that the server has not confirmed.
        var waiting = 0
        var isSyncing = false
        /// The reason why the last attempt failed.
        var problem: String?
        /// Whether the server requires a login.
        var needsLogin = false
        /// The reasons for changes that the server refused.
        var refusals: [String] = []
    }

    /// Observers for the screens of the delegate style; closures follow the values that they read.
    @ObservationIgnored let observers = BookObservers()
    @ObservationIgnored let store: TodoStore
    @ObservationIgnored private let sync: TodoSync?
    @ObservationIgnored private let now: () -> Date
    @ObservationIgnored private(set) var running: Task<Void, Never>?
    @ObservationIgnored private var isStale = false
    @ObservationIgnored private var isHeld = false
    @ObservationIgnored private var isListening = false
    @ObservationIgnored private var retries: Retries
    @ObservationIgnored private let listener: ChangeListener?

    /// - Parameters:
    ///   - store: the storage of all records.
    ///   - sync: synchronises store and server; `nil` for a list of this device alone.
    ///   - retries: determines the retries after failures.
    ///   - now: returns the current time.
    init(_ store: TodoStore, sync: TodoSync? = nil, retries: Retries = Retries(), now: @escaping () -> Date = { Date() }) {
        (self.store, self.sync, self.retries, self.now) = (store, sync, retries, now)
        listener = sync.map { ChangeListener($0, retries) }
        reload()
    }

    isolated deinit {
        retries.cancel()
        listener?.stop()
    }

    var calendar: Calendar { .current }
    var today: Day? { Day(now(), in: calendar) }

    func task(_ id: UUID) -> TodoTask? { tasks.first { $0.id == id } }

    // MARK: - Changes

    func add(_ title: String) -> UUID? {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { return nil }
        let task = TodoTask(title: String(title.prefix(Limits.title)))
        change { try store.add(task) }
        return task.id
    }

    /// Adds a project or a tag, unless one with the name exists.
    ///
    /// - Parameter name: the name, cut to ``Limits/name`` characters.
    /// - Returns: the id of the record with the name; `nil` for an empty name.
    func add<Record: NamedRecord>(_ type: Record.Type, named name: String) -> UUID? {
        let name = String(name.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Limits.name))
        guard !name.isEmpty else { return nil }
        let known: [any NamedRecord] = Record.kind == .project ? projects : tags
        if let record = known.first(where: { $0.name == name }) { return record.id }
        let record = Record(id: UUID(), name: name, version: 0)
        change { try store.add(record) }
        return record.id
    }

    func edit(_ id: UUID, _ edit: TaskEdit) { change { try store.edit(id, edit) } }

    func setDone(_ id: UUID, _ isDone: Bool) { edit(id, TaskEdit(isDone: isDone)) }

    func delete(_ id: UUID) { change { try store.delete(.task, id) } }

    func dismissRefusals() { change { try store.clearRefusals() } }

    private func change(_ work: () throws -> Void) {
        do { try work() } catch { status.problem = "\(error)" }
        reload()
        startSync()
    }

    // MARK: - The server

    /// Starts a sync, or another one after the running sync. If the server has requested a delay, the sync starts
    /// after the delay.
    func startSync() {
        if !retries.isOrdered { beginSync() }
    }

    private func beginSync() {
        guard let sync else { return }
        retries.cancel()
        isStale = true
        guard running == nil, !isHeld else { return }
        running = Task { [weak self] in
            while let self, isStale, !isHeld {
                isStale = false
                await run(sync)
            }
            self?.running = nil
            self?.waitForChange()
        }
    }

    /// Syncs at once, because the user asks, and returns after the sync.
    func refresh() async {
        beginSync()
        await running?.value
    }

    /// Does something while no sync is running: an answer for one account must not be stored in another one's list.
    func alone(_ work: () async throws -> Void) async rethrows {
        isHeld = true
        defer {
            isHeld = false
            beginSync()
        }
        // A delay that the server requested was for the former account. The waiting call has that account's token,
        // too.
        retries.cancel()
        listener?.stop()
        await running?.value
        try await work()
    }

    /// Starts a sync, and from then on receives changes of the server as soon as they happen.
    func startListening() {
        isListening = true
        startSync()
    }

    /// Ends the effect of ``startListening()``, as in the background. A running sync ends by itself.
    func stopListening() {
        isListening = false
        listener?.stop()
    }

    /// Waits for the server's next change, unless the server cannot be reached: then a retry is scheduled, which
    /// leads here again.
    private func waitForChange() {
        guard isListening, !isHeld, running == nil, status.problem == nil else { return }
        listener?.start { [weak self] in self?.startSync() }
    }

    private func run(_ sync: TodoSync) async {
        status.isSyncing = true
        var problem: (any Error)?
        do { try await sync.run() } catch { problem = error }
        status.isSyncing = false
        status.problem = problem.map { "\($0)" }
        status.needsLogin = problem as? TodoError == .unauthorized
        retries.take(problem) { [weak self] in self?.beginSync() }
        reload()
    }

    /// Reads all records again.
    func reload() {
        do {
            let (tasks, projects, tags) = (try store.tasks(), try store.names(Project.self), try store.names(Tag.self))
            if tasks != self.tasks { self.tasks = tasks }
            if projects != self.projects { self.projects = projects }
            if tags != self.tags { self.tags = tags }
            var status = status
            status.waiting = try store.pending().count
            status.refusals = try store.refusals().map(\.reason)
            if status != self.status { self.status = status }
        } catch {
            status.problem = "\(error)"
        }
        observers.tell(self)
    }
}

/// Notified when tasks have changed.
@MainActor protocol TodoBookObserver: AnyObject {
    func bookDidChange(_ book: TodoBook)
}

/// Observers of changes, held weakly.
@MainActor final class BookObservers {
    private struct Entry { weak var observer: (any TodoBookObserver)? }
    private var entries: [Entry] = []

    func add(_ observer: any TodoBookObserver) { entries.append(Entry(observer: observer)) }

    func tell(_ book: TodoBook) {
        entries.removeAll { $0.observer == nil }
        for entry in entries { entry.observer?.bookDidChange(book) }
    }
}
