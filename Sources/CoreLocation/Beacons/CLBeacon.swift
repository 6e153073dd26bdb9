import Foundation

/// How near a beacon is.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clproximity
public enum CLProximity: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Within some centimetres.
    case immediate = 1
    /// Within some metres.
    case near = 2
    /// Farther.
    case far = 3
}

/// A beacon that was found.
///
/// > Difference from Apple: the manager finds none, as ``CLLocationManager/isRangingAvailable()`` says.
/// - Source: https://developer.apple.com/documentation/corelocation/clbeacon
// There are no stored properties; subclasses answer for their own.
open class CLBeacon: NSObject, NSCopying, @unchecked Sendable {
    /// The beacon itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The UUID that the beacon sends.
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// The older name of ``uuid``.
    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { uuid }
    /// The number of the group.
    open var major: NSNumber { 0 }
    /// The number within the group.
    open var minor: NSNumber { 0 }
    /// How near the beacon is.
    open var proximity: CLProximity { .unknown }
    /// How far away the beacon is, in metres; below zero if that is not known.
    open var accuracy: CLLocationAccuracy { -1 }
    /// How strong the signal is, in decibels; 0 if that is not known.
    open var rssi: Int { 0 }
    /// When the beacon was found.
    open var timestamp: Date { .distantPast }
}
