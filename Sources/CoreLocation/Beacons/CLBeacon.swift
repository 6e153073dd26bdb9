import Foundation

/// The relative distance to a beacon.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clproximity
public enum CLProximity: Int, Sendable {
    /// The distance is unknown.
    case unknown = 0
    /// A distance of some centimetres.
    case immediate = 1
    /// A distance of some metres.
    case near = 2
    /// A greater distance.
    case far = 3
}

/// A beacon that was detected during ranging.
///
/// > Difference from Apple: the manager detects no beacons; see ``CLLocationManager/isRangingAvailable()``.
/// - Source: https://developer.apple.com/documentation/corelocation/clbeacon
// Unchecked: there are no stored properties, and subclasses are responsible for their own.
open class CLBeacon: NSObject, NSCopying, @unchecked Sendable {
    /// Returns the beacon itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The UUID that the beacon sends.
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// The older name of ``uuid``.
    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { uuid }
    /// The number of the beacon's group.
    open var major: NSNumber { 0 }
    /// The number of the beacon within its group.
    open var minor: NSNumber { 0 }
    /// The relative distance to the beacon.
    open var proximity: CLProximity { .unknown }
    /// The accuracy of the distance, in metres; negative if unknown.
    open var accuracy: CLLocationAccuracy { -1 }
    /// The strength of the signal, in decibels; 0 if unknown.
    open var rssi: Int { 0 }
    /// The time of the detection.
    open var timestamp: Date { .distantPast }
}
