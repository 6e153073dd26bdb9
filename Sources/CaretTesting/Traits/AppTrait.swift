import Testing

/// Runs the tests that own an application one at a time, across all suites of the process.
///
/// Put the trait on a test or a suite as `.app`. An application that the test left running is terminated when
/// the test returns. The next test starts with empty folders, settings and cookies. Temporary files remain
/// until the process exits.
public struct AppTrait: TestTrait, SuiteTrait, TestScoping {
    /// Whether a suite applies the trait to each of its tests.
    public var isRecursive: Bool { true }

    /// Waits for the test's turn, runs the test, and terminates the application that remains.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // The scope of a suite takes no turn: each of its test cases takes one.
        guard testCase != nil else { return try await function() }
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
    /// The test owns an application; see ``AppTrait``.
    public static var app: AppTrait { AppTrait() }
}
