import Dispatch
import Synchronization
import Testing
import UIKitCore

/// Calls on the main queue.
@Suite struct MainQueueTests {
    @MainActor @Test func theMainQueueRunsCodeAtOnceAndThatOfOtherQueuesLater() async {
        let calls = Calls()
        MainQueue.run("a call at once") { calls.add("at once \(MainQueue.isCurrent)") }
        #expect(calls.all == ["at once true"])
        runInBackground { MainQueue.run("a later call") { calls.add("later \(MainQueue.isCurrent)") } }
        #expect(calls.all.count == 1 && PendingWork.names.contains("a later call"))
        for _ in 0..<1_000_000 where PendingWork.names.contains("a later call") { await Task.yield() }
        #expect(calls.all == ["at once true", "later true"])
    }

    /// Runs code on another thread, and waits for its end. Meanwhile the main actor runs no other code.
    private func runInBackground(_ body: @escaping @Sendable () -> Void) {
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group, execute: body)
        group.wait()
    }

    private final class Calls: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }
}
