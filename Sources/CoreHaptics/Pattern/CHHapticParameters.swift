/// A parameter that determines the character of one event.
///
/// - Source: https://developer.apple.com/documentation/corehaptics/chhapticeventparameter
open class CHHapticEventParameter: NSObject {
    /// The identifier of the parameter.
    public let parameterID: CHHapticEvent.ParameterID
    /// The value of the parameter; its range depends on the identifier.
    open var value: Float

    /// Creates a parameter.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
        super.init()
    }
}

/// A parameter that changes all haptic events, or all audio events, of a pattern.
///
/// - Source: https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter
open class CHHapticDynamicParameter: NSObject {
    /// The identifier of the parameter.
    public let parameterID: ID
    /// The value of the parameter; its range depends on the identifier.
    open var value: Float
    /// The time at which the value is applied, in seconds from the beginning of the pattern.
    open var relativeTime: TimeInterval

    /// Creates a parameter.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
        super.init()
    }
}

/// The values of a dynamic parameter in the course of a pattern. Values between the control points are interpolated.
///
/// - Source: https://developer.apple.com/documentation/corehaptics/chhapticparametercurve
open class CHHapticParameterCurve: NSObject {
    /// The value of a curve at a time.
    open class ControlPoint: NSObject {
        /// The time, in seconds from the beginning of the curve.
        open var relativeTime: TimeInterval
        /// The value of the parameter.
        open var value: Float

        /// Creates a control point.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
            super.init()
        }
    }

    /// The identifier of the parameter.
    public let parameterID: CHHapticDynamicParameter.ID
    /// The time at which the curve begins, in seconds from the beginning of the pattern.
    open var relativeTime: TimeInterval
    /// The control points.
    public let controlPoints: [ControlPoint]

    /// Creates a curve.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
        super.init()
    }
}
