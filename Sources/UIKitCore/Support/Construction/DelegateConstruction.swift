/// Creates delegates whose class is known only at run time.
@MainActor package enum DelegateConstruction {
    /// Returns a new object of the class, created with `init()`; `nil` if the class does not inherit from `NSObject`.
    package static func make(_ type: AnyClass) -> NSObject? {
        guard let type = type as? NSObject.Type else { return nil }
        return unsafeBitCast(type, to: ConstructibleObject.Type.self).init()
    }
}
