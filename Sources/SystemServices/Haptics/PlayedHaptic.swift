import Foundation

/// A vibration or a sound that the app played with a haptic engine, or the feedback of a `UIFeedbackGenerator`.
public struct PlayedHaptic: Hashable, Sendable {
    /// The kind of a haptic.
    public enum Kind: Hashable, Sendable {
        /// A short tap: `CHHapticEvent.EventType.hapticTransient`.
        case transient
        /// A vibration with a duration: `.hapticContinuous`.
        case continuous
        /// A tone with a duration: `.audioContinuous`.
        case audioContinuous
        /// A sound of a file: `.audioCustom`.
        case audioCustom
        /// The feedback of a collision: `UIImpactFeedbackGenerator`, with the raw value of its style.
        case impact(style: Int)
        /// The feedback of a selection: `UISelectionFeedbackGenerator`.
        case selection
        /// The feedback of a result: `UINotificationFeedbackGenerator`, with the raw value of its type.
        case notification(type: Int)
    }

    /// The kind of the haptic.
    public let kind: Kind
    /// The time of its beginning on the frame clock, in seconds.
    public let time: TimeInterval
    /// The duration in seconds; 0 for a tap and for feedback. The end of a player shortens it.
    public internal(set) var duration: TimeInterval
    /// The strength of the vibration, or the volume of the sound, 0…1. Contains the effect of parameters and curves at
    /// the beginning of the event.
    public let intensity: Double
    /// The sharpness of the vibration, 0…1; 0 for feedback.
    public let sharpness: Double
    /// The file of a sound; `nil` for all others.
    public let url: URL?

    package init(
        _ kind: Kind, time: TimeInterval, duration: TimeInterval = 0, intensity: Double = 1, sharpness: Double = 0, url: URL? = nil
    ) {
        self.kind = kind
        self.time = time
        self.duration = duration
        self.intensity = intensity
        self.sharpness = sharpness
        self.url = url
    }
}
