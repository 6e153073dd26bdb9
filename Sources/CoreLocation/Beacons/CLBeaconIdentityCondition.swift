import Foundation

/// The identity of a beacon: its UUID, and perhaps its numbers. Never changes.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clbeaconidentitycondition-swift.class
// Every stored property is a constant of a Sendable type; subclasses answer for their own.
open class CLBeaconIdentityCondition: NSObject, NSCopying, @unchecked Sendable {
    /// The UUID that a beacon of the group sends.
    public let uuid: UUID
    /// The number of the group; `nil` for any.
    public let major: CLBeaconMajorValue?
    /// The number within the group; `nil` for any.
    public let minor: CLBeaconMinorValue?

    /// Beacons of a UUID.
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }

    /// Beacons of a UUID and a number.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }

    /// The beacon of a UUID and two numbers.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }

    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }

    /// The condition itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Conditions are equal if they want the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityCondition else { return false }
        return uuid == other.uuid && major == other.major && minor == other.minor
    }

    /// Follows UUID and numbers.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(uuid)
        hasher.combine(major)
        hasher.combine(minor)
        return hasher.finalize()
    }
}

/// The beacons that a manager ranges.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clbeaconidentityconstraint
// The superclass proves it; there are no properties of its own.
open class CLBeaconIdentityConstraint: CLBeaconIdentityCondition, @unchecked Sendable {}

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon within its group.
public typealias CLBeaconMinorValue = UInt16
