import Foundation

/// The identity of beacons: a UUID, and optionally the major and minor numbers. Immutable.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clbeaconidentitycondition-swift.class
// Unchecked: every stored property is a constant of a Sendable type, and subclasses are responsible for their own.
open class CLBeaconIdentityCondition: NSObject, NSCopying, @unchecked Sendable {
    /// The UUID that the beacons send.
    public let uuid: UUID
    /// The number of the group; `nil` for any.
    public let major: CLBeaconMajorValue?
    /// The number within the group; `nil` for any.
    public let minor: CLBeaconMinorValue?

    /// Creates a condition for the beacons with a UUID.
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }

    /// Creates a condition for the beacons with a UUID and a group number.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }

    /// Creates a condition for the beacon with a UUID and both numbers.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }

    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }

    /// Returns the condition itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether two conditions have equal UUIDs and numbers.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityCondition else { return false }
        return uuid == other.uuid && major == other.major && minor == other.minor
    }

    /// The hash value of the UUID and the numbers.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(uuid)
        hasher.combine(major)
        hasher.combine(minor)
        return hasher.finalize()
    }
}

/// The identity of the beacons that a manager ranges.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clbeaconidentityconstraint
// Unchecked: the superclass is Sendable, and there are no stored properties.
open class CLBeaconIdentityConstraint: CLBeaconIdentityCondition, @unchecked Sendable {}

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon within its group.
public typealias CLBeaconMinorValue = UInt16
