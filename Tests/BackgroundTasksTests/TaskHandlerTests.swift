import CaretTesting
import Synchronization
import Testing

@testable import BackgroundTasks

/// The expiration handler of a task.
@MainActor @Suite(.app) struct TaskHandlerTests {
    /// An object of an app that uses a task when it is released.
    private final class Owner: Sendable {
        private let use: @Sendable () -> Void
        init(_ use: @escaping @Sendable () -> Void) { self.use = use }
        deinit { use() }
    }

    @Test func aFormerHandlerMayUseTheTask() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let task = BGTask("com.example.app.refresh", app.system.backgroundTasks)
        let reads = Mutex(0)
        for _ in 0..<2 {
            let owner = Owner { reads.withLock { $0 += task.identifier.isEmpty || task.expirationHandler == nil ? 10 : 1 } }
            task.expirationHandler = { _ = owner }
        }
        #expect(reads.withLock { $0 } == 1)
        let owner = Owner { reads.withLock { $0 += task.expirationHandler == nil ? 10 : 1 } }
        task.expirationHandler = { _ = owner }
        #expect(reads.withLock { $0 } == 2)
        task.setTaskCompleted(success: true)
        #expect(task.expirationHandler == nil)
    }
}
