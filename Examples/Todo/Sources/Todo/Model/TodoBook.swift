import Foundation
import Observation
import TodoKit

/// What the screens show, and where they write.
///
/// Screens read what is in memory. A change goes into the store at once, and from there to the server when there is one to be had.
@Observable @MainActor final class TodoBook {
    private(set) var tasks: [TodoTask] = []
    private(set) var projects: [Project] = []
    private(set) var tags: [Tag] = []
    private(set) var status = Status()

    /// How it stands with the server.
    struct Status: Equatable {
        /// Changes that the server has not confirmed.
        var waiting = 0
        var isSyncing = false
        /// Why the last try came to nothing.
        var problem: String?
        /// Whether the server wants to know who somebody is.
        var needsLogin = false
        /// Why the server would not have a change.
        var refusals: [String] = []
    }

    /// For screens of the older style: they are told, where closures follow what they read.
    @ObservationIgnored let observers = BookObservers()
    @ObservationIgnored let store: TodoStore
    @ObservationIgnored private let sync: TodoSync?
    @ObservationIgnored private let now: () -> Date
    @ObservationIgnored private(set) var running: Task<Void, Never>?
    @ObservationIgnored private var listening: Task<Void, Never>?
    @ObservationIgnored private var isStale = false
    @ObservationIgnored private var isHeld = false
    @ObservationIgnored private var retries: Retries

    /// - Parameters:
    ///   - store: where everything is kept.
    ///   - sync: brings store and server together; `nil` for a list of this device alone.
    ///   - retries: when to try again what came to nothing.
    ///   - now: what time it is.
    init(_ store: TodoStore, sync: TodoSync? = nil, retries: Retries = Retries(), now: @escaping () -> Date = { Date() }) {
        (self.store, self.sync, self.retries, self.now) = (store, sync, retries, now)
        reload()
    }

    isolated deinit {
        retries.cancel()
        listening?.cancel()
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

    /// Adds a project or tag; `nil` where there is no name. One that has the name already is taken instead.
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

    /// Sends and receives, unless that is under way; then it is done once more afterwards. Where the server has asked to be left alone, it
    /// is done when that time is over.
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
        }
    }

    /// Sends and receives, and returns when that is done; at once, for it is a person who asks.
    func refresh() async {
        beginSync()
        await running?.value
    }

    /// Does something while nothing is sent or received: an answer to one person must not come into another one's list.
    func alone(_ work: () async throws -> Void) async rethrows {
        isHeld = true
        defer {
            isHeld = false
            beginSync()
        }
        // Whatever the server has ordered, it has ordered who was in before.
        retries.cancel()
        await running?.value
        try await work()
    }

    /// Waits for changes on the server from now on, and takes them in as soon as they are there.
    ///
    /// - Parameters:
    ///   - pause: how long to wait after a try that came to nothing.
    ///   - clock: what that is measured with.
    func listen(pause: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock()) {
        guard let sync, listening == nil else { return }
        listening = Task { [weak self] in
            while !Task.isCancelled {
                do {
                    guard try await sync.waitForChange() else { continue }
                    await self?.refresh()
                    // What did not come in is still there to be had: not at once.
                    if self?.canTakeIn == false { try? await clock.sleep(for: pause) }
                } catch {
                    try? await clock.sleep(for: pause)
                }
                if self == nil { return }
            }
        }
    }

    private var canTakeIn: Bool { !isHeld && status.problem == nil }

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

    /// Reads everything once more.
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

/// Is told when tasks have changed.
@MainActor protocol TodoBookObserver: AnyObject {
    func bookDidChange(_ book: TodoBook)
}

/// Screens that are told of changes; none is kept.
@MainActor final class BookObservers {
    private struct Entry { weak var observer: (any TodoBookObserver)? }
    private var entries: [Entry] = []

    func add(_ observer: any TodoBookObserver) { entries.append(Entry(observer: observer)) }

    func tell(_ book: TodoBook) {
        entries.removeAll { $0.observer == nil }
        for entry in entries { entry.observer?.bookDidChange(book) }
    }
}
