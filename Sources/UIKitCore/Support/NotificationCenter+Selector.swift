import Foundation

/// Observers by selector.
///
/// ```swift
/// NotificationCenter.default.addObserver(self, selector: Selector("saved:", List.saved(_:)), name: .saved, object: nil)
/// ```
extension NotificationCenter {
    /// Has a method called for each notification of a name, of an object, or both; `nil` stands for any.
    ///
    /// The observer is not kept, and need not be removed. The method takes the notification, or nothing.
    /// > Difference from Apple: what is posted on another thread reaches the method on the main one, as soon as that is free.
    /// - Source: https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
    public func addObserver(
        _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?, object anObject: AnyObject?
    ) {
        SelectorObservers.shared.add(SelectorObserver(observer, aSelector, aName, anObject), anObject, to: self)
    }

    /// Ends all that an observer was added for.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove(from: self) { $0.isOf(observer) }
        removeObserver(observer as Any)
    }

    /// Ends what an observer was added for by a name, of an object, or both; `nil` stands for any.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: AnyObject?) {
        SelectorObservers.shared.remove(from: self) { entry in
            entry.isOf(observer) && (aName == nil || entry.name == aName) && (anObject.map(entry.isAbout) ?? true)
        }
        removeObserver(observer as Any, name: aName, object: anObject as Any?)
    }
}
