import Dispatch
import Foundation

/// Determines whether code outside actors runs on the main actor, where it can continue synchronously.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the current code runs on the main queue. Tests run on the main actor but not on the main thread, which
    /// the queue's key detects.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
