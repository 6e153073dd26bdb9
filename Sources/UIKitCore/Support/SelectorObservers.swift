import Foundation

/// An observer of notifications with the selector of its method.
///
/// `@unchecked Sendable`: no property is written after `init`. The weak references are read on the main actor only,
/// since a reader retains the object briefly and may be the last to release it. Other threads compare addresses only.
final class SelectorObserver: @unchecked Sendable {
    private weak let observer: AnyObject?
    private weak let object: AnyObject?
    private let observerID: ObjectIdentifier
    private let objectID: ObjectIdentifier?
    private let selector: Selector
    let name: Notification.Name?

    init(_ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: AnyObject?) {
        self.observer = observer
        self.selector = selector
        self.name = name
        self.object = object
        observerID = ObjectIdentifier(observer)
        objectID = object.map(ObjectIdentifier.init)
    }

    /// Whether the observer or the observed object was deallocated.
    @MainActor var isExpired: Bool { observer == nil || (objectID != nil && object == nil) }

    /// Returns whether the object is the observer.
    func isObserver(_ other: AnyObject) -> Bool { observerID == ObjectIdentifier(other) }
    /// Returns whether the observer observes notifications of the object only.
    func isForObject(_ other: AnyObject) -> Bool { objectID == ObjectIdentifier(other) }

    /// Calls the method: synchronously on the main actor, otherwise as soon as the main thread is free.
    func receive(_ notification: Notification) {
        let box = UncheckedSendableBox(notification)
        MainQueue.run("a notification") { self.call(box.value) }
    }

    @MainActor private func call(_ note: Notification) {
        guard !isExpired, let observer, !selector.perform(on: observer, with: [note]) else { return }
        Diagnostics.report(
            "notification.selector",
            "\(type(of: observer)) has no method '\(selector)' that takes a Notification or nothing; \(note.name.rawValue) is not delivered."
        )
    }
}

/// All observers with selectors, and the tokens that remove them from their centres.
///
/// `@unchecked Sendable`: a lock guards all state.
final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    private struct Entry {
        weak var center: NotificationCenter?
        let observer: SelectorObserver
        let token: any NSObjectProtocol
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    /// The number of entries above which entries of deallocated objects are removed.
    private var limit = 64

    func add(_ observer: SelectorObserver, _ object: AnyObject?, to center: NotificationCenter) {
        let token = center.addObserver(forName: observer.name, object: object, queue: nil) { observer.receive($0) }
        lock.withLock { entries.append(Entry(center: center, observer: observer, token: token)) }
        if MainQueue.isCurrent { MainActor.assumeIsolated { removeExpired() } }
    }

    /// Removes the entries of deallocated objects if there may be many of them.
    @MainActor private func removeExpired() {
        let expiredEntries = lock.withLock {
            guard entries.count > limit else { return [Entry]() }
            let expiredEntries = remove { $0.center == nil || $0.observer.isExpired }
            limit = max(64, entries.count * 2)
            return expiredEntries
        }
        end(expiredEntries)
    }

    func remove(from center: NotificationCenter, where matches: (SelectorObserver) -> Bool) {
        end(lock.withLock { remove { $0.center === center && matches($0.observer) } })
    }

    private func remove(_ matches: (Entry) -> Bool) -> [Entry] {
        let removedEntries = entries.filter(matches)
        if !removedEntries.isEmpty { entries.removeAll(where: matches) }
        return removedEntries
    }

    private func end(_ entries: [Entry]) {
        for entry in entries { entry.center?.removeObserver(entry.token as Any) }
    }
}
