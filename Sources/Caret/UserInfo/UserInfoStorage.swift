import Foundation

/// Where the values are that are kept with one object. A host holds it, and does nothing else with it.
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
        weak var holder: (any HandlerHolder)?
        let number: Int
    }

    private var slots: [UserInfoPlace: Slot] = [:]
    /// What this module's own parts keep with the object.
    var watchers = Watchers()
    /// The handlers of the object's events, for whoever looks for one that leaks.
    private(set) var handlers: [WeakHandler] = []
    private var sweepCount = 8
    /// Those that keep closures without events, and that nobody else would lead an audit to.
    private var holders: [WeakHolder] = []
    private var holderSweepCount = 8
    /// How many were noted, so that one can ask for those which were since.
    private(set) var noteCount = 0
    /// What keeps the closures of the sections that the list shows.
    var holder: (any HandlerHolder)? { didSet { if holder != nil { LeakAudit.noteHandler() } } }
    /// Of the application's storage: what becomes of controllers that stay alive, and whether anybody looks.
    var auditMode = LeakAudit.Mode.names
    var isAuditing = false
    /// Of the application's storage: the handlers of this turn that have an owner.
    var freshHandlers: [WeakHandler] = []
    /// Of the application's storage: the handlers of clocks and the like.
    private(set) lazy var lasting = UserInfoStorage()
    /// Ends the sections that the list shows.
    var endSections: (@MainActor () -> Void)?

    /// Makes a storage without values.
    public init() {}

    func value(for place: UserInfoPlace) -> Any? {
        switch slots[place] {
        case .strong(let value): value
        case .weak(let reference): reference.object
        case nil: nil
        }
    }

    func set<Host, Value>(_ value: Value?, for key: UserInfoKey<Host, Value>) {
        // What is replaced may read or set values while it is freed: the slot is settled before.
        let old = slots[key.place]
        slots[key.place] = value.map { Self.slot(for: $0, key.keeping.kind) }
        withExtendedLifetime(old) {}
    }

    func note(_ subscription: Subscription) {
        if handlers.count >= sweepCount { sweep() }
        noteCount += 1
        handlers.append(WeakHandler(subscription: subscription, number: noteCount))
    }

    func note(_ holder: some HandlerHolder) {
        if holders.count >= holderSweepCount {
            holders.removeAll { $0.holder == nil }
            holderSweepCount = max(8, holders.count * 2)
        }
        noteCount += 1
        holders.append(WeakHolder(holder: holder, number: noteCount))
        LeakAudit.noteHandler()
    }

    /// What those keep that were noted after the first `count`.
    func heldHandlers(after count: Int) -> [HeldHandler] {
        let own = handlers.filter { $0.number > count }.compactMap(\.subscription).filter(\.isActive).map { subscription in
            HeldHandler(
                site: subscription.site, hasOwner: subscription.hasOwner, endsLater: subscription.endsTask, captures: subscription.captures
            ) { [weak subscription] in subscription?.cancel() }
        }
        return own + (holder?.heldHandlers ?? []) + holders.filter { $0.number > count }.flatMap { $0.holder?.heldHandlers ?? [] }
    }

    /// Takes away the handlers whose owners have died, which senders that live for ever would keep until their next event; now and then, so
    /// that it costs nothing to speak of.
    private func sweep() {
        let dead = handlers.compactMap(\.subscription).filter { !$0.isActive }
        handlers.removeAll { $0.subscription?.isActive != true }
        sweepCount = max(8, handlers.count * 2)
        for subscription in dead { subscription.cancel() }
    }

    func removeAll() {
        let old = slots
        slots = [:]
        withExtendedLifetime(old) {}
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
