import Synchronization

/// Work that a test holds back and releases, and that counts how much of it ran at once.
final class Workshop: Sendable {
    struct Broken: Error, Equatable {
        let item: Int
    }

    private struct State {
        var running = 0
        var highest = 0
        var begun: [Int] = []
        var released: Set<Int> = []
        var isOpen = false
    }

    private let state = Mutex(State())

    var running: Int { state.withLock { $0.running } }
    var highest: Int { state.withLock { $0.highest } }
    var begun: [Int] { state.withLock { $0.begun } }

    /// Lets the work for these items end.
    func release(_ items: Int...) { state.withLock { $0.released.formUnion(items) } }
    /// Lets all work end.
    func open() { state.withLock { $0.isOpen = true } }

    /// Waits until the item is released, or its task is cancelled.
    func make(_ item: Int) async throws -> String {
        enter(item)
        defer { state.withLock { $0.running -= 1 } }
        while !state.withLock({ $0.isOpen || $0.released.contains(item) }) {
            try Task.checkCancellation()
            await Task.yield()
        }
        return "\(item)"
    }

    /// Waits until the item is released, even if the task is cancelled.
    func makeStubbornly(_ item: Int) async -> String {
        enter(item)
        defer { state.withLock { $0.running -= 1 } }
        while !state.withLock({ $0.isOpen || $0.released.contains(item) }) { await Task.yield() }
        return "\(item)"
    }

    private func enter(_ item: Int) {
        state.withLock { state in
            state.running += 1
            state.highest = max(state.highest, state.running)
            state.begun.append(item)
        }
    }
}

/// Yields until a condition is true.
@MainActor func until(_ isSo: @MainActor () -> Bool) async {
    while !isSo() { await Task.yield() }
}
