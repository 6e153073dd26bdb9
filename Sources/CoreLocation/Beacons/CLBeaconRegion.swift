import Foundation

/// The region around the beacons of a constraint.
///
/// > Difference from Apple: the manager cannot monitor such a region:
/// > ``CLLocationManager/isMonitoringAvailable(for:)`` is `false`, and the delegate receives
/// > ``CLError/Code/regionMonitoringFailure``.
/// - Source: https://developer.apple.com/documentation/corelocation/clbeaconregion
// Unchecked: the class adds a constant, and a flag that the superclass' lock guards. Subclasses are responsible for
// their own properties.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The identity of the region's beacons.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint

    /// Creates the region of a constraint's beacons.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    /// Creates the region of the beacons with a UUID.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }

    /// Creates the region of the beacons with a UUID and a group number.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }

    /// Creates the region of one beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier: identifier)
    }

    /// The older name of ``init(uuid:identifier:)``.
    @available(*, deprecated, renamed: "init(uuid:identifier:)")
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }

    /// The older name of ``init(uuid:major:identifier:)``.
    @available(*, deprecated, renamed: "init(uuid:major:identifier:)")
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    /// The older name of ``init(uuid:major:minor:identifier:)``.
    @available(*, deprecated, renamed: "init(uuid:major:minor:identifier:)")
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    /// The UUID of the beacons.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// The older name of ``uuid``.
    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { uuid }
    /// The number of the group; `nil` for any.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// The number within the group; `nil` for any.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
    /// Whether the delegate receives the state when the display is switched on; `false` by default. The property has
    /// no effect on Linux.
    open var notifyEntryStateOnDisplay: Bool {
        get { flags.withLock(\.display) }
        set { flags.withLock { $0.display = newValue } }
    }
}
