extension CHHapticEvent {
    /// The type of an event.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// The name in dictionaries and AHAP files.
        public let rawValue: String

        /// Creates an identifier with the name in dictionaries and AHAP files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A short tap.
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        /// A vibration with a duration.
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
        /// A tone with a duration.
        public static let audioContinuous = Self(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = Self(rawValue: "AudioCustom")

        static let known: Set<Self> = [
            .hapticTransient, .hapticContinuous, .audioContinuous, .audioCustom,
        ]
    }
}

extension CHHapticEvent {
    /// The identifier of a parameter of an event.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// The name in dictionaries and AHAP files.
        public let rawValue: String

        /// Creates an identifier with the name in dictionaries and AHAP files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The strength of a haptic event, 0…1; 1 by default.
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        /// The sharpness of a haptic event, from 0 for round to 1 for crisp.
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
        /// The time in which an event reaches its full strength, in seconds.
        public static let attackTime = Self(rawValue: "AttackTime")
        /// The time in which an event that is not sustained decays, in seconds.
        public static let decayTime = Self(rawValue: "DecayTime")
        /// The time in which an event fades after its end, in seconds.
        public static let releaseTime = Self(rawValue: "ReleaseTime")
        /// Whether an event keeps its strength for its duration: 1 or 0.
        public static let sustained = Self(rawValue: "Sustained")
        /// The volume of an audio event, 0…1; 1 by default.
        public static let audioVolume = Self(rawValue: "AudioVolume")
        /// The pitch of an audio event, -1…1.
        public static let audioPitch = Self(rawValue: "AudioPitch")
        /// The position of an audio event, from -1 for the left to 1 for the right.
        public static let audioPan = Self(rawValue: "AudioPan")
        /// The amount of high frequencies in an audio event, 0…1.
        public static let audioBrightness = Self(rawValue: "AudioBrightness")

        static let known: Set<Self> = [
            .hapticIntensity, .hapticSharpness, .attackTime, .decayTime, .releaseTime, .sustained, .audioVolume, .audioPitch, .audioPan,
            .audioBrightness,
        ]
    }
}
