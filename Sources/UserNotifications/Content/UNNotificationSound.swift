import Foundation

/// The sound of a notification.
///
/// > Difference from Apple: sounds are not played. `app.system.notifications.presentations` contains their names.
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationsound
// Unchecked: all stored properties are constants of Sendable types.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    /// The name of a sound, or "default".
    let name: String
    /// Whether the sound ignores the mute switch.
    let isCritical: Bool
    /// The volume of a critical sound, in the unit interval.
    let volume: Float

    init(name: String, isCritical: Bool = false, volume: Float = 1) {
        self.name = name
        self.isCritical = isCritical
        self.volume = volume.isFinite ? min(1, max(0, volume)) : 1
        super.init()
    }

    /// Creates the sound of a file in the app's bundle, or in its folder `Library/Sounds`.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

    /// The system's sound for notifications.
    open class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }

    /// The system's sound for calls.
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: "defaultRingtone") }

    /// The system's sound for critical notifications.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: "defaultCritical", isCritical: true) }

    /// Returns the system's sound for critical notifications at a volume in the unit interval.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(name: "defaultCritical", isCritical: true, volume: volume)
    }

    /// Returns the sound of a file for calls.
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(name: name.rawValue) }

    /// Returns the sound of a file that ignores the mute switch.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name: name.rawValue, isCritical: true)
    }

    /// Returns the sound of a file that ignores the mute switch, at a volume in the unit interval.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(name: name.rawValue, isCritical: true, volume: volume)
    }

    /// Returns whether two sounds have the same name, kind and volume.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSound else { return false }
        return (name, isCritical, volume) == (other.name, other.isCritical, other.volume)
    }

    /// The hash value of the name.
    open override var hash: Int { name.hashValue }

    /// Returns the sound itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of a sound file.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationsoundname
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name of the file, with its extension.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
