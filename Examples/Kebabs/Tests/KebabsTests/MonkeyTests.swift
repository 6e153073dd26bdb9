import CaretTesting
import Foundation
import Testing

@testable import Kebabs

/// A monkey test of the app: some hundred events each time, and as many as requested by `make monkey EVENTS=500000
/// SEED=7`.
@MainActor @Suite(.app) struct MonkeyTests {
    private func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

    @Test func nothingBreaks() async throws {
        let seed = number("CARET_MONKEY_SEED") ?? 20_260_101
        // There are about ten other examples, which share the requested number.
        var left = number("CARET_MONKEY_EVENTS").map { $0 / 10 } ?? 300
        var round = 0
        while left > 0 {
            let count = min(left, 2_000)
            let app = try await TestApp.launch(AppDelegate(arguments: ["--offline"]), on: .standard.scale(1))
            let problems = await app.monkeyTest(events: count, seed: UInt64(truncatingIfNeeded: seed &+ round &* 0x1_0000))
            #expect(problems.isEmpty, "seed \(seed), round \(round): \(problems.prefix(6))")
            app.terminate()
            left -= count
            round += 1
        }
    }
}
