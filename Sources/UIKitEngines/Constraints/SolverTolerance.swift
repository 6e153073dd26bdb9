/// What counts as nothing, in points.
enum SolverTolerance {
    /// Constraints that are wrong by less hold: a thousandth of a pixel is a thousand times as much.
    static let violation = 1e-6
    /// Coefficients below this are what is left over of rounding.
    static let coefficient = 1e-9

    /// Whether an error counts among numbers of that size.
    static func isViolated(_ error: Double, near magnitude: Double) -> Bool {
        error > violation * max(1, abs(magnitude))
    }
}
