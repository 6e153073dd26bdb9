import Foundation

#if canImport(ObjectiveC)
    import ObjectiveC
#endif

/// The key of an object that is associated with any other object, and retained by it.
///
/// The associated objects are those of the Objective-C runtime. UIKit for Linux declares the same functions.
@MainActor final class AssociationKey<Value: AnyObject> {
    /// The address of this key, which differs from that of any other key.
    private var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    /// Returns the associated object; `nil` if there is none.
    func value(of host: AnyObject) -> Value? { objc_getAssociatedObject(host, address) as? Value }

    /// Associates an object; `nil` removes the association.
    func set(_ value: Value?, of host: AnyObject) {
        objc_setAssociatedObject(host, address, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Returns the associated object. Without one, makes and associates it.
    func value(of host: AnyObject, _ make: () -> Value) -> Value {
        if let value = value(of: host) { return value }
        let value = make()
        set(value, of: host)
        return value
    }
}
