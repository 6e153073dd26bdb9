extension TestApp {
    /// The number of actions between two checks of the app.
    private static let stride = 20

    /// Sends random input to the app, and reports violated invariants during the test and after all input has ended.
    ///
    /// The checks cover the trees of views, layers and controllers, their geometry, and the responders. At the end
    /// they also cover touches and drags in progress, recognizers that wait for ended touches, and the focus. The
    /// same seed sends the same events to an app that behaves the same. The test ends with the first check that
    /// reports a violation, or with the app.
    ///
    /// ```swift
    /// let problems = await app.monkeyTest(events: 2_000, seed: 7)
    /// #expect(problems.isEmpty)
    /// ```
    ///
    /// - Parameters:
    ///   - events: The number of actions; 1,000 by default, which take some seconds.
    ///   - seed: The seed of the random number generator.
    ///   - each: Called before each action with its number, from 1 on; for an app that crashes.
    /// - Returns: The violated invariants, each of which begins with the number of actions; empty if there are none.
    public func monkeyTest(events: Int = 1_000, seed: UInt64, each: (@MainActor (_ event: Int) -> Void)? = nil) async -> [String] {
        let monkey = Monkey(self, seed: seed)
        while monkey.done < events, !host.isTerminated {
            each?(monkey.done + 1)
            monkey.act()
            guard monkey.done.isMultiple(of: Self.stride) else { continue }
            let problems = MonkeyChecker.problems(of: self, isAtRest: false)
            guard problems.isEmpty else { return problems.map { "after \(monkey.done): \($0)" } }
            await Task.yield()
        }
        monkey.rest()
        return MonkeyChecker.problems(of: self, isAtRest: true).map { "at rest after \(monkey.done): \($0)" }
    }
}
