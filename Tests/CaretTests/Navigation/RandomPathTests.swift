import Caret
import CaretTesting
import Foundation
import Observation
import SlowTests
import Testing

/// A navigation controller and its model under random changes from both sides. They agree whenever the app is at rest.
@MainActor @Suite(.app) struct RandomPathTests {
    /// Each seed is an app with this number of changes. The slow run makes 100,000 changes.
    private static let changeCount = 200
    nonisolated private static let seeds: Range<UInt64> = {
        let seed = ProcessInfo.processInfo.environment["CARET_TEST_SEED"].flatMap { UInt64($0) }
        return seed.map { $0..<$0 + 1 } ?? 0..<Amount.of(normal: 3, slow: 500)
    }()

    @Test(arguments: seeds) func modelAndStackAgreeAtRest(seed: UInt64) async throws {
        let walk = RandomPathWalk(seed: seed)
        let app = try await TestApp.launch(showing: { walk.tabs }, on: Device(size: CGSize(width: 160, height: 240), scale: 1))
        try await app.settle()
        for number in 0..<Self.changeCount {
            try await walk.step(in: app)
            guard number % 4 == 3 else { continue }
            try await walk.rest(in: app)
            let faults = walk.faults
            guard faults.isEmpty else {
                Issue.record("seed \(seed), change \(number): \(faults) after \(walk.log.suffix(12))")
                return
            }
        }
        #expect(app.diagnostics.isEmpty, "seed \(seed): \(app.diagnostics.prefix(3))")
        walk.end()
        try await app.settle()
        #expect(walk.livingScreens <= 1, "seed \(seed): screens are kept")
    }
}
