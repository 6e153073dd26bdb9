import Testing

/// Lets tests that own an application run one at a time, across all suites of the process.
///
/// Put it on a test or a suite as `.app`. What the test left running is ended when it returns, so that the next one starts
/// from nothing: with empty folders, settings and cookies, too. Temporary files stay until
/// the process ends.
public struct AppTrait: TestTrait, SuiteTrait, TestScoping {
    /// Suites hand the trait on to each of their tests.
    public var isRecursive: Bool { true }

    /// Waits for the turn, runs the test, and ends the application it leaves behind.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite's own scope holds no turn: each of its test cases takes one.
        guard testCase != nil else { return try await function() }
        await AppTurn.shared.take()
        do {
            try TestContainer.empty()
            try await AppTurn.$isHeld.withValue(true) { try await function() }
        } catch {
            await end()
            throw error
        }
        await end()
    }

    private func end() async {
        await TestApp.current?.terminate()
        await AppTurn.shared.handOn()
    }
}

extension Trait where Self == AppTrait {
    /// The test owns an application; see ``AppTrait``.
    public static var app: AppTrait { AppTrait() }
}
