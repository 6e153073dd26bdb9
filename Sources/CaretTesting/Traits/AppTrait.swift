import Testing

/// Runs the tests that own an application one at a time, across all suites of a process.
///
/// Put the trait on a test or a suite as `.app`. If an application is still running when the test returns, it is
/// terminated. The next test starts with empty folders, settings and cookies. Temporary files exist until the process
/// exits.
public struct AppTrait: TestTrait, SuiteTrait, TestScoping {
    /// Whether a suite applies the trait to each of its tests.
    public var isRecursive: Bool { true }

    /// Waits for the test's turn, runs the test, and terminates an application that is still running.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // The scope of a suite does not acquire the lease, because each of its test cases acquires the lease. Another
        // trait of the test may hold the lease already.
        guard testCase != nil, !ApplicationLease.isHeld else { return try await function() }
        await ApplicationLease.shared.acquire()
        do {
            try TestContainer.empty()
            try await ApplicationLease.$isHeld.withValue(true) { try await function() }
        } catch {
            await end()
            throw error
        }
        await end()
    }

    private func end() async {
        await TestApp.current?.terminate()
        await ApplicationLease.shared.release()
    }
}

extension Trait where Self == AppTrait {
    /// Marks a test that owns an application; see ``AppTrait``.
    public static var app: AppTrait { AppTrait() }
}
