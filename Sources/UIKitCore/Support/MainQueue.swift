import Dispatch
import Foundation

/// Tells whether code that belongs to no actor runs on the main one, where it may go on at once.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Tests run on the main actor and not on the main thread; its queue tells that.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
