import Foundation

/// The values that are stored with one object. The host retains this object and does not use it otherwise.
@MainActor public final class UserInfoStorage {
    private enum Slot {
        case strong(Any)
        case weak(WeakReference)
    }

    private struct WeakReference {
        weak var object: AnyObject?
    }

    struct WeakHandler {
        weak var subscription: Subscription?
        let number: Int
    }

    private struct WeakHolder {
        weak var holder: (any HandlerRetaining)?
        let number: Int
    }

    private var slots: [UserInfoKeyLocation: Slot] = [:]
    /// The observers that other parts of this module have added.
    var watchers = Watchers()
    /// The handlers of the object's events, for the leak audit.
    private(set) var handlers: [WeakHandler] = []
    /// The number of handlers at which the inactive ones are removed.
    private var sweepCount = 8
    /// The chains of the object's events, for the leak audit.
    private var chains: [HandlerChainReference] = []
    private var chainSweepCount = 8
    /// The objects that retain closures that are not handlers of events. The audit would not find these objects
    /// otherwise.
    private var registeredHolders: [WeakHolder] = []
    /// The number of registered objects at which the deallocated ones are removed.
    private var holderSweepCount = 8
    /// The number of handlers and objects that were registered so far. A query can be limited to later registrations.
    private(set) var registrationCount = 0
    /// The object that retains the closures of the sections of a list.
    var holder: (any HandlerRetaining)? { didSet { if holder != nil { LeakAudit.startIfNeeded() } } }
    /// The mode of the leak audit, and whether the audit has started. Used only in the application's storage.
    var auditMode = LeakAudit.Mode.names
    var isAuditing = false
    /// The handlers with an owner that were added in this turn. Used only in the application's storage.
    var freshHandlers: [WeakHandler] = []
    /// The other closures with an owner that were added in this turn. Used only in the application's storage.
    var freshClosures: [OwnerCheck.Closure] = []
    /// The handlers of tickers and other objects without a view or controller. Used only in the application's
    /// storage.
    private(set) lazy var globalStorage = UserInfoStorage()
    /// Removes the observers of the section list that the view shows.
    var endSections: (@MainActor () -> Void)?

    /// Makes an empty storage.
    public init() {}

    func value(for location: UserInfoKeyLocation) -> Any? {
        switch slots[location] {
        case .strong(let value): value
        case .weak(let reference): reference.object
        case nil: nil
        }
    }

    func set<Host, Value>(_ value: Value?, for key: UserInfoKey<Host, Value>) {
        // Store the new value first, because releasing the old one may read or set values.
        let oldValue = slots[key.location]
        slots[key.location] = value.map { Self.slot(for: $0, key.keeping.kind) }
        withExtendedLifetime(oldValue) {}
    }

    func register(_ subscription: Subscription) {
        if handlers.count >= sweepCount { sweep() }
        registrationCount += 1
        handlers.append(WeakHandler(subscription: subscription, number: registrationCount))
    }

    func register(_ chain: AnyHandlerChain) {
        if chains.count >= chainSweepCount { sweepChains() }
        chains.append(chain.reference)
    }

    func register(_ holder: some HandlerRetaining) {
        if registeredHolders.count >= holderSweepCount {
            registeredHolders.removeAll { $0.holder == nil }
            holderSweepCount = max(8, registeredHolders.count * 2)
        }
        registrationCount += 1
        registeredHolders.append(WeakHolder(holder: holder, number: registrationCount))
        LeakAudit.startIfNeeded()
    }

    /// The handlers in the chains of the object.
    var chainedHandlers: [Subscription] { chains.flatMap { $0.chain?.subscriptions ?? [] } }

    /// Returns the closures of the handlers and objects that were registered after the first `count` registrations.
    ///
    /// - Parameter former: The handlers in chains to leave out; none by default.
    func heldHandlers(after count: Int, except former: [Subscription] = []) -> [RetainedHandler] {
        let formerHandlers = Set(former.map { ObjectIdentifier($0) })
        let inChains = chainedHandlers.filter { !formerHandlers.contains(ObjectIdentifier($0)) }
        let others = handlers.filter { $0.number > count }.compactMap(\.subscription).filter(\.isActive)
        let eventHandlers = (inChains + others).map { subscription in
            RetainedHandler(
                site: subscription.site, hasOwner: subscription.hasOwner, endsLater: subscription.isAwaitedByTask,
                captures: subscription.record?.captures, taskObject: subscription.record?.taskObject
            ) { [weak subscription] in subscription?.cancel() }
        }
        return eventHandlers + (holder?.retainedHandlers ?? [])
            + registeredHolders.filter { $0.number > count }.flatMap { $0.holder?.retainedHandlers ?? [] }
    }

    /// Removes the handlers whose owners have been deallocated. Otherwise, long-lived senders would retain them until
    /// the next event. The threshold doubles, so that the amortized cost is constant.
    private func sweep() {
        let inactiveSubscriptions = handlers.compactMap(\.subscription).filter { !$0.isActive }
        handlers.removeAll { $0.subscription?.isActive != true }
        sweepCount = max(8, handlers.count * 2)
        for subscription in inactiveSubscriptions { subscription.cancelIfAbandoned() }
    }

    /// Removes the chains that are gone, after the handlers whose owners have been deallocated, as for handlers.
    private func sweepChains() {
        let current = chains
        for reference in current { reference.chain?.cancelAbandoned() }
        chains.removeAll { $0.chain == nil }
        chainSweepCount = max(8, chains.count * 2)
    }

    func removeAll() {
        let oldSlots = slots
        slots = [:]
        withExtendedLifetime(oldSlots) {}
    }

    private static func slot<Value>(for value: Value, _ kind: UserInfoKeeping<Value>.Kind) -> Slot {
        switch kind {
        case .strong: .strong(value)
        case .weak: .weak(WeakReference(object: value as AnyObject))
        case .copy: .strong(copy(of: value))
        }
    }

    private static func copy<Value>(of value: Value) -> Value {
        guard let copied = (value as? any NSCopying)?.copy(with: nil) as? Value else {
            preconditionFailure(
                "UserInfo: the copy of a \(type(of: value)) is no \(Value.self). Declare the key for the class that its copies have.")
        }
        return copied
    }
}
