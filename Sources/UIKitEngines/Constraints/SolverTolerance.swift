/// The errors that count as 0, in points.
enum SolverTolerance {
    /// The error up to which a constraint holds; a thousandth of a pixel is a thousand times as much.
    static let violation = 1e-6
    /// The coefficient up to which a factor counts as a rounding error.
    static let coefficient = 1e-9

    /// Whether an error is significant relative to numbers of the given magnitude.
    static func isViolated(_ error: Double, near magnitude: Double) -> Bool {
        error > violation * max(1, abs(magnitude))
    }
}
