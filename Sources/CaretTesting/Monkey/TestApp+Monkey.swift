extension TestApp {
    /// The number of actions after which the app is checked.
    private static let stride = 20

    /// Sends random input to the app. Reports violated invariants during the input and after all input has ended.
    ///
    /// The checks cover the trees of views, layers and controllers, their geometry, and the responders. At the end
    /// they also cover touches and drags in progress, recognizers that wait for touches that have ended, and the
    /// focus. With the same seed, an app that behaves the same receives the same events. The test ends with the first
    /// check that reports a violation, or when the app terminates.
    ///
    /// ```swift
    /// let problems = await app.monkeyTest(events: 2_000, seed: 7)
    /// #expect(problems.isEmpty)
    /// ```
    ///
    /// - Parameters:
    ///   - events: The number of actions; 1,000 by default, which takes a few seconds.
    ///   - seed: The seed of the random number generator.
    ///   - each: Called before each action with the number of the action, from 1. Use it to find the action that
    ///     crashes an app.
    /// - Returns: Descriptions of the violated invariants, each beginning with the number of actions; empty if there
    ///   are none.
    public func monkeyTest(events: Int = 1_000, seed: UInt64, each: (@MainActor (_ event: Int) -> Void)? = nil) async -> [String] {
        let monkey = Monkey(self, seed: seed)
        while monkey.actionCount < events, !host.isTerminated {
            each?(monkey.actionCount + 1)
            monkey.performAction()
            guard monkey.actionCount.isMultiple(of: Self.stride) else { continue }
            let problems = MonkeyChecker.problems(of: self, isAtRest: false)
            guard problems.isEmpty else { return problems.map { "after \(monkey.actionCount): \($0)" } }
            await Task.yield()
        }
        monkey.settle()
        return MonkeyChecker.problems(of: self, isAtRest: true).map { "at rest after \(monkey.actionCount): \($0)" }
    }
}
