/// An animation through several values.
///
/// If ``path`` is set, the values are points along the path, and ``values`` are ignored.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order.
    open var values: [Any]?
    /// The path of a point-valued property. Each end of a line or curve counts as a value. `nil` by default.
    open var path: CGPath? {
        didSet { keyframePath = nil }
    }
    /// The times of the values, as rising fractions 0…1 of a run; evenly distributed by default. Discrete animations
    /// have one more time than values. Paced animations ignore the times.
    open var keyTimes: [NSNumber]?
    /// The timing curve of each segment; linear by default. Paced animations ignore the curves.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between values; linear by default.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The rotation of the layer along the path; `nil` by default, which means no rotation.
    open var rotationMode: CAAnimationRotationMode?
    /// The tightness of a cubic curve at each value, -1…1; 0 by default.
    open var tensionValues: [NSNumber]?
    /// The sharpness of a cubic curve's corner at each value, -1…1; 0 by default.
    open var continuityValues: [NSNumber]?
    /// The direction of a cubic curve's overshoot at each value, -1…1; 0 by default.
    open var biasValues: [NSNumber]?
    private var keyframePath: KeyframePath?

    override func copied() -> CAAnimation {
        let copy = super.copied()
        guard let copy = copy as? CAKeyframeAnimation else { return copy }
        (copy.values, copy.keyTimes, copy.timingFunctions, copy.path) = (values, keyTimes, timingFunctions, path)
        (copy.calculationMode, copy.rotationMode) = (calculationMode, rotationMode)
        (copy.tensionValues, copy.continuityValues, copy.biasValues) = (tensionValues, continuityValues, biasValues)
        return copy
    }

    override func property(_ key: String) -> Any? {
        switch key {
        case "values": values
        case "path": path
        case "keyTimes": keyTimes
        case "timingFunctions": timingFunctions
        case "calculationMode": calculationMode
        case "rotationMode": rotationMode
        case "tensionValues": tensionValues
        case "continuityValues": continuityValues
        case "biasValues": biasValues
        default: super.property(key)
        }
    }

    override func setProperty(_ value: Any?, _ key: String) -> Bool? {
        switch key {
        case "values": KeyedValue.object(value) { values = $0 }
        case "path": KeyedValue.object(value) { path = $0 }
        case "keyTimes": KeyedValue.object(value) { keyTimes = $0 }
        case "timingFunctions": KeyedValue.object(value) { timingFunctions = $0 }
        case "calculationMode": KeyedValue.name(value) { calculationMode = $0 }
        case "rotationMode": value == nil ? KeyedValue.object(value) { rotationMode = $0 } : KeyedValue.name(value) { rotationMode = $0 }
        case "tensionValues": KeyedValue.object(value) { tensionValues = $0 }
        case "continuityValues": KeyedValue.object(value) { continuityValues = $0 }
        case "biasValues": KeyedValue.object(value) { biasValues = $0 }
        default: super.setProperty(value, key)
        }
    }

    private var isDiscrete: Bool { calculationMode == .discrete }
    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    override func value(at progress: Double, over current: AnimatableValue) -> AnimatableValue? {
        if path != nil { return valueOnPath(at: progress) }
        let all = (values ?? []).compactMap { read($0) }
        return track(all).value(at: progress)
    }

    override var anyValue: AnimatableValue? { values?.first.flatMap { read($0) } ?? valueOnPath(at: 0) }

    override func apply(_ moment: ActiveTime.Moment, to properties: inout LayerProperties) {
        super.apply(moment, to: &properties)
        guard let rotationMode, let angle = heading(at: eased(moment.progress)) else { return }
        let rotation = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        properties.transform = CATransform3DConcat(properties.transform, CATransform3DMakeRotation(CGFloat(rotation), 0, 0, 1))
    }

    private func track(_ all: [AnimatableValue]) -> KeyframeTrack {
        var track = KeyframeTrack(values: all, times: isPaced ? KeyframeTrack.pacedTimes(all) : times(for: all.count))
        track.isDiscrete = isDiscrete
        track.isCurved = calculationMode == .cubic || calculationMode == .cubicPaced
        if !isPaced { track.functions = timingFunctions ?? [] }
        if track.isCurved { track.splineParameters = all.indices.map(splineParameters) }
        return track
    }

    private func splineParameters(_ index: Int) -> KeyframeTrack.SplineParameters {
        func number(_ list: [NSNumber]?) -> Double { list.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0 }
        return KeyframeTrack.SplineParameters(
            tension: number(tensionValues), continuity: number(continuityValues), bias: number(biasValues))
    }

    private func times(for count: Int) -> [Double] {
        if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
        return KeyframeTrack.evenTimes(count, isDiscrete: isDiscrete)
    }

    private func valueOnPath(at progress: Double) -> AnimatableValue? {
        guard let path, !path.isEmpty else { return nil }
        let keyframePath = self.keyframePath ?? KeyframePath(path)
        self.keyframePath = keyframePath
        if isPaced { return keyframePath.point(atLength: progress) }
        // With key times, the line that closes the path is a segment only if it has a key time.
        let count = keyTimes.map { $0.count > 1 ? min($0.count, keyframePath.count) : keyframePath.count } ?? keyframePath.count
        let points = keyframePath.points.prefix(count)
        if isDiscrete { return track(Array(points)).value(at: progress) }
        let times = times(for: count)
        let next = times.firstIndex { $0 > progress } ?? count
        guard next > 0 else { return keyframePath.point(0, at: 0) }
        guard next < count else { return points.last }
        let width = times[next] - times[next - 1]
        var fraction = width > 0 ? (progress - times[next - 1]) / width : 1
        if let timingFunctions, timingFunctions.indices.contains(next - 1) { fraction = timingFunctions[next - 1].value(at: fraction) }
        return keyframePath.point(next - 1, at: fraction)
    }

    /// Returns the direction of motion at a fraction of the run, in radians; `nil` for a point that does not move.
    private func heading(at progress: Double) -> Double? {
        guard !isDiscrete else { return nil }
        let width = 1e-4
        guard case .point(let from) = value(at: max(0, progress - width), over: .point(.zero)),
            case .point(let to) = value(at: min(1, progress + width), over: .point(.zero)), from != to
        else { return nil }
        return atan2(to.y - from.y, to.x - from.x)
    }
}

/// The interpolation of a keyframe animation between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear interpolation between two values; the default.
    public static let linear = Self(rawValue: "linear")
    /// Each value is held until the time of the next one.
    public static let discrete = Self(rawValue: "discrete")
    /// Constant speed along the whole path. Key times are ignored.
    public static let paced = Self(rawValue: "paced")
    /// A smooth curve through the values.
    public static let cubic = Self(rawValue: "cubic")
    /// A smooth curve through the values. The duration of each segment is proportional to its length.
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The rotation of a layer along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer's x axis points in the direction of motion.
    public static let rotateAuto = Self(rawValue: "auto")
    /// The layer's x axis points against the direction of motion.
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
