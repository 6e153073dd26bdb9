import Foundation
import Synchronization

/// A part of the Earth that one can enter and leave.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clregion
// The stored properties are constants of Sendable types, the flags behind a lock; subclasses answer for their own.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The app's own name for it; regions with the same one replace each other.
    public let identifier: String
    /// Whether the delegate is told that it was entered; `true` by default.
    open var notifyOnEntry: Bool {
        get { flags.withLock(\.entry) }
        set { flags.withLock { $0.entry = newValue } }
    }
    /// Whether the delegate is told that it was left; `true` by default.
    open var notifyOnExit: Bool {
        get { flags.withLock(\.exit) }
        set { flags.withLock { $0.exit = newValue } }
    }
    let flags = Mutex<(entry: Bool, exit: Bool, display: Bool)>((true, true, false))

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Regions are equal if their identifiers are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

    /// Follows the identifier.
    open override var hash: Int { identifier.hashValue }

    func holds(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}

/// Where somebody is as seen from a region.
///
/// - Source: https://developer.apple.com/documentation/corelocation/clregionstate
public enum CLRegionState: Int, Sendable {
    /// No location has come yet.
    case unknown = 0
    /// In it.
    case inside = 1
    /// Not in it.
    case outside = 2
}
