import Testing

@testable import AppIntents

/// Parameters with a range of numbers.
@Suite struct NumberRangeTests {
    private struct TipIntent: AppIntent {
        static let title: LocalizedStringResource = "Give a Tip"

        @Parameter(title: "Percent", controlStyle: .field, inclusiveRange: (lowerBound: 0, upperBound: 20)) var percent: Double?
        @Parameter(title: "Count", default: 1, controlStyle: .stepper, inclusiveRange: (1, 5)) var count: Int

        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func anOptionalNumberIsInTheRangeOrAbsent() throws {
        let intent = TipIntent()
        let isInRange = try #require(intent.$percent.isInRange)
        #expect(isInRange(nil) && isInRange(0) && isInRange(20) && !isInRange(-0.1) && !isInRange(20.1) && intent.percent == nil)
        let isCount = try #require(intent.$count.isInRange)
        #expect(isCount(5) && !isCount(0) && intent.count == 1)
    }
}
