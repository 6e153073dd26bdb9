internal import Caret
import Testing

/// Fails a test after which a controller, a view or another sender of handlers is still alive.
///
/// ```swift
/// @Test(.noLeaks) func savingClosesTheEditor() async throws {
///     let app = try await TestApp.launch(AppDelegate())
///     try await app.tap("Save")
/// }
/// ```
///
/// The trait includes ``AppTrait``: the test owns an application, which is terminated when the test returns. Then
/// tasks have time to end, and each object that is alive is an issue. The issue names the handler that retains the
/// object with its line, or the properties through which the object retains itself. Controllers that the leak audit
/// reports while the test runs are issues, too.
///
/// The trait covers the controllers of the application, the senders of handlers, and the views that are in a window
/// when the test returns. A test that throws an error is not examined.
public struct NoLeaksTrait: TestTrait, SuiteTrait, TestScoping {
    let exceptions: [any AnyObject.Type]

    /// Whether a suite applies the trait to each of its tests.
    public var isRecursive: Bool { true }

    /// Runs the test, terminates its application, and records an issue for each object that is still alive.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard let testCase else { return try await function() }
        try await AppTrait().provideScope(for: test, testCase: testCase) {
            let watch = await LeakWatch()
            try await function()
            let reports = await Self.reports(watch, exceptions)
            for report in reports { Issue.record("\(report)", sourceLocation: test.sourceLocation) }
        }
    }

    @MainActor private static func reports(_ watch: LeakWatch, _ exceptions: [any AnyObject.Type]) async -> [String] {
        watch.recordWindows()
        let diagnostics = TestApp.current?.diagnostics.filter { $0.code == "leak.controller" }.map(\.message) ?? []
        TestApp.current?.terminate()
        for _ in 0..<taskTurns { await Task.yield() }
        // A cancelled request ends on another thread, which takes real time.
        for _ in 0..<waits where watch.hasLeaks(except: exceptions) { try? await Task.sleep(for: .milliseconds(5)) }
        let alive = watch.end(except: exceptions)
        // A controller that is still alive has been reported when it left the screen.
        let names = Set(alive.compactMap { $0.split(separator: " ").first })
        return diagnostics.filter { !names.contains($0.prefix { $0 != " " }) } + alive
    }

    @MainActor static func applicationDidLaunch() { LeakWatch.current?.observeApplication() }

    /// The number of turns of the main actor in which cancelled tasks can end.
    private static let taskTurns = 64
    /// The number of waits for tasks that end on other threads: one second in all. A test without a leak does not wait.
    private static let waits = 200
}

extension Trait where Self == NoLeaksTrait {
    /// Fails a test after which a controller, a view or another sender of handlers is alive; see ``NoLeaksTrait``.
    public static var noLeaks: NoLeaksTrait { NoLeaksTrait(exceptions: []) }

    /// Fails a test after which a controller, a view or another sender of handlers is alive; see ``NoLeaksTrait``.
    ///
    /// - Parameter exceptions: The classes whose objects may outlive the test, such as a shared controller's class.
    public static func noLeaks(except exceptions: any AnyObject.Type...) -> NoLeaksTrait { NoLeaksTrait(exceptions: exceptions) }
}
