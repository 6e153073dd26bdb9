import Foundation
import OpenCombine

extension NotificationCenter {
    /// Returns a publisher of the notifications of a name.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - object: the sender of the notifications; `nil`, the default, for any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. It publishes what is posted while there is demand, and never finishes.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The centre that posts the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender of the notifications, which is retained; `nil` for any.
        public let object: AnyObject?

        /// Creates a publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<Downstream: Subscriber<Notification, Never>>(subscriber: Downstream) {
            subscriber.receive(subscription: NotificationSubscription(self, AnySubscriber(subscriber)))
        }

        /// Returns whether two publishers have the same centre, name and sender.
        public static func == (one: Self, other: Self) -> Bool {
            one.center == other.center && one.name == other.name && one.object === other.object
        }
    }
}

/// A subscription of notifications.
///
/// `@unchecked Sendable`: the lock protects everything that is written after `init`. A second lock, under which the
/// subscriber is called, keeps its calls apart.
private final class NotificationSubscription:
    Subscription, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()
    private var publisher: NotificationCenter.Publisher?
    private var downstream: AnySubscriber<Notification, Never>?
    private var observer: (any NSObjectProtocol)?
    private var demand = Subscribers.Demand.none

    init(_ publisher: NotificationCenter.Publisher, _ downstream: AnySubscriber<Notification, Never>) {
        self.publisher = publisher
        self.downstream = downstream
        observer = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [weak self] in
            self?.receive($0)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let released = lock.withLock { (publisher.take(), observer.take(), downstream.take()) }
        if let center = released.0?.center, let observer = released.1 { center.removeObserver(observer) }
    }

    private func receive(_ notification: Notification) {
        let downstream = lock.withLock { () -> AnySubscriber<Notification, Never>? in
            guard demand > .none else { return nil }
            demand -= 1
            return self.downstream
        }
        guard let downstream else { return }
        let further = downstreamLock.withLock { downstream.receive(notification) }
        lock.withLock { demand += further }
    }

    var description: String { "NotificationCenter Observer" }
    var playgroundDescription: Any { description }
    var customMirror: Mirror {
        let (current, demand) = lock.withLock { (publisher, self.demand) }
        let children: [Mirror.Child] = [
            ("center", current?.center as Any), ("name", current?.name as Any), ("object", current?.object as Any), ("demand", demand),
        ]
        return Mirror(self, children: children)
    }
}
