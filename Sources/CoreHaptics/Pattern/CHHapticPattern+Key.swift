extension CHHapticPattern {
    /// A key in the dictionary of a pattern, and in an AHAP file.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The name in dictionaries and AHAP files.
        public let rawValue: String

        /// Creates an identifier with the name in dictionaries and AHAP files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The version of the format.
        public static let version = Self(rawValue: "Version")
        /// The list of events, parameters and curves.
        public static let pattern = Self(rawValue: "Pattern")
        /// An event.
        public static let event = Self(rawValue: "Event")
        /// The type of an event.
        public static let eventType = Self(rawValue: "EventType")
        /// The time of an event, a parameter, a curve or a control point, in seconds.
        public static let time = Self(rawValue: "Time")
        /// The duration of an event, in seconds.
        public static let eventDuration = Self(rawValue: "EventDuration")
        /// The path of the sound of an event.
        public static let eventWaveformPath = Self(rawValue: "EventWaveformPath")
        /// Whether the sound of an event fades in and out.
        public static let eventWaveformUseVolumeEnvelope = Self(rawValue: "EventWaveformUseVolumeEnvelope")
        /// Whether the sound of an event repeats.
        public static let eventWaveformLoopEnabled = Self(rawValue: "EventWaveformLoopEnabled")
        /// The parameters of an event.
        public static let eventParameters = Self(rawValue: "EventParameters")
        /// A dynamic parameter.
        public static let parameter = Self(rawValue: "Parameter")
        /// The identifier of a parameter.
        public static let parameterID = Self(rawValue: "ParameterID")
        /// The value of a parameter or of a control point.
        public static let parameterValue = Self(rawValue: "ParameterValue")
        /// A parameter curve.
        public static let parameterCurve = Self(rawValue: "ParameterCurve")
        /// The control points of a curve.
        public static let parameterCurveControlPoints = Self(rawValue: "ParameterCurveControlPoints")
    }
}

extension CHHapticEngine {
    /// A number that a haptic engine gives to a sound.
    public typealias AudioResourceID = CHHapticAudioResourceID
}

/// The number of a sound that an app registered with a haptic engine.
public typealias CHHapticAudioResourceID = Int

/// The time of an action that happens as soon as possible: 0.
public let CHHapticTimeImmediate: TimeInterval = 0
