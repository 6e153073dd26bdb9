/// When something happens, and how often.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// When it starts, in seconds of the layer's time; 0 stands for the frame in which it is added.
    var beginTime: CFTimeInterval { get set }
    /// An offset into the active time, in seconds; 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// How long one run takes, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast it runs; 1 by default, 0 stands still, negative runs backwards.
    var speed: Float { get set }
    /// How often it runs; 0 by default, which is once. `.infinity` never ends.
    var repeatCount: Float { get set }
    /// How long it runs over and over, in seconds; 0 by default, which lets ``repeatCount`` decide.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards; `false` by default.
    var autoreverses: Bool { get set }
    /// What is shown before and after; removed by default.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The last value, after the end.
    public static let forwards = Self(rawValue: "forwards")
    /// The first value, before the start.
    public static let backwards = Self(rawValue: "backwards")
    /// Both.
    public static let both = Self(rawValue: "both")
    /// Neither; the default.
    public static let removed = Self(rawValue: "removed")
}
