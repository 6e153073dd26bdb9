/// How often something would like to be drawn, in frames per second.
///
/// The display keeps its own rate; what asks for less is served in every second, third … frame, whichever comes nearest.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Hashable, Sendable {
    /// No fewer than these.
    public var minimum: Float
    /// No more than these; 0 sets no limit.
    public var maximum: Float
    /// Best these; `nil` leaves it to the range.
    public var preferred: Float?

    /// Makes a range without limits, which is ``default``.
    public init() {
        (minimum, maximum, preferred) = (0, 0, 0)
    }

    /// Makes a range.
    ///
    /// - Precondition: none is negative or not a number, `minimum` is no more than `maximum`, and `preferred` lies between, or is 0.
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

    /// Whatever the display does.
    public static let `default` = CAFrameRateRange()

    /// Every how many frames of a display it is served: the count whose rate is nearest to the preferred one and in the range, if any is.
    package func interval(at rate: Double) -> Int {
        let wish = Double(preferred.map { $0 > 0 ? $0 : maximum } ?? maximum)
        guard wish > 0, rate > 0, rate.isFinite else { return 1 }
        let counts = 1...max(1, Int(min(10_000, (rate / max(wish, 0.01)).rounded(.up))))
        let allowed = counts.filter { count in
            let served = rate / Double(count)
            return served <= Double(maximum) + 0.5 && served >= Double(minimum) - 0.5
        }
        let choice = allowed.isEmpty ? Array(counts) : allowed
        return choice.min { abs(rate / Double($0) - wish) < abs(rate / Double($1) - wish) } ?? 1
    }
}
