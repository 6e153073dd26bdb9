extension CHHapticDynamicParameter {
    /// The identifier of a parameter that changes all events of a pattern.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The name in dictionaries and AHAP files.
        public let rawValue: String

        /// Creates an identifier with the name in dictionaries and AHAP files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The factor of the strength of haptic events, 0…1; 1 by default.
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
        /// The change of the sharpness of haptic events, -1…1; 0 by default.
        public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
        /// The change of the attack time of haptic events, -1…1.
        public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
        /// The change of the decay time of haptic events, -1…1.
        public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
        /// The change of the release time of haptic events, -1…1.
        public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
        /// The factor of the volume of audio events, 0…1; 1 by default.
        public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
        /// The change of the position of audio events, -1…1.
        public static let audioPanControl = Self(rawValue: "AudioPanControl")
        /// The change of the amount of high frequencies in audio events, -1…1.
        public static let audioBrightnessControl = Self(rawValue: "AudioBrightnessControl")
        /// The change of the pitch of audio events, -1…1.
        public static let audioPitchControl = Self(rawValue: "AudioPitchControl")
        /// The change of the attack time of audio events, -1…1.
        public static let audioAttackTimeControl = Self(rawValue: "AudioAttackTimeControl")
        /// The change of the decay time of audio events, -1…1.
        public static let audioDecayTimeControl = Self(rawValue: "AudioDecayTimeControl")
        /// The change of the release time of audio events, -1…1.
        public static let audioReleaseTimeControl = Self(rawValue: "AudioReleaseTimeControl")

        static let known: Set<Self> = [
            .hapticIntensityControl, .hapticSharpnessControl, .hapticAttackTimeControl, .hapticDecayTimeControl, .hapticReleaseTimeControl,
            .audioVolumeControl, .audioPanControl, .audioBrightnessControl, .audioPitchControl, .audioAttackTimeControl,
            .audioDecayTimeControl, .audioReleaseTimeControl,
        ]
    }
}
