/// The errors that count as 0, in points.
enum SolverTolerance {
    /// The error up to which a constraint holds. A thousandth of a pixel is about a thousand times as large.
    static let violation = 1e-6
    /// The magnitude up to which a coefficient counts as a rounding error.
    static let coefficient = 1e-9

    /// Whether an error is significant relative to numbers of the given magnitude.
    static func isViolated(_ error: Double, near magnitude: Double) -> Bool {
        error > violation * max(1, abs(magnitude))
    }
}
