/// A range of preferred frame rates, in frames per second.
///
/// The display keeps its own rate. A lower rate is approximated by every second, third, … frame.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum frame rate.
    public var minimum: Float
    /// The maximum frame rate; 0 for no limit.
    public var maximum: Float
    /// The preferred frame rate; `nil` for any rate in the range.
    public var preferred: Float?

    /// Creates a range without limits, equal to ``default``.
    public init() {
        (minimum, maximum, preferred) = (0, 0, 0)
    }

    /// Creates a range.
    ///
    /// - Precondition: no rate is negative or NaN, `minimum` does not exceed `maximum`, and `preferred` is between them
    ///   or is 0.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        precondition(
            minimum >= 0 && maximum >= minimum,
            "CAFrameRateRange: minimum \(minimum), maximum \(maximum). Give rates of 0 or more, the smaller one first.")
        if let preferred, preferred != 0 {
            precondition(
                preferred >= minimum && preferred <= maximum,
                "CAFrameRateRange: preferred \(preferred) is not in \(minimum)…\(maximum). Give one in between, or none.")
        }
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// The display's rate.
    public static let `default` = CAFrameRateRange()

    /// Returns the number of display frames for each frame of the range. The resulting rate is in the range, if
    /// possible, and is as near as possible to the preferred rate.
    package func interval(at rate: Double) -> Int {
        let preferredRate = Double(preferred.map { $0 > 0 ? $0 : maximum } ?? maximum)
        guard preferredRate > 0, rate > 0, rate.isFinite else { return 1 }
        let counts = 1...max(1, Int(min(10_000, (rate / max(preferredRate, 0.01)).rounded(.up))))
        let allowed = counts.filter { count in
            let resultingRate = rate / Double(count)
            return resultingRate <= Double(maximum) + 0.5 && resultingRate >= Double(minimum) - 0.5
        }
        let choice = allowed.isEmpty ? Array(counts) : allowed
        return choice.min { abs(rate / Double($0) - preferredRate) < abs(rate / Double($1) - preferredRate) } ?? 1
    }
}
