import Foundation
import Testing

/// The cost of this package's module above OpenCombine:
/// `CARET_BENCHMARKS=1 swift test -c release -Xswiftc -enable-testing --filter PipelineBenchmark`.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["CARET_BENCHMARKS"] != nil)) struct PipelineBenchmark {
    private static let values = 1_000_000
    private static let runs = 15

    @Test func aMillionValuesTakeAtMostATenthMore() {
        var best = (combine: Duration.seconds(60), openCombine: Duration.seconds(60))
        let clock = ContinuousClock()
        for _ in 0..<Self.runs {
            var sums = (0, 0)
            // Both run alternately, so that another program on the machine disturbs both.
            best.combine = min(best.combine, clock.measure { sums.0 = PipelineOfCombine.run(Self.values) })
            best.openCombine = min(best.openCombine, clock.measure { sums.1 = PipelineOfOpenCombine.run(Self.values) })
            #expect(sums.0 == sums.1 && sums.0 != 0)
        }
        let ratio = best.combine / best.openCombine
        print("Combine \(best.combine), OpenCombine \(best.openCombine), ratio \(String(format: "%.3f", ratio))")
        #expect(ratio <= 1.1)
    }
}
