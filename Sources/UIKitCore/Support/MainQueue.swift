import Dispatch
import Foundation

/// Determines whether code outside actors runs on the main actor, so that it can continue synchronously there.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the current code runs on the main queue. Tests run on the main actor but not on the main thread; the
    /// key of the queue detects this.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
