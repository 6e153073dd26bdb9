/// The storage of objects, which they retain by association.
extension Hooks {
    private static let storages = AssociationKey<UserInfoStorage>()

    /// Returns the storage of an event source; `nil` for sources without storage.
    static func storage(of source: any EventSource) -> UserInfoStorage? {
        switch source {
        case let presentation as UIPresentationController:
            (presentation.presentedViewController as UIViewController?).map { storage(of: $0) }
        case is CADisplayLink, is CAAnimation, is NotificationCenter, is Ticker: globalHandlerStorage
        default: storage(of: source as AnyObject)
        }
    }

    /// The storage of the handlers whose senders have no storage, such as display links and notification centres.
    static var globalHandlerStorage: UserInfoStorage? { applicationStorage?.globalStorage }

    /// The storage of the running application.
    static var applicationStorage: UserInfoStorage? { storage(of: UIApplication.shared as AnyObject) }

    /// Returns the existing storage of an object, without making one.
    static func existingStorage(of object: AnyObject) -> UserInfoStorage? {
        guard let presentation = object as? UIPresentationController else { return storages.value(of: object) }
        return (presentation.presentedViewController as UIViewController?).flatMap { storages.value(of: $0) }
    }

    /// Returns the storage of a responder.
    static func userInfoStorage(of responder: UIResponder) -> UserInfoStorage { storage(of: responder) }

    /// Returns the storage of a recognizer.
    static func userInfoStorage(of recognizer: UIGestureRecognizer) -> UserInfoStorage { storage(of: recognizer) }

    /// Returns the storage of a bar item.
    static func userInfoStorage(of item: UIBarItem) -> UserInfoStorage { storage(of: item) }

    private static func storage(of object: AnyObject) -> UserInfoStorage {
        storages.value(of: object) {
            let storage = UserInfoStorage()
            storage.watchers.begin = { [weak object, weak storage] in
                if let object, let storage { beginObserving(object, for: storage) }
            }
            return storage
        }
    }
}
