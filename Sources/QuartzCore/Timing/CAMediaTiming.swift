/// The timing of an animation or a layer.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// The start time, in seconds of the layer's time; 0 selects the frame of the addition.
    var beginTime: CFTimeInterval { get set }
    /// An offset into the active time, in seconds; 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// The duration of one run, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed; 1 by default, 0 stops the time, negative values reverse it.
    var speed: Float { get set }
    /// The number of runs; 0 by default, which means one run. `.infinity` repeats without end.
    var repeatCount: Float { get set }
    /// The total duration of all repetitions, in seconds; 0 by default, which selects ``repeatCount``.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by a reversed run; `false` by default.
    var autoreverses: Bool { get set }
    /// The appearance before and after the active time; `removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The appearance of an animation outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The last value is shown after the end.
    public static let forwards = Self(rawValue: "forwards")
    /// The first value is shown before the start.
    public static let backwards = Self(rawValue: "backwards")
    /// The first value is shown before the start, and the last value after the end.
    public static let both = Self(rawValue: "both")
    /// No value is shown outside of the active time; the default.
    public static let removed = Self(rawValue: "removed")
}
