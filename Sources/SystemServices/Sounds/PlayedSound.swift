import Foundation

/// A sound or a vibration that the app played.
public struct PlayedSound: Hashable, Sendable {
    /// The number of the sound: one of the system's, such as 1104, or one that the app created.
    public let id: UInt32
    /// The file of a sound that the app created; `nil` for a sound of the system.
    public let url: URL?
    /// Whether the sound was played as an alert.
    public let isAlert: Bool
    /// Whether the device vibrates instead of playing a sound.
    public let isVibration: Bool
}
