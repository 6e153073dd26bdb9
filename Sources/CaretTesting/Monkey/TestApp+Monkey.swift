extension TestApp {
    /// How many things are done between two looks at the app.
    private static let stride = 20

    /// Touches, types, turns the wheel and the screen without any sense, and says what does not hold of the app while that goes on and when
    /// it has come to rest.
    ///
    /// Looked at are trees of views, layers and controllers, places and sizes, responders, and, at rest, what is still touched or dragged,
    /// who waits for fingers that are gone, and where the focus is.
    /// The same seed does the same to an app that does the same. It ends at the first look that finds something, or with the app.
    ///
    /// ```swift
    /// let problems = await app.monkeyTest(events: 2_000, seed: 7)
    /// #expect(problems.isEmpty)
    /// ```
    ///
    /// - Parameters:
    ///   - events: how many things are done; 1,000 by default, which take some seconds.
    ///   - seed: where chance begins.
    ///   - each: is called before each thing is done, with its number from 1 on; for a monkey that ends the process.
    /// - Returns: what does not hold, each in words that begin with the number of things done; nothing for an app that is well.
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
