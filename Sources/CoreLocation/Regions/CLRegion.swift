import Foundation
import Synchronization

/// A region of the Earth whose boundary can be crossed.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clregion
// Unchecked: the stored properties are constants of Sendable types, and flags that a lock guards. Subclasses are
// responsible for their own properties.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The identifier of the region. A monitored region replaces a region with the same identifier.
    public let identifier: String
    /// Whether the delegate is notified of entries; `true` by default.
    open var notifyOnEntry: Bool {
        get { flags.withLock(\.entry) }
        set { flags.withLock { $0.entry = newValue } }
    }
    /// Whether the delegate is notified of exits; `true` by default.
    open var notifyOnExit: Bool {
        get { flags.withLock(\.exit) }
        set { flags.withLock { $0.exit = newValue } }
    }
    let flags = Mutex<(entry: Bool, exit: Bool, display: Bool)>((true, true, false))

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Returns whether two regions have the same identifier.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

    /// The hash value of the identifier.
    open override var hash: Int { identifier.hashValue }

    func encloses(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}

/// The state of the location relative to a region.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clregionstate
public enum CLRegionState: Int, Sendable {
    /// No location is known yet.
    case unknown = 0
    /// The location is inside the region.
    case inside = 1
    /// The location is outside the region.
    case outside = 2
}
