import Foundation

/// An object that becomes the delegate of another object, and calls the app's delegate, other observers and closures.
///
/// Subclasses implement the methods of a protocol. The object retains its forwarder by association.
@MainActor class DelegateForwarder: NSObject {
    let list = RecipientList()
    /// Sets the object's delegate again, because UIKit stores which methods a delegate has.
    var reinstall: (@MainActor () -> Void)?

    /// Adds a proxy to the recipients.
    func add(_ proxy: any DelegateProxy) {
        list.add(proxy)
        #if canImport(ObjectiveC)
            ForwarderReference.key.set(ForwarderReference(self), of: proxy)
        #endif
    }

    #if canImport(ObjectiveC)
        /// Whether closures handle the methods of the protocols, by selector.
        private lazy var methods = makeMethods()

        /// Returns the methods of the protocols, with whether closures handle them.
        func makeMethods() -> [Selector: @MainActor () -> Bool] { [:] }

        /// Returns `true` for the methods that the app's delegate, an observer or a closure has.
        override func responds(to selector: Selector!) -> Bool {
            guard let selector else { return false }
            return MainActor.assumeIsolated {
                guard let hasHandlers = methods[selector] else {
                    return super.responds(to: selector) || list.delegate?.responds(to: selector) == true
                }
                return hasHandlers() || list.all.contains { !($0 is any DelegateProxy) && $0.responds(to: selector) }
            }
        }

        /// Forwards the methods that this class does not know to the app's delegate.
        override func forwardingTarget(for selector: Selector!) -> Any? {
            MainActor.assumeIsolated { list.delegate }
        }
    #endif
}

#if canImport(ObjectiveC)
    /// The forwarder of a proxy.
    @MainActor final class ForwarderReference {
        static let key = AssociationKey<ForwarderReference>()

        private(set) weak var forwarder: DelegateForwarder?

        init(_ forwarder: DelegateForwarder) { self.forwarder = forwarder }
    }
#endif

/// The forwarders of one object, by their classes.
@MainActor final class ForwarderTable {
    static let key = AssociationKey<ForwarderTable>()

    private var forwarders: [ObjectIdentifier: DelegateForwarder] = [:]

    subscript<Forwarder: DelegateForwarder>(_ type: Forwarder.Type) -> Forwarder? {
        get { forwarders[ObjectIdentifier(type)] as? Forwarder }
        set { forwarders[ObjectIdentifier(type)] = newValue }
    }
}

extension Hooks {
    /// Returns the forwarder that is the delegate of an object. Makes it on first use.
    ///
    /// A delegate that the app has set in the meantime becomes that of the forwarder.
    ///
    /// - Parameters:
    ///   - host: The object, which retains the forwarder.
    ///   - make: Makes the forwarder.
    ///   - read: Returns the object's delegate.
    ///   - write: Sets the object's delegate; `nil` for an object whose delegate is set only by its initializer.
    static func forwarder<Forwarder: DelegateForwarder>(
        of host: AnyObject, _ make: @autoclosure () -> Forwarder, _ read: () -> AnyObject?, _ write: (@MainActor (Forwarder?) -> Void)?
    ) -> Forwarder {
        let table = ForwarderTable.key.value(of: host) { ForwarderTable() }
        let current = read()
        // The initializer of an interaction may have been called with a forwarder.
        if table[Forwarder.self] == nil, let own = current as? Forwarder { table[Forwarder.self] = own }
        let forwarder = table[Forwarder.self] ?? make()
        table[Forwarder.self] = forwarder
        guard current !== forwarder else { return forwarder }
        guard let write else {
            report(
                "apple.delegate", "\(type(of: host)) has a delegate that cannot be replaced. Make it by its initializer with a closure.",
                at: SourceLocation(#fileID, #line))
            return forwarder
        }
        forwarder.list.delegate = current
        write(forwarder)
        forwarder.reinstall = { [weak forwarder] in
            write(nil)
            write(forwarder)
        }
        return forwarder
    }
}
