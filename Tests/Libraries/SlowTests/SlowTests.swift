import Foundation
import Testing

/// The runs with the tests that `make test` leaves out or shortens: `make slow`, and some suites in `make check`.
public enum SlowRun {
    /// Whether this process belongs to such a run.
    public static let isActive = ProcessInfo.processInfo.environment["CARET_SLOW_TESTS"] == "1"
}

/// The amount of random input that a test receives.
public enum Amount {
    /// Returns the seeds, or the number of steps, of a test.
    ///
    /// - Parameters:
    ///   - normal: The amount in `make test`: at most five seconds' worth, for all arguments of the test together.
    ///   - slow: The amount in `make slow`.
    public static func of<Value>(normal: Value, slow: Value) -> Value { SlowRun.isActive ? slow : normal }
}

extension Trait where Self == ConditionTrait {
    /// Marks a test that only `make slow` runs. The target's filter in the Makefile names the test's suite.
    public static var slow: Self { .enabled(if: SlowRun.isActive, "slow; set CARET_SLOW_TESTS=1") }
}
