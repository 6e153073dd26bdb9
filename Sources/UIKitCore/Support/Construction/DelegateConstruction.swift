/// Makes delegates whose class is known at run time only.
@MainActor package enum DelegateConstruction {
    /// A new object of the class by its `init()`; `nil` if the class is not below `NSObject`.
    package static func make(_ type: AnyClass) -> NSObject? {
        guard let type = type as? NSObject.Type else { return nil }
        return unsafeBitCast(type, to: ConstructibleObject.Type.self).init()
    }
}
