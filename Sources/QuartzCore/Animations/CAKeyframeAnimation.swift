/// An animation through several values.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order.
    open var values: [Any]?
    /// When each value is reached, as rising shares 0…1 of a run; evenly by default. One more than there are values if discrete.
    open var keyTimes: [NSNumber]?
    /// The curve of each step between two values; even by default.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between are found; linear by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func copied() -> CAAnimation {
        let copy = super.copied()
        guard let copy = copy as? CAKeyframeAnimation else { return copy }
        (copy.values, copy.keyTimes, copy.timingFunctions) = (values, keyTimes, timingFunctions)
        copy.calculationMode = calculationMode
        return copy
    }

    override func value(at progress: Double, over current: AnimatableValue) -> AnimatableValue? {
        let values = (values ?? []).compactMap { AnimatableValue($0) }
        guard let first = values.first, let last = values.last else { return nil }
        let times = times(for: values.count)
        guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
        guard next > 0 else { return first }
        if calculationMode == .discrete { return values[min(next - 1, values.count - 1)] }
        guard next < values.count else { return last }
        let width = times[next] - times[next - 1]
        var share = width > 0 ? (progress - times[next - 1]) / width : 1
        if let timingFunctions, timingFunctions.indices.contains(next - 1) { share = timingFunctions[next - 1].value(at: share) }
        return values[next - 1].mixed(with: values[next], at: share)
    }

    private func times(for count: Int) -> [Double] {
        let isDiscrete = calculationMode == .discrete
        if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
        let steps = Double(max(1, isDiscrete ? count : count - 1))
        return (0..<count + (isDiscrete ? 1 : 0)).map { Double($0) / steps }
    }
}

/// How a keyframe animation finds the values between its own.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Evenly between two values; the default.
    public static let linear = Self(rawValue: "linear")
    /// Each value until the next one's time.
    public static let discrete = Self(rawValue: "discrete")
}
