import Foundation

/// Notification observers with selectors.
///
/// ```swift
/// NotificationCenter.default.addObserver(self, selector: Selector("saved:", List.saved(_:)), name: .saved, object: nil)
/// ```
extension NotificationCenter {
    /// Calls a method for each notification with a name, an object, or both; `nil` matches any.
    ///
    /// The observer is not retained, and need not be removed. The method has the notification as its argument, or no
    /// argument.
    /// > Difference from Apple: If a notification is posted on another thread, the method is called on the main
    /// > thread, as soon as that thread is free.
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
    public func addObserver(
        _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?, object anObject: AnyObject?
    ) {
        SelectorObservers.shared.add(SelectorObserver(observer, aSelector, aName, anObject), anObject, to: self)
    }

    /// Removes an observer.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove(from: self) { $0.isObserver(observer) }
        removeObserver(observer as Any)
    }

    /// Removes an observer for a name, an object, or both; `nil` matches any.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: AnyObject?) {
        SelectorObservers.shared.remove(from: self) { entry in
            entry.isObserver(observer) && (aName == nil || entry.name == aName) && (anObject.map(entry.isForObject) ?? true)
        }
        removeObserver(observer as Any, name: aName, object: anObject as Any?)
    }
}
